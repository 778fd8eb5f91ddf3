import type { Scenes } from "#content/scenes.ts";
import { Goods } from "#illustrations/parts/Goods.tsx";
import { Line } from "#illustrations/parts/Line.tsx";
import { dollars, sum } from "#illustrations/parts/money.ts";
import { Panel } from "#illustrations/parts/Panel.tsx";
import { Press } from "#illustrations/parts/Press.tsx";

interface OfferProps {
  offer: Scenes["checkoutOs"]["offer"];
  /** What is due before the offer is taken, in dollars. */
  due: number;
}

/** A slip that offers one more item, with its price and a button. */
export function Offer({ offer, due }: OfferProps) {
  return (
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
}
