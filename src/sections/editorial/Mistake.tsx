import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface MistakeProps {
  mistake: Content<"editorialGuidelines">["mistake"];
  /** Where a reader writes to. */
  email: string;
  exists: PageExists;
}

/** The end: whom to tell, as large as a headline. */
export function Mistake({ mistake, email, exists }: MistakeProps) {
  return (
    <section className="mistake">
      <Page>
        <h2 className="text-title">{mistake.title}</h2>
        <p className="mistake-email">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="max-w-form">{mistake.text}</p>
        <ul>
          {presentLinks(mistake.links, exists).map(({ label, href }) => (
            <li key={label}>
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
