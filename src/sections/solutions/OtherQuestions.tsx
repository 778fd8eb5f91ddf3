import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface OtherQuestionsProps {
  other: Content<"solutions">["other"];
}

/** Other ways in: a question on each line, and the page that answers it. */
export function OtherQuestions({ other }: OtherQuestionsProps) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{other.title}</h2>
        <ul className="mt-8">
          {existingLinks(other.items).map(({ question, label, href }) => (
            <li
              key={label}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 text-lead/body md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-baseline"
            >
              <span className="font-display italic">{question}</span>
              <TextLink look="onward" href={href.href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
