import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface OtherQuestionsProps {
  other: Content<"solutions">["other"];
  exists: PageExists;
}

/** Other ways in: a question on each line, and the page that answers it. */
export function OtherQuestions({ other, exists }: OtherQuestionsProps) {
  return (
    <section className="other-band">
      <Page>
        <h2 className="text-heading">{other.title}</h2>
        <ul className="other-list">
          {presentLinks(other.items, exists).map(({ question, label, href }) => (
            <li key={label}>
              <span>{question}</span>
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
