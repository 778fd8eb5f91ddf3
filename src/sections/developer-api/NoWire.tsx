import type { Content } from "#model/kinds.ts";
import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface NoWireProps {
  none: Content<"developerApi">["none"];
  exists: PageExists;
  /** What is said of a link that leads to another site. */
  external: string;
}

/** What there is no interface for, and where to ask. */
export function NoWire({ none, exists, external }: NoWireProps) {
  return (
    <section className="no-wire py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-heading">{none.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{none.lead}</p>
          <ul className="loose-ends">
            {none.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h3 className="text-title">{none.docs}</h3>
          <ul className="no-wire-links">
            {presentLinks(none.links, exists).map(({ label, href }) => (
              <li key={label}>
                <TextLink href={href.href}>
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
