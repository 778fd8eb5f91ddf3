import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { goods, productIds } from "#live/checkout/shop/shop.ts";
import { bought, offered } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { OfferSlip } from "../parts/OfferSlip.tsx";
import { tellsPlace } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { CartLine, ExtraLine } from "./CartLine.tsx";
import { Onward, Panel } from "./Panel.tsx";

const { cart } = words;

/** Goods that are not in the cart yet. */
function Shelf() {
  const { walk, act } = useSituation();
  const others = productIds.filter((id) => walk.lines.every(({ product }) => product !== id));
  if (others.length === 0) return null;
  return (
    <div className="ck-shelf text-small text-ink-muted">
      <span>{cart.add}</span>
      {others.map((product) => {
        const { name, cents } = goods[product];
        return (
          <button key={product} type="button" onClick={() => act({ type: "put-in", product })}>
            {put(cart.put, { name, amount: showCents(cents) })}
          </button>
        );
      })}
    </div>
  );
}

/** The first step: what is bought, and an offer that goes with it. */
export function Cart() {
  const { walk, verdict, act } = useSituation();
  const upsell = verdict.offers.cart;
  const offer = walk.extras.cart === null ? offered(walk, upsell.what) : null;
  return (
    <Panel title={cart.title} isCart>
      {bought(walk).length === 0 && (
        <p className="ck-empty" data-refusal="" tabIndex={-1}>
          {cart.empty}
        </p>
      )}
      <ul className="ck-lines">
        {walk.lines.map((line) => (
          <CartLine key={line.product} line={line} />
        ))}
        {(["cart", "widget"] as const).map((place) => (
          <ExtraLine key={place} place={place} />
        ))}
      </ul>
      <Shelf />
      {offer && (
        <OfferSlip
          title={cart.upsell}
          taken={offer}
          why={tellsPlace(upsell, verdict)}
          onTake={() => act({ type: "extra", place: "cart", isWanted: true })}
        />
      )}
      {!offer && upsell.what === null && upsell.by !== null && (
        <p className="ck-did">{tellsPlace(upsell, verdict)}</p>
      )}
      <Onward label={cart.next} />
    </Panel>
  );
}
