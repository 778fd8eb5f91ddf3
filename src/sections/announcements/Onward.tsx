import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface OnwardProps {
  closing: Content<"announcements">["closing"];
}

/** The ground the stem stands in: where one goes from here. */
export function Onward({ closing }: OnwardProps) {
  return (
    <section className="border-t border-line-strong bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{closing.title}</h2>
        <ul className="mt-8 grid grid-cols-1">
          {existingLinks(closing.links).map(({ label, text, href }) => (
            <li
              key={label}
              className="grid grid-cols-1 items-baseline gap-x-8 border-t border-line py-3 md:grid-cols-4-8"
            >
              <TextLink look="onward" href={href.href}>
                {label}
              </TextLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
