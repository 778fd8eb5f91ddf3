import type { Scenes } from "#model/scenes.ts";
import { Chip } from "#pictures/parts/Chip.tsx";
import { Goods } from "#pictures/parts/Goods.tsx";
import { Line } from "#pictures/parts/Line.tsx";
import { dollars, sum } from "#pictures/parts/money.ts";
import { Scene } from "#pictures/parts/Scene.tsx";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { Offer } from "./Offer.tsx";

interface CheckoutOsProps {
  alt: string;
  words: Scenes["checkoutOs"];
}

/** Where the offer comes to lie, in the ground's units: the sand parts around it. */
const slip = [{ cx: 96, cy: 250, rx: 130, ry: 176, squareness: 7 }];

/** A checkout close up: the order on paper, and the offer that slides in over it from the sand. */
export function CheckoutOs({ alt, words }: CheckoutOsProps) {
  const { title, items, discount, shipping, total, offer } = words;
  const goods = sum(items.map(({ price }) => price));
  const off = Math.round(goods * discount.percent) / 100;
  const due = sum([goods, -off, shipping.price]);
  return (
    <Scene
      alt={alt}
      className="grid grid-rows-[1fr_auto] bg-persimmon-soft @min-[34rem]:grid-cols-[1fr_17rem] @min-[34rem]:grid-rows-1"
    >
      <div className="flex flex-col justify-center gap-2 bg-ground px-4 py-2 @min-[34rem]:gap-3 @min-[34rem]:pr-12 @min-[34rem]:pl-7">
        <p className="font-display text-title">{title}</p>
        {items.map(({ name, note, price }) => (
          <div key={name} className="flex items-center gap-3">
            <Goods
              good="jar"
              className="hidden size-11 rounded-medium bg-raised fill-transparent stroke-ink p-1.5 @min-[34rem]:block"
            />
            <Line label={`${name}, ${note}`} className="grow">
              {dollars(price)}
            </Line>
          </div>
        ))}
        <Line
          className="border-t border-line pt-1.5 @min-[34rem]:pt-3"
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
          <span className="proportional-nums @min-[34rem]:text-heading">{dollars(due)}</span>
        </Line>
      </div>
      <div className="relative grid items-center p-3 @min-[34rem]:p-0">
        <RakedGround
          viewBox={[0, 0, 272, 500]}
          stones={slip}
          gap={14}
          step={20}
          fit="stretch"
          className="absolute size-full text-persimmon opacity-30"
        />
        <Offer offer={offer} due={due} />
      </div>
    </Scene>
  );
}
