import type { Scenes } from "#content/scenes.ts";
import { Chip, Goods, Line, Panel, Press } from "#illustrations/parts/screen.tsx";
import { dollars, sum } from "#illustrations/parts/money.ts";
import { type HeroProps, Scene } from "#illustrations/parts/Scene.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";

interface OrderSummaryProps {
  words: Scenes["checkoutOs"];
  off: number;
  due: number;
}

/** The items of the order, the discount from the visitor's link, and what a rule hides. */
function OrderSummary({ words, off, due }: OrderSummaryProps) {
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

/** A slip that offers one more item, with its price and a button. */
const Offer = ({ offer, due }: { offer: Scenes["checkoutOs"]["offer"]; due: number }) => (
  <Panel className="relative flex items-center gap-3 p-3 @scene:mr-12 @scene:-ml-6 @scene:block @scene:p-4">
    <div className="hidden rounded-medium bg-persimmon-soft p-2 @scene-narrow:block @scene:mb-4 @scene:py-4">
      <Goods good="bars" className="mx-auto size-8 fill-raised stroke-persimmon @scene:size-20" />
    </div>
    <div className="grow basis-0">
      <p className="hidden text-micro text-persimmon @scene:block">{offer.label}</p>
      <Line
        label={offer.name}
        className="font-medium @scene:font-display @scene:text-title @scene:font-normal"
      >
        {dollars(offer.price)}
      </Line>
      <p className="text-micro text-ink-muted @scene:pb-3">{offer.note}</p>
    </div>
    <Press look="strong">{offer.action}</Press>
    <Line label={offer.after} className="hidden pt-2 text-ink-muted @scene:flex">
      {dollars(sum([due, offer.price]))}
    </Line>
  </Panel>
);

/** The offer's place in the ground's units: the sand parts around it. */
const slip = [{ cx: 96, cy: 250, rx: 130, ry: 176, squareness: 7 }];

/** A checkout close up: the order on paper, and the offer that slides in over it from the sand. */
export function CheckoutOs({ alt, words }: HeroProps<"checkoutOs">) {
  const { items, discount, shipping, offer } = words;
  const goods = sum(items.map(({ price }) => price));
  const off = Math.round(goods * discount.percent) / 100;
  const due = sum([goods, -off, shipping.price]);
  return (
    <Scene
      alt={alt}
      className="grid grid-cols-1 grid-rows-[1fr_auto] bg-persimmon-soft @scene:grid-cols-[1fr_15rem] @scene:grid-rows-1 @scene-wide:grid-cols-[1fr_17rem]"
    >
      <OrderSummary words={words} off={off} due={due} />
      <div className="relative grid items-center p-3 @scene:p-0">
        <RakedGround
          viewBox={[0, 0, 272, 500]}
          stones={slip}
          gap={14}
          fit="stretch"
          className="absolute size-full text-persimmon opacity-30"
        />
        <Offer offer={offer} due={due} />
      </div>
    </Scene>
  );
}
