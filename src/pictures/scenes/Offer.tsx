import type { Scenes } from "#model/scenes.ts";
import { Goods } from "#pictures/parts/Goods.tsx";
import { Line } from "#pictures/parts/Line.tsx";
import { dollars, sum } from "#pictures/parts/money.ts";
import { Panel } from "#pictures/parts/Panel.tsx";
import { Press } from "#pictures/parts/Press.tsx";

interface OfferProps {
  offer: Scenes["checkoutOs"]["offer"];
  /** What is due before the offer is taken, in dollars. */
  due: number;
}

/** A slip with one more thing, a price and one tap. */
export function Offer({ offer, due }: OfferProps) {
  return (
    <Panel className="relative flex items-center gap-3 p-3 @min-[34rem]:mr-12 @min-[34rem]:-ml-6 @min-[34rem]:block @min-[34rem]:p-4">
      <div className="rounded-medium bg-persimmon-soft p-2 @min-[34rem]:mb-4 @min-[34rem]:py-4">
        <Goods good="bars" className="mx-auto size-8 fill-raised stroke-persimmon @min-[34rem]:size-20" />
      </div>
      <div className="grow">
        <p className="hidden text-micro text-persimmon @min-[34rem]:block">{offer.label}</p>
        <Line label={offer.name} className="font-medium @min-[34rem]:font-display @min-[34rem]:font-normal @min-[34rem]:text-title">
          {dollars(offer.price)}
        </Line>
        <p className="text-micro text-ink-muted @min-[34rem]:pb-3">{offer.note}</p>
      </div>
      <Press look="strong">{offer.action}</Press>
      <Line label={offer.after} className="hidden pt-2 text-ink-muted @min-[34rem]:flex">
        {dollars(sum([due, offer.price]))}
      </Line>
    </Panel>
  );
}
