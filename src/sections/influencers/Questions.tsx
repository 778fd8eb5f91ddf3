import type { Content } from "#content/collections.ts";
import { existingLinks, OnwardLinks } from "#sections/shared/links.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface QuestionsProps {
  questions: Content<"influencers">["questions"];
  merchants: Content<"influencers">["merchants"];
}

/** What creators ask; beside it the way for those who came as a brand. */
export function Questions({ questions, merchants }: QuestionsProps) {
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="mb-6 text-heading">{questions.title}</h2>
          <Accordion
            name="creators-question"
            items={questions.items.map(({ id, question, answer, link }) => ({
              id: `question-${id}`,
              title: question,
              content: (
                <>
                  <p>{answer}</p>
                  {existingLinks(link === undefined ? [] : [link]).map(({ label, href }) => (
                    <TextLink key={label} look="onward" href={href.href}>
                      {label}
                    </TextLink>
                  ))}
                </>
              ),
            }))}
          />
        </div>
        <aside className="lg:col-span-4 lg:mt-3 lg:border-l lg:border-line lg:pl-8">
          <h2 className="text-title">{merchants.title}</h2>
          <p className="mt-3 text-ink-muted">{merchants.text}</p>
          <OnwardLinks links={merchants.links} stacked />
        </aside>
      </Page>
    </section>
  );
}
