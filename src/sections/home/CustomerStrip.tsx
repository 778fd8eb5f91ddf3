import type { Content } from "#content/collections.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { Page } from "#ui/Page.tsx";

/** Customers' names as drawn logos. */
export function CustomerStrip({ customers }: Pick<Content<"home">, "customers">) {
  return (
    <section aria-labelledby="customers-title">
      <Page className="grid gap-y-6 pb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="customers-title" className="text-title">
            {customers.claim}
          </h2>
          <p className="text-small text-ink-muted">
            {customers.hint} <Sample when={customers.sample} />
          </p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] border-s border-t border-line md:grid-cols-4">
          {customers.logos.map((name) => (
            <li
              key={name}
              className="grid min-h-24 place-items-center border-e border-b border-line px-1 py-2"
            >
              <Wordmark name={name} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
