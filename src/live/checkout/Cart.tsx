/** The first step: the goods, and an offer that goes with them. */
import words from "virtual:words/checkoutDemo";
import type { ReactNode } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { showCents } from "./fields.ts";
import { Chip, chips, LinkButton, NextButton, OfferSlip, Panel, reason } from "./Panel.tsx";
import { placeText } from "./sentences.ts";
import { goods, productIds } from "./shop.ts";
import {
  bought,
  type ExtraPlace,
  type Line,
  offerFor,
  addToCart,
  setExtra,
  setQuantity,
  removeFromCart,
} from "./state.ts";
import { useCheckout } from "./use-checkout.ts";

const { cart } = words;
/** The most of one product. */
const most = 10;

interface CartRowProps {
  name: string;
  note: string;
  /** The quantity field; null if there is only one. */
  field: ReactNode;
  amount: string;
  onRemove: () => void;
}

function CartRow({ name, note, field, amount, onRemove }: CartRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_3.75rem_4.25rem_auto] items-center gap-x-3 border-b border-line py-2.5 @max-form:grid-cols-[minmax(0,1fr)_3.75rem_auto]">
      <span className="grid leading-[1.35] @max-form:col-span-full">
        <b>{name}</b>
        <span className="text-small text-ink-muted">{note}</span>
      </span>
      {field}
      <span
        className={cx(
          "text-end tabular-nums",
          field === null && "col-start-3 @max-form:col-start-2",
        )}
      >
        {amount}
      </span>
      <LinkButton aria-label={interpolate(cart.removeOf, { name })} onClick={onRemove}>
        {words.rules.remove}
      </LinkButton>
    </li>
  );
}

/** A product in the cart. */
function CartLine({ line: { product, quantity } }: { line: Line }) {
  const { act } = useCheckout();
  const { name, cents } = goods[product];
  return (
    <CartRow
      name={name}
      note={interpolate(cart.each, { amount: showCents(cents) })}
      amount={showCents(cents * quantity)}
      onRemove={() => act(removeFromCart(product))}
      field={
        <select
          className="min-h-10 w-full rounded-medium border border-line-strong bg-ground pr-7 pl-2 text-(length:--query-editor-text) tabular-nums @max-form:w-15"
          aria-label={interpolate(cart.quantity, { name })}
          value={quantity}
          onChange={({ target }) => act(setQuantity(product, Number(target.value)))}
        >
          {Array.from({ length: most }, (_, i) => (
            <option key={i}>{i + 1}</option>
          ))}
        </select>
      }
    />
  );
}

/** An accepted offer in the cart, once. */
function ExtraLine({ place }: { place: ExtraPlace }) {
  const { state, act } = useCheckout();
  const taken = state.extras[place];
  if (taken === null) return null;
  return (
    <CartRow
      name={taken.name}
      note={cart.offered}
      field={null}
      amount={showCents(taken.cents)}
      onRemove={() => act(setExtra(place, false))}
    />
  );
}

export function Cart() {
  const { state, verdict, act } = useCheckout();
  const upsell = verdict.offers.cart;
  const offer = state.extras.cart === null ? offerFor(state, upsell.what) : null;
  const others = productIds.filter((id) => state.lines.every(({ product }) => product !== id));
  return (
    <Panel title={cart.title} className="">
      {bought(state).length === 0 && (
        <p className="py-3" data-refusal="" tabIndex={-1}>
          {cart.empty}
        </p>
      )}
      <ul className="mt-2">
        {state.lines.map((line) => (
          <CartLine key={line.product} line={line} />
        ))}
        {(["cart", "widget"] as const).map((place) => (
          <ExtraLine key={place} place={place} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={cx(chips, "unscripted:hidden")}>
          <span>{cart.add}</span>
          {others.map((product) => {
            const { name, cents } = goods[product];
            return (
              <Chip key={product} onClick={() => act(addToCart(product))}>
                {interpolate(cart.put, { name, amount: showCents(cents) })}
              </Chip>
            );
          })}
        </div>
      )}
      {offer && (
        <OfferSlip
          title={cart.upsell}
          taken={offer}
          why={placeText(upsell)}
          place="cart"
          className="mt-4"
        />
      )}
      {!offer && upsell.what === null && upsell.by !== null && (
        <p className={reason}>{placeText(upsell)}</p>
      )}
      <NextButton label={cart.next} />
    </Panel>
  );
}
