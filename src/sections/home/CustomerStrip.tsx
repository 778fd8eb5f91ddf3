import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface CustomerStripProps {
  customers: Content<"home">["customers"];
  labels: Content<"interface">;
}

/** Who trusts the product: names set as small signs, each next to its own stone. */
export function CustomerStrip({ customers, labels }: CustomerStripProps) {
  return (
    <section aria-labelledby="customers-title" className="border-y border-line">
      <Page className="grid gap-x-10 gap-y-8 py-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-4">
          <h2 id="customers-title" className="text-title">
            {customers.claim}
          </h2>
          <p className="mt-2 text-small text-ink-muted">
            {customers.hint}{" "}
            {customers.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          </p>
        </div>
        <ul className="flex flex-wrap gap-x-9 gap-y-5 lg:col-span-8 lg:justify-between">
          {customers.logos.map((name, i) => (
            <li key={name} className="flex items-center gap-2.5">
              <Stone
                seed={name}
                className={
                  i % 2 === 0
                    ? "size-5 shrink-0 fill-ink-muted"
                    : "size-5 shrink-0 fill-none stroke-ink-muted"
                }
              />
              <span
                className={i % 3 === 1 ? "font-medium tracking-tight" : "font-display text-lead"}
              >
                {name}
              </span>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
