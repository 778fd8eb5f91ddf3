import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { showCents } from "./fields.ts";
import { type RewardId, rewardIds, rewards } from "./shop.ts";
import { memberOffer, offerFor, set } from "./state.ts";
import { LinkButton, OfferSlip } from "./Panel.tsx";
import { useCheckout } from "./use-checkout.ts";

const { widget } = words;

/** Signs the sample shopper in or out. */
export function SignIn() {
  const { state, act } = useCheckout();
  return (
    <LinkButton
      data-sign=""
      className="ms-auto"
      onClick={() => act(set({ signedIn: !state.signedIn }))}
    >
      {state.signedIn ? widget.signOut : widget.signIn}
    </LinkButton>
  );
}

function Reward({ id }: { id: RewardId }) {
  const { state, act } = useCheckout();
  const { points, cents } = rewards[id];
  const values = { points, amount: showCents(cents) };
  const isTaken = state.reward === id;
  return (
    <li className="flex flex-wrap items-center gap-x-2.5">
      <span>{interpolate(widget.reward, values)}</span>
      {state.points < points ? (
        <span className="text-small text-ink-muted">{interpolate(widget.short, values)}</span>
      ) : (
        <LinkButton
          disabled={state.paid !== null}
          onClick={() => act(set({ reward: isTaken ? null : id }))}
        >
          {interpolate(isTaken ? widget.redeemed : widget.redeem, values)}
        </LinkButton>
      )}
    </li>
  );
}

/** Shown to signed-in shoppers on every step: their points, the rewards for them, and their own offer. */
export function Widget() {
  const { state } = useCheckout();
  if (!state.signedIn) return null;
  const offer = offerFor(state, state.kept ?? memberOffer);
  return (
    <section
      data-widget=""
      className="mt-3 grid gap-x-6 gap-y-2 rounded-medium border border-moss px-4 py-3.5 text-small @checkout:grid-cols-[minmax(0,1fr)_15rem]"
      aria-label={widget.label}
    >
      <p>
        <b>{widget.hello}</b> <span>{interpolate(widget.points, { points: state.points })}</span>
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 @checkout:col-start-1 @checkout:row-start-2 @checkout:flex-col">
        {rewardIds.map((id) => (
          <Reward key={id} id={id} />
        ))}
      </ul>
      {offer && state.paid === null && state.extras.widget === null && (
        <OfferSlip
          title={state.kept ? widget.kept : widget.offer}
          taken={offer}
          place="widget"
          className="py-2 @checkout:col-start-2 @checkout:row-span-2 @checkout:row-start-1"
        />
      )}
    </section>
  );
}
