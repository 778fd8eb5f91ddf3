import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SewnLabel } from "./SewnLabel.tsx";
import type { Customer } from "./stories.ts";

interface HangingProps {
  hero: Content<"customersPage">["hero"];
  customers: readonly Customer[];
  labels: Content<"interface">;
}

/** The headline, and below it their labels on one line, each of which leads to its story further down. */
export function Hanging({ hero, customers, labels }: HangingProps) {
  return (
    <section className="customers-hero">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <p className="mt-5 max-w-prose text-lead">{hero.lead}</p>
      </Page>
      <div className="hanging">
        <svg aria-hidden="true" viewBox="0 0 1200 120" preserveAspectRatio="none">
          <path d="M-10 10C300 120 900 120 1210 30" vectorEffect="non-scaling-stroke" />
        </svg>
        <Page>
          <ol>
            {customers.map((customer) => (
              <li key={customer.slug}>
                <a href={`#${customer.slug}`}>
                  <SewnLabel customer={customer} labels={labels} />
                </a>
              </li>
            ))}
          </ol>
        </Page>
      </div>
    </section>
  );
}
