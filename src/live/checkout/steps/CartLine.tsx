import words from "virtual:words/checkoutDemo";
import { quantities, readWhole, showCents } from "#live/checkout/shop/amounts.ts";
import { goods } from "#live/checkout/shop/shop.ts";
import type { ExtraPlace, Line } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { FieldError } from "#ui/Field.tsx";
import { tellsQuantity } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";

const { cart } = words;

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="text-link ck-link text-small"
      aria-label={put(cart.removeOf, { name })}
      onClick={onClick}
    >
      {cart.remove}
    </button>
  );
}

/** A product in the cart. What is typed into its field stays there, right or wrong. */
export function CartLine({ line: { product, quantity, typed } }: { line: Line }) {
  const { act } = useSituation();
  const { name, cents } = goods[product];
  const read = readWhole(typed, quantities);
  const fault = typeof read === "string" ? tellsQuantity(read) : undefined;
  const id = `ck-${product}`;
  return (
    <li>
      <span className="ck-what">
        <b>{name}</b>
        <span className="text-small text-ink-muted">
          {put(cart.each, { amount: showCents(cents) })}
        </span>
      </span>
      <input
        id={id}
        aria-label={put(cart.quantity, { name })}
        aria-describedby={`${id}-error`}
        aria-invalid={fault === undefined ? undefined : true}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => act({ type: "quantity", product, text: target.value })}
      />
      <span className="ck-money">{showCents(cents * quantity)}</span>
      <Remove name={name} onClick={() => act({ type: "take-out", product })} />
      <FieldError id={id}>{fault}</FieldError>
    </li>
  );
}

/** An offer that was taken into the cart, once. */
export function ExtraLine({ place }: { place: ExtraPlace }) {
  const { walk, act } = useSituation();
  const taken = walk.extras[place];
  if (taken === null) return null;
  return (
    <li>
      <span className="ck-what">
        <b>{taken.name}</b>
        <span className="text-small text-ink-muted">{cart.offered}</span>
      </span>
      <span className="ck-money">{showCents(taken.cents)}</span>
      <Remove name={taken.name} onClick={() => act({ type: "extra", place, isWanted: false })} />
    </li>
  );
}
