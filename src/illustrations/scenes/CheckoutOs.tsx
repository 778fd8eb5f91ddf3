import type { Scenes } from "#content/scenes.ts";
import { sum } from "#illustrations/parts/money.ts";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Offer } from "./Offer.tsx";
import { OrderSummary } from "./OrderSummary.tsx";

interface CheckoutOsProps {
  alt: string;
  words: Scenes["checkoutOs"];
}

/** The offer's place in the ground's units: the sand parts around it. */
const slip = [{ cx: 96, cy: 250, rx: 130, ry: 176, squareness: 7 }];

/** A checkout close up: the order on paper, and the offer that slides in over it from the sand. */
export function CheckoutOs({ alt, words }: CheckoutOsProps) {
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
          step={20}
          fit="stretch"
          className="absolute size-full text-persimmon opacity-30"
        />
        <Offer offer={offer} due={due} />
      </div>
    </Scene>
  );
}
