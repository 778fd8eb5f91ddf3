import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { FeatureSign } from "./FeatureSign.tsx";

/** Of the cells: three to a row, three of one width, then two to a row. */
const widths = [
  "lg:col-span-4",
  "lg:col-span-5",
  "lg:col-span-3",
  "lg:col-span-4",
  "lg:col-span-4",
  "lg:col-span-4",
] as const;

/** What the table can do, on a sheet of cells with letters above and numbers beside. */
export function Features({ features }: { features: Content<"tables">["features"] }) {
  return (
    <section className="border-t border-line py-section">
      <Page>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="max-w-prose text-heading">{features.title}</h2>
          <p className="max-w-form text-lead">{features.lead}</p>
        </div>
        <ul className="mt-14 grid gap-px overflow-hidden rounded-large border border-line-strong bg-line md:grid-cols-2 lg:grid-cols-12">
          {features.items.map(({ id, title, text, sign }, i) => (
            <li key={id} className={cx("bg-raised p-6", widths[i] ?? "lg:col-span-6")}>
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
