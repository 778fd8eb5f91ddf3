import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { Page } from "#ui/Page.tsx";

interface BeginnersAskProps {
  questions: Content<"emergingTalent">["questions"];
}

/** Questions of beginners, and where those go who are further on. */
export function BeginnersAsk({ questions }: BeginnersAskProps) {
  const { title, items, aside, links } = questions;
  return (
    <section className="border-t border-line py-section">
      <Page className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
        <div>
          <h2 className="text-heading">{title}</h2>
          <h3 className="mt-8 text-title">{aside.title}</h3>
          <p className="mt-1 text-ink-muted">{aside.text}</p>
          <OnwardLinks links={links} stacked />
        </div>
        <Accordion
          name="talent-question"
          open={`question-${items[0]?.id ?? ""}`}
          items={items.map(({ id, question, answer }) => ({
            id: `question-${id}`,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Page>
    </section>
  );
}
