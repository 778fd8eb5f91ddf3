import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface MistakeProps {
  mistake: Content<"editorialGuidelines">["mistake"];
  /** Where a reader writes to. */
  email: string;
}

/** The end: whom to tell, as large as a headline. */
export function Mistake({ mistake, email }: MistakeProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-title">{mistake.title}</h2>
        <p className="mt-4 mb-6 font-display text-[min(var(--text-heading),6.4vw)] leading-[1.15] wrap-anywhere">
          <a
            href={`mailto:${email}`}
            className="underline decoration-1 underline-offset-8 hover:decoration-2"
          >
            {email}
          </a>
        </p>
        <p className="max-w-form">{mistake.text}</p>
        <ul className="mt-8 flex flex-wrap gap-x-8">
          {existingLinks(mistake.links).map(({ label, href }) => (
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
