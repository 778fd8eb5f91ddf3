import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { Page } from "#ui/Page.tsx";

interface QuestionsProps {
  questions: Content<"downloads">["questions"];
}

/** Four questions, one answered at a time (docs/specification.md, 4.6), and where they lead on to. */
export function Questions({ questions }: QuestionsProps) {
  const { title, items, links } = questions;
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <Accordion
          name="downloads-question"
          className="lg:order-2 lg:col-span-7 lg:self-start"
          items={items.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
        <div className="-order-1 lg:order-1 lg:col-span-5">
          <h2 className="text-heading">{title}</h2>
          <OnwardLinks links={links} stacked />
        </div>
      </Page>
    </section>
  );
}
