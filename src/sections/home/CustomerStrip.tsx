import type { Content } from "#content/collections.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import type { CustomerStory } from "#content/read.ts";
import { caseStudyHref } from "#sections/customers/stories.ts";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

const cell = "grid place-items-center px-1 py-2";

interface CustomerStripProps extends Pick<Content<"home">, "customers"> {
  stories: readonly CustomerStory[];
}

/** Customers' names as drawn logos, which lead to their case studies. */
export function CustomerStrip({ customers, stories }: CustomerStripProps) {
  const storyOf = (name: string) => stories.find(({ story }) => story.name.startsWith(name));
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
          {customers.logos.map((name) => {
            const told = storyOf(name);
            return (
              <li key={name} className="grid min-h-24 border-e border-b border-line">
                {told === undefined ? (
                  <span className={cell}>
                    <Wordmark name={name} />
                  </span>
                ) : (
                  <a
                    href={caseStudyHref(told.slug)}
                    className={cx(cell, "transition-colors hover:bg-raised hover:text-persimmon")}
                  >
                    <Wordmark name={name} />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </Page>
    </section>
  );
}
