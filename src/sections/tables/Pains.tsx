import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** What hurts, as stairs: each comes back a step later, to somebody else's desk. */
export function Pains({ pains }: { pains: Content<"tables">["pains"] }) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{pains.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{pains.lead}</p>
        <ol className="tables-stairs">
          {pains.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
