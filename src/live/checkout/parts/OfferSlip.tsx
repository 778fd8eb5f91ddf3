import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import type { Taken } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { Button } from "#ui/Button.tsx";

interface OfferSlipProps {
  title: string;
  taken: Taken;
  /** Why it is there. */
  why?: string;
  onTake: () => void;
}

/** An offer that goes into the cart by one press. */
export function OfferSlip({ title, taken: { name, cents, full }, why, onTake }: OfferSlipProps) {
  return (
    <div className="ck-slip">
      <p className="text-small font-medium text-persimmon">{title}</p>
      <p>
        <b>{name}</b> <s>{showCents(full)}</s> {showCents(cents)}
      </p>
      {why !== undefined && <p className="ck-did">{why}</p>}
      <Button size="small" tone="secondary" onClick={onTake}>
        {put(words.cart.take, { amount: showCents(cents) })}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
