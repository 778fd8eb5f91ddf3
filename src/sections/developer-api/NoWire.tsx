import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface NoWireProps {
  none: Content<"developerApi">["none"];
  /** What is said of a link that leads to another site. */
  external: string;
}

/** An end of wire that leads nowhere. */
const looseEndClasses = [
  "relative max-w-168 pl-14 before:absolute before:top-[0.35lh] before:left-0 before:h-1.5 before:w-9",
  "before:border-y before:border-r-4 before:border-line-strong before:border-r-persimmon",
].join(" ");

/** What there is no interface for, and where to ask. */
export function NoWire({ none, external }: NoWireProps) {
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-heading">{none.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{none.lead}</p>
          <ul className="mt-8 grid gap-5">
            {none.items.map((item) => (
              <li key={item} className={looseEndClasses}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h3 className="text-title">{none.docs}</h3>
          <ul className="mt-4 grid gap-2">
            {existingLinks(none.links).map(({ label, href }) => (
              <li key={label}>
                <TextLink href={href.href} className="inline-flex min-h-6 items-center gap-2">
                  {label}
                  {href.external && <OutwardMark hint={external} />}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
