import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** Support, uptime, export and leaving: on the pages where a buyer decides. */
export function BeforeYouSign({ before }: { before: Content<"pricing">["before"] }) {
  return (
    <section id="before-you-sign" className="border-t border-line py-band">
      <Page>
        <h2 className="text-title">{before.title}</h2>
        <dl className="mt-5 grid gap-x-8 gap-y-6 text-small/body md:grid-cols-2 lg:grid-cols-4">
          {before.items.map(({ title, text, link }) => (
            <div key={title} className="border-t-2 border-moss pt-3">
              <dt className="text-base font-medium">{title}</dt>
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
