import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { countWords, dollars } from "#live/calculators/numbers.ts";
import { BandHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Row = Pick<
  Content<"versus">["prices"]["rows"][number],
  "monthly" | "yearly" | "percent" | "each" | "plan"
>;

/**
 * @param order a subscriber's monthly order value, in dollars
 * @returns an option's cost per year, in cents; null without a published price
 */
export function yearlyCost(
  { monthly, yearly, percent = 0, each = 0, plan: id }: Row,
  plans: Content<"plans">["plans"],
  subscribers: number,
  order: number,
): number | null {
  const orders = subscribers * 12;
  if (id !== undefined) {
    const plan = plans.find((one) => one.id === id);
    if (plan?.price === undefined || plan.fee === undefined) return null;
    return Math.round(plan.price.amount * 100 + orders * order * plan.fee.percent);
  }
  if (monthly === undefined && yearly === undefined) return null;
  const fixed = (yearly ?? 0) + (monthly ?? 0) * 12;
  return Math.round(fixed * 100 + orders * order * percent + orders * each * 100);
}

interface PricesProps {
  prices: Content<"versus">["prices"];
  plans: Content<"plans">["plans"];
}

/** What each option costs in a year at three sizes, computed from published prices. */
export function Prices({ prices, plans }: PricesProps) {
  const { sizes, order } = prices;
  return (
    <section id="prices" className="border-t border-line py-16">
      <Page>
        <BandHead
          title={prices.title}
          lead={interpolate(prices.lead, { order: dollars(order * 100) })}
        />
        <div
          className="mt-8 overflow-x-auto"
          role="region"
          aria-label={prices.caption}
          tabIndex={0}
        >
          <table className="w-full min-w-160 text-start">
            <caption className="sr-only">{prices.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className="py-3 pe-6 text-start align-bottom">
                  {prices.option}
                </th>
                {sizes.map((count) => (
                  <th key={count} scope="col" className="py-3 ps-6 text-end align-bottom">
                    {interpolate(prices.size, { count: countWords(count) })}
                    <span className="block text-small font-normal text-ink-muted">
                      {interpolate(prices.sales, { sales: dollars(count * order * 12 * 100) })}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.rows.map((row) => (
                <tr key={row.name} className="border-t border-line">
                  <th scope="row" className="max-w-prose py-4 pe-6 text-start font-medium">
                    {row.name}
                    <span className="mt-1 block text-small font-normal text-ink-muted">
                      {row.source}{" "}
                      {row.cites && <TextLink href={row.cites.url}>{row.cites.label}</TextLink>}
                    </span>
                  </th>
                  {sizes.map((count) => {
                    const cents = yearlyCost(row, plans, count, order);
                    return (
                      <td key={count} className="py-4 ps-6 text-end align-top tabular-nums">
                        {cents === null ? prices.quote : dollars(cents)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-6 max-w-prose">{prices.note}</p>
      </Page>
    </section>
  );
}
