import { pageExists } from "#content/existing-pages.ts";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { PricingCard } from "./PricingCard.tsx";

interface PricingProps {
  pricing: Content<"home">["pricing"];
  plans: Content<"plans">["plans"];
}

/** The sand parts around all that lies in the middle. */
const stones = [{ cx: 600, cy: 300, rx: 560, ry: 225, squareness: 5 }];

/** The plans that home shows, and the free trial before any of them. */
export function Pricing({ pricing, plans }: PricingProps) {
  const shown = plans.filter(({ home }) => home !== undefined);
  return (
    <section className="relative isolate overflow-hidden border-t border-line py-section">
      <RakedGround
        viewBox={[-200, 0, 1600, 600]}
        stones={stones}
        gap={20}
        step={50}
        fit="stretch"
        className="absolute inset-0 -z-10 hidden size-full text-line lg:block"
      />
      <Page>
        <div className="mx-auto max-w-prose text-center">
          <h2 className="text-heading">{pricing.title}</h2>
          <p className="mt-3 text-lead">{pricing.lead}</p>
        </div>
        <div
          className={cx("mx-auto mt-10 grid gap-6 lg:items-center", wideColumns(shown.length, 3))}
        >
          {shown.map(
            ({ id, home, card }) =>
              home && (
                <PricingCard
                  key={id}
                  card={home}
                  weight={card.featured ? "heavy" : "light"}
                  linked={pageExists(home.action.href.href)}
                />
              ),
          )}
        </div>
        <div className="mx-auto mt-10 grid max-w-prose justify-items-center gap-4 text-center">
          <ButtonLink href={pricing.trial.href.href}>{pricing.trial.label}</ButtonLink>
          <p className="text-small text-ink-muted">{pricing.fees}</p>
        </div>
      </Page>
    </section>
  );
}
