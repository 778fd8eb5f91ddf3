import type { Scenes } from "#content/scenes.ts";
import { Chip } from "#illustrations/parts/Chip.tsx";
import { Goods } from "#illustrations/parts/Goods.tsx";
import { Line } from "#illustrations/parts/Line.tsx";
import { dollars } from "#illustrations/parts/money.ts";

interface OrderSummaryProps {
  words: Scenes["checkoutOs"];
  /** The discount in dollars. */
  off: number;
  /** What is due, in dollars. */
  due: number;
}

/** The items of the order, the discount from the visitor's link, and what a rule hides. */
export function OrderSummary({ words, off, due }: OrderSummaryProps) {
  const { title, items, discount, shipping, total } = words;
  return (
    <div className="flex flex-col justify-center gap-2 bg-ground px-4 py-2 @scene:gap-3 @scene:pr-10 @scene:pl-7 @scene-wide:pr-14">
      <p className="font-display text-title">{title}</p>
      {items.map(({ name, note, price }) => (
        <div key={name} className="flex items-center gap-3">
          <Goods
            good="jar"
            className="hidden size-11 rounded-medium bg-raised fill-transparent stroke-ink p-1.5 @scene:block"
          />
          <Line label={`${name}, ${note}`} className="grow">
            {dollars(price)}
          </Line>
        </div>
      ))}
      <Line
        className="border-t border-line pt-1.5 @scene:pt-3"
        label={
          <>
            <span className="pr-2">
              {discount.percent}% {discount.name}
            </span>
            <Chip tone="persimmon" icon="link">
              {discount.source}
            </Chip>
          </>
        }
      >
        {dollars(-off)}
      </Line>
      <Line label={shipping.name}>{dollars(shipping.price)}</Line>
      <Line label={<s className="text-ink-muted">{shipping.hidden}</s>}>
        <Chip tone="plain" icon="rule">
          {shipping.rule}
        </Chip>
      </Line>
      <Line className="border-t border-line pt-1 font-display text-title" label={total}>
        <span className="proportional-nums @scene:text-heading">{dollars(due)}</span>
      </Line>
    </div>
  );
}
