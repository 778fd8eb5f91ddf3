import { showCents } from "#live/checkout/shop/amounts.ts";
import { goods, rewardIds, rewards } from "#live/checkout/shop/shop.ts";
import { tellsDiscount, tellsPlace } from "#live/checkout/sentences.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import type { CheckoutPart } from "./schema.ts";
import { cx } from "#ui/cx.ts";
import type { SampleOrder } from "./order.ts";

interface ReceiptPartProps {
  part: CheckoutPart;
  order: SampleOrder;
  words: Content<"checkoutDemo">;
}

/** A line of the receipt: what, and what it costs; without an amount, a remark. */
type Printed = readonly [what: string, cents?: number];

type Print = (order: SampleOrder, words: Content<"checkoutDemo">) => readonly Printed[];

/** What each part of the checkout leaves on the receipt. */
const prints: Readonly<Record<CheckoutPart, Print>> = {
  discounts: ({ lines, address, discount, sums }) => [
    [address],
    [tellsDiscount(discount.discount, discount.when, sums.discount)],
    ...lines.map(({ product, quantity }): Printed => {
      const { name, cents } = goods[product];
      return [`${String(quantity)} × ${name}`, quantity * cents];
    }),
  ],
  extensions: ({ upsell, verdict }, { details, badges }) => [
    [`1 × ${upsell.name}`, upsell.cents],
    [details.standing],
    [verdict.badge.what === null ? "" : badges[verdict.badge.what]],
  ],
  rules: ({ email, sums: { discount, shipping, total } }, { countries, sums }) => [
    [countries.US],
    [email],
    [sums.discount, -discount],
    [sums.shipping, shipping],
    [sums.total, total],
  ],
  offers: ({ added, verdict }, { thanks }) => [
    [put(thanks.added, { name: added.name }), added.cents],
    [tellsPlace(verdict.offers.after, verdict)],
  ],
  thanks: ({ next }, { thanks }) => [[thanks.offer], [next.name, next.cents], [thanks.kept]],
  widget: ({ points, next }, { widget }) => [
    [
      put(widget.points, {
        points: `${String(points.before)} + ${String(points.after - points.before)}`,
      }),
    ],
    ...rewardIds.map((id): Printed => {
      const { points: price, cents } = rewards[id];
      return [
        `${put(widget.points, { points: price })}: ${put(widget.reward, { amount: showCents(cents) })}`,
      ];
    }),
    [`${widget.kept}: ${next.name}`],
  ],
};

/** A piece of the receipt, as it was printed. */
export function ReceiptPart({ part, order, words }: ReceiptPartProps) {
  return (
    <ul
      data-receipt=""
      className="grid content-start gap-1.5 border-t border-dashed border-line-strong bg-raised p-5 font-code text-small/body wrap-anywhere lg:col-2 lg:row-1 lg:pb-10"
    >
      {prints[part](order, words).map(([what, cents]) => (
        <li
          key={what}
          className={cx("flex justify-between gap-4", cents === undefined && "text-ink-muted")}
        >
          <span>{what}</span>
          {cents !== undefined && <span className="shrink-0">{showCents(cents)}</span>}
        </li>
      ))}
    </ul>
  );
}
