import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { rewardIds, rewards, type RewardId } from "#live/checkout/shop/shop.ts";
import { memberOffer, offered } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { useSituation } from "../walk-context.ts";
import { OfferSlip } from "./OfferSlip.tsx";

const { widget } = words;

/** Signs the sample shopper in or out. */
export function SignIn() {
  const { walk, act } = useSituation();
  return (
    <button
      type="button"
      className="text-link ck-link ck-sign text-small"
      onClick={() => act({ type: "sign", in: !walk.signedIn })}
    >
      {walk.signedIn ? widget.signOut : widget.signIn}
    </button>
  );
}

function Reward({ id }: { id: RewardId }) {
  const { walk, act } = useSituation();
  const { points, cents } = rewards[id];
  const values = { points, amount: showCents(cents) };
  const isTaken = walk.reward === id;
  return (
    <li>
      <span>{put(widget.reward, values)}</span>
      {walk.points < points ? (
        <span className="text-small text-ink-muted">{put(widget.short, values)}</span>
      ) : (
        <button
          type="button"
          className="text-link ck-link text-small"
          disabled={walk.paid !== null}
          onClick={() => act({ type: "reward", reward: isTaken ? null : id })}
        >
          {put(isTaken ? widget.redeemed : widget.redeem, values)}
        </button>
      )}
    </li>
  );
}

/** What signed-in shoppers see in every step: their points, what they get for them, and an offer of their own. */
export function Widget() {
  const { walk, act } = useSituation();
  if (!walk.signedIn) return null;
  const offer = offered(walk, walk.kept ?? memberOffer);
  return (
    <section className="ck-widget" aria-label={widget.label}>
      <p>
        <b>{widget.hello}</b> <span>{put(widget.points, { points: walk.points })}</span>
      </p>
      <ul>
        {rewardIds.map((id) => (
          <Reward key={id} id={id} />
        ))}
      </ul>
      {offer && walk.paid === null && walk.extras.widget === null && (
        <OfferSlip
          title={walk.kept ? widget.kept : widget.offer}
          taken={offer}
          onTake={() => act({ type: "extra", place: "widget", isWanted: true })}
        />
      )}
    </section>
  );
}
