import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface OnwardProps {
  closing: Content<"freeToolsPage">["closing"];
  exists: PageExists;
}

/** Where the figures come from that a tool asks for. */
export function Onward({ closing, exists }: OnwardProps) {
  return (
    <section className="tool-onward-band border-t border-line py-section">
      <Page className="tool-onward">
        <div>
          <h2 className="text-heading">{closing.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{closing.lead}</p>
        </div>
        <ul>
          {presentLinks(closing.links, exists).map(({ label, text, href }) => (
            <li key={label}>
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
