import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** Support, uptime, export and leaving: on the pages where a buyer decides. */
export function BeforeYouSign({ before }: { before: Content<"pricing">["before"] }) {
  return (
    <section id="before-you-sign" className="border-t border-line py-16">
      <Page>
        <h2 className="text-heading">{before.title}</h2>
        <dl className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2">
          {before.items.map(({ term, text, link }) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="mt-2 max-w-prose text-ink-muted">{text}</dd>
              {link && (
                <dd className="mt-1">
                  <TextLink href={link.href.href}>{link.label}</TextLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
