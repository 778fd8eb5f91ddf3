import type { Content } from "#content/collections.ts";
import { customerHref } from "#sections/customers/stories.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface WayOnProps {
  slug: string;
  words: Content<"caseStudy">["onward"];
}

/** What to do with a story that has been read: try it, weigh it, or keep its one page. */
export function WayOn({ slug, words }: WayOnProps) {
  const summary = {
    label: words.summary,
    href: { href: customerHref(slug), external: false },
  };
  return (
    <section className="bg-sunken py-16">
      <Page className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-center">
        <h2 className="text-title lg:col-span-5">{words.title}</h2>
        <ul className="flex flex-wrap gap-x-8 lg:col-span-7">
          {existingLinks([...words.links, summary]).map(({ label, href }) => (
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
