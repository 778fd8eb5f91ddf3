import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { countWords, dollars } from "#live/calculators/numbers.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Table } from "#ui/Table.tsx";

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

/** A cost as a bar, next to the figure that says the same. Its full width is the table's highest cost. */
const Bar = ({ share, ours }: { share: number; ours: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    className="mt-1.5 block h-2.5 w-full rounded-full bg-figure-sunken max-lg:col-span-2"
  >
    <rect
      width={Math.max(share * 100, 0.5).toFixed(1)}
      height="10"
      className={ours ? "fill-moss" : "fill-clay"}
    />
  </svg>
);

const head =
  "text-start align-bottom lg:px-4 lg:py-4 lg:first:ps-9 lg:last:pe-9 max-lg:block max-lg:first:mb-3";

/** On a narrow window each price is a line with its size, which screen readers already get from the column. */
const line =
  "max-lg:grid max-lg:grid-cols-2 max-lg:items-baseline max-lg:gap-x-4 max-lg:py-1.5 max-lg:before:text-small max-lg:before:content-[attr(data-size)/'']";

/**
 * What each option costs in a year at three sizes, computed from published prices: a lit table by night. On a narrow
 * window every row is a block of its own; the roles keep it a table for screen readers.
 */
export function Prices({
  prices,
  plans,
}: Pick<Content<"versus">, "prices"> & Pick<Content<"plans">, "plans">) {
  const { sizes, order } = prices;
  const costs = prices.rows.map((row) =>
    sizes.map((count) => yearlyCost(row, plans, count, order)),
  );
  const highest = Math.max(...costs.flat().map((cents) => cents ?? 0), 1);
  return (
    <Band id="prices" ground="night">
      <BandHead
        title={prices.title}
        lead={interpolate(prices.lead, { order: dollars(order * 100) })}
      />
      <div
        className="mt-10 overflow-hidden rounded-stone border border-rim bg-figure text-ink shadow-panel"
        data-theme="dark"
      >
        <table role="table" className="w-full text-start wrap-normal max-lg:block">
          <caption className="sr-only">{prices.caption}</caption>
          <thead role="rowgroup" className="bg-figure-raised max-lg:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className={cx(head, "w-2/5")}>
                {prices.option}
              </th>
              {sizes.map((count) => (
                <th key={count} role="columnheader" scope="col" className={head}>
                  {interpolate(prices.size, { count: countWords(count) })}
                  <span className="block text-small font-normal text-ink-muted">
                    {interpolate(prices.sales, { sales: dollars(count * order * 12 * 100) })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:block">
            {prices.rows.map((row, at) => (
              <tr
                key={row.name}
                role="row"
                className="border-t border-figure-line max-lg:block max-lg:p-6"
              >
                <th role="rowheader" scope="row" className={cx(head, "align-top font-medium")}>
                  {row.name}
                  <span className="mt-1 block text-small font-normal text-ink-muted">
                    {row.source}{" "}
                    {row.cites && <TextLink href={row.cites.url}>{row.cites.label}</TextLink>}
                  </span>
                </th>
                {sizes.map((count, i) => {
                  const cents = costs[at]?.[i] ?? null;
                  return (
                    <td
                      key={count}
                      role="cell"
                      data-size={interpolate(prices.size, { count: countWords(count) })}
                      className={cx(head, line, "align-top tabular-nums")}
                    >
                      {cents === null ? (
                        prices.quote
                      ) : (
                        <>
                          <span className="font-display text-title max-lg:text-end">
                            {dollars(cents)}
                          </span>
                          <Bar share={cents / highest} ours={row.plan !== undefined} />
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-6 max-w-prose">{prices.note}</p>
    </Band>
  );
}

const kinds = ["start", "monthly", "growth", "time", "end"] as const;

/** Kinds of cost, with a row for each approach; the last one is ours. */
export function Costs({
  costs,
  approaches,
  figures,
}: Pick<Content<"versus">, "costs" | "approaches"> & Pick<Content<"plans">, "figures">) {
  const { columns, claim } = costs;
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <Band ground="sunken">
      <BandHead title={costs.title} lead={costs.lead} width="form" />
      <Table
        className="mt-12 md:max-lg:text-small lg:table-fixed md:max-lg:[&_tbody_th]:text-base md:[&_tbody>tr:last-child>*]:border-b-3 md:[&_tbody>tr:last-child>*]:border-moss"
        caption={costs.caption}
        columns={[costs.approach, ...kinds.map((kind) => columns[kind])]}
        rows={costs.rows.map(({ id, claim: figure, ...row }) => [
          approaches.find((each) => each.id === id)?.name,
          ...kinds.map((kind) =>
            kind === "monthly" && figure !== undefined && !isShown(figure) ? (
              <>
                {row[kind]} <SampleMark {...claim} />
              </>
            ) : (
              row[kind]
            ),
          ),
        ])}
      />
    </Band>
  );
}
