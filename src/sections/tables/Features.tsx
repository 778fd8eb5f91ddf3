import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { FeatureSign } from "./FeatureSign.tsx";

/** What the table can do, on a sheet of cells with letters above and numbers beside. */
export function Features({ features }: { features: Content<"tables">["features"] }) {
  return (
    <section className="border-t border-line py-section">
      <Page>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="max-w-prose text-heading">{features.title}</h2>
          <p className="max-w-form text-lead">{features.lead}</p>
        </div>
        <ul className="tables-sheet">
          {features.items.map(({ id, title, text, sign }) => (
            <li key={id}>
              <FeatureSign id={id} words={sign} />
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
