import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { discountText, placeText } from "#live/checkout/sentences.ts";
import { showCents } from "#live/checkout/fields.ts";
import { goods, rewardIds, rewards } from "#live/checkout/shop.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { sampleOrder, type SampleOrder } from "./order.ts";

type CheckoutPart = Content<"checkoutos">["roll"]["parts"][number]["id"];

type Words = Content<"checkoutDemo">;

const end = "bg-raised px-5 text-center font-code text-small/body text-ink lg:mx-auto lg:w-92";
/** The torn edge, cut by the teeth of the printer. */
const torn = "mask-size-[1rem_0.5rem,100%_calc(100%-0.5rem)] [mask-repeat:repeat-x,no-repeat]";
const tornAbove =
  "pt-8 pb-5 mask-[conic-gradient(from_135deg_at_top,transparent,black_1deg_89deg,transparent_90deg),linear-gradient(black,black)] mask-position-[top,bottom]";
const tornBelow =
  "pt-5 pb-8 mask-[conic-gradient(from_-45deg_at_bottom,transparent,black_1deg_89deg,transparent_90deg),linear-gradient(black,black)] mask-position-[bottom,top]";
/** A note about a piece: on the receipt, or with a hairline to it, on its right and left in turn. */
const said =
  "px-5 pt-1 pb-6 max-lg:bg-raised max-lg:text-ink lg:relative lg:px-0 lg:pt-5 lg:col-3 lg:row-1 lg:pb-14 lg:pl-10 lg:before:absolute lg:before:top-8.5 lg:before:left-0 lg:before:w-7 lg:before:border-t lg:before:border-on-accent";
const saidLeft =
  "lg:group-even:col-1 lg:group-even:pr-10 lg:group-even:pl-0 lg:group-even:before:right-0 lg:group-even:before:left-auto";

/** An order as one receipt down the page; next to each part is the feature that printed it. */
export function Receipt({ roll, words }: { roll: Content<"checkoutos">["roll"]; words: Words }) {
  const order = sampleOrder();
  const values = {
    off: showCents(order.sums.discount),
    total: showCents(order.sums.total),
    added: showCents(order.added.cents),
  };
  return (
    <Band ground="accent">
      <SplitHead title={roll.title} lead={roll.lead} />
      <div className="mx-auto mt-14 max-w-form lg:max-w-none">
        <p className={cx(end, torn, tornAbove)}>
          <span className="grid">
            <b className="font-display text-title/body font-medium">{words.frame.shop}</b>
            {roll.head}
          </span>
        </p>
        <ol>
          {roll.parts.map(({ id, title, text }) => (
            <li key={id} className="group grid lg:grid-cols-[minmax(0,1fr)_23rem_minmax(0,1fr)]">
              {/* A piece of the receipt, as it was printed. */}
              <ul
                data-receipt=""
                className="grid content-start gap-1.5 border-t border-dashed border-line-strong bg-raised p-5 font-code text-small/body wrap-anywhere text-ink lg:col-2 lg:row-1 lg:pb-10"
              >
                {prints[id](order, words).map(([what, cents]) => (
                  <li key={what} className="flex justify-between gap-4">
                    <span>{what}</span>
                    {cents !== undefined && <span className="shrink-0">{showCents(cents)}</span>}
                  </li>
                ))}
              </ul>
              <div className={cx(said, saidLeft)}>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2">{interpolate(text, values)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={cx(end, torn, tornBelow)}>{roll.foot}</p>
      </div>
    </Band>
  );
}

/** A line of the receipt: an item and its price, or a remark without one. */
type Printed = readonly [what: string, cents?: number];

type Print = (order: SampleOrder, words: Words) => readonly Printed[];

/** What each part of the checkout prints on the receipt. */
const prints: Readonly<Record<CheckoutPart, Print>> = {
  discounts: ({ lines, address, discount, sums }) => [
    [address],
    [discountText(discount.discount, sums.discount)],
    ...lines.map(({ product, quantity }): Printed => {
      const { name, cents } = goods[product];
      return [`${quantity} × ${name}`, quantity * cents];
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
    [interpolate(thanks.added, { name: added.name }), added.cents],
    [placeText(verdict.offers.after)],
  ],
  thanks: ({ next }, { thanks }) => [[thanks.offer], [next.name, next.cents], [thanks.kept]],
  widget: ({ points, next }, { widget }) => [
    [
      interpolate(widget.points, {
        points: `${points.before} + ${points.after - points.before}`,
      }),
    ],
    ...rewardIds.map((id): Printed => {
      const { points: price, cents } = rewards[id];
      return [
        `${interpolate(widget.points, { points: price })}: ${interpolate(widget.reward, { amount: showCents(cents) })}`,
      ];
    }),
    [`${widget.kept}: ${next.name}`],
  ],
};
