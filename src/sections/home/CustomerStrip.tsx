import type { Content } from "#content/collections.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface CustomerStripProps {
  customers: Content<"home">["customers"];
  labels: Content<"interface">;
}

/** Customers' names as drawn logos. */
export function CustomerStrip({ customers, labels }: CustomerStripProps) {
  return (
    <section aria-labelledby="customers-title">
      <Page className="grid gap-y-8 py-10 lg:py-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="customers-title" className="text-title">
            {customers.claim}
          </h2>
          <p className="text-small text-ink-muted">
            {customers.hint}{" "}
            {customers.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          </p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-4 gap-y-6 text-ink lg:grid-cols-4">
          {customers.logos.map((name, i) => (
            <li key={name}>
              <Wordmark name={name} serif={i % 3 !== 1} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
