/** The steps after the cart: details, payment, one offer, and thanks with an offer for the next order. */
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { amountRow, LinkButton, NextButton, OfferSlip, Panel, reason, stack } from "./Panel.tsx";
import { showCents } from "./fields.ts";
import { placeText } from "./sentences.ts";
import { countryIds } from "./shop.ts";
import {
  restartCheckout,
  answer,
  detailFaults,
  keepOffer,
  offerFor,
  onward,
  set,
} from "./state.ts";
import { useCheckout } from "./use-checkout.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";

const { details, countries, faults, payment, offer, thanks } = words;
const buttons = "mt-5 flex flex-wrap gap-2";
const options = countryIds.map((value) => ({ value, label: countries[value] }));

/** The content block next to the form, from the shop or a rule. */
function Note() {
  const { verdict } = useCheckout();
  const { note, block } = verdict;
  if (block !== null) return null;
  return (
    <aside
      className="border-s-3 border-moss bg-moss-soft px-4 py-3.5 wrap-anywhere"
      aria-label={details.block}
    >
      <p className="text-small font-medium text-persimmon">{details.block}</p>
      <p>{note.what ?? details.standing}</p>
      <p className={reason}>{placeText(note)}</p>
    </aside>
  );
}

/** Faults appear once the visitor tries to continue; then they update with every key. */
export function Details() {
  const { state, act } = useCheckout();
  const wrong = state.refusals > 0 ? detailFaults(state) : null;
  const fill = () => act(set({ country: state.country || "US", email: details.sample }));
  return (
    <Panel title={details.title}>
      <form
        noValidate
        className={stack}
        onSubmit={(event) => {
          event.preventDefault();
          act(onward);
        }}
      >
        <SelectField
          id="ck-country"
          label={words.fields.country}
          placeholder={details.choose}
          options={options}
          value={state.country}
          error={wrong?.country ? faults.details.country : undefined}
          onChange={({ target }) => {
            const chosen = countryIds.find((id) => id === target.value);
            act(set({ country: chosen ?? "" }));
          }}
        />
        <TextField
          id="ck-email"
          label={details.email}
          type="email"
          autoComplete="off"
          value={state.email}
          error={wrong?.email && faults.details[wrong.email]}
          onChange={({ target }) => act(set({ email: target.value }))}
        />
        <p className="text-small text-ink-muted">
          {details.note} <LinkButton onClick={fill}>{details.fill}</LinkButton>
        </p>
        <Note />
        <NextButton label={details.next} isSubmit hasBack />
      </form>
    </Panel>
  );
}

/** A picture of a card, and no field to type a real one into. */
export function Payment() {
  const { sums, verdict } = useCheckout();
  const { badge } = verdict;
  return (
    <Panel title={words.steps.payment}>
      <div className="grid max-w-80 gap-2 rounded-large border border-dashed border-line-strong bg-[repeating-linear-gradient(168deg,transparent_0_0.5rem,var(--color-line)_0.5rem_0.5625rem)] p-5 text-small *:justify-self-start *:bg-raised">
        <p>{payment.card}</p>
        <p className="font-code text-base/body">{payment.digits}</p>
        <p>{payment.holder}</p>
      </div>
      <p className="text-small text-ink-muted">{payment.note}</p>
      <NextButton label={interpolate(payment.pay, { total: showCents(sums.total) })} hasBack />
      {/* The seal next to the pay button. */}
      <div>
        {badge.what !== null && (
          <p className="inline-block rounded-full border border-clay bg-clay-soft px-3.5 py-1 text-small font-medium">
            {words.badges[badge.what]}
          </p>
        )}
        <p className={reason}>{placeText(badge)}</p>
      </div>
    </Panel>
  );
}

/** One offer, answered by one press, without paying again. */
export function Offer() {
  const { state, verdict, sums, act } = useCheckout();
  const made = offerFor(state, verdict.offers.after.what);
  return (
    <Panel title={offer.title}>
      <p>{interpolate(offer.lead, { total: showCents(sums.total) })}</p>
      {made === null ? (
        <>
          <p>{offer.gone}</p>
          <div className={buttons}>
            <Button size="small" onClick={() => act(answer(false))}>
              {offer.on}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="grid justify-items-start gap-1 rounded-medium border border-dashed border-persimmon p-5 text-lead/body">
            <p>
              <b>{interpolate(offer.text, { name: made.name, amount: showCents(made.cents) })}</b>
            </p>
            <p className="text-small text-ink-muted">
              {interpolate(offer.instead, { amount: showCents(made.full) })}
            </p>
            <p className={reason}>{placeText(verdict.offers.after)}</p>
          </div>
          <div className={buttons}>
            <Button size="small" onClick={() => act(answer(true))}>
              {interpolate(offer.take, { amount: showCents(made.cents) })}
            </Button>
            <Button size="small" tone="secondary" onClick={() => act(answer(false))}>
              {offer.decline}
            </Button>
          </div>
          <p className="text-small text-ink-muted">{offer.note}</p>
        </>
      )}
    </Panel>
  );
}

/** The payment, what was added after it, and the total. */
function Receipt() {
  const { state, sums } = useCheckout();
  const taken = state.answer;
  if (taken === null) return null;
  if (taken === "declined") return <p>{thanks.declined}</p>;
  const rows = [
    [thanks.paid, sums.total],
    [interpolate(thanks.added, { name: taken.name }), taken.cents],
    [words.sums.total, sums.total + taken.cents],
  ] as const;
  return (
    <dl data-paid="">
      {rows.map(([name, cents]) => (
        <div key={name} className={`${amountRow} last:font-bold`}>
          <dt>{name}</dt>
          <dd>{showCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Thanks() {
  const { state, verdict, act } = useCheckout();
  const next = verdict.offers.thanks;
  const made = offerFor(state, next.what);
  const isKept = state.kept !== null && state.kept === next.what;
  return (
    <Panel title={words.steps.thanks}>
      <p>{interpolate(thanks.lead, { email: state.email.trim() })}</p>
      <Receipt />
      {state.signedIn && <p>{interpolate(thanks.points, { points: state.points })}</p>}
      {made && (
        <OfferSlip title={thanks.offer} taken={made} why={placeText(next)}>
          {isKept ? (
            <p role="status">{thanks.kept}</p>
          ) : (
            <Button size="small" tone="secondary" onClick={() => act(keepOffer)}>
              {thanks.keep}
            </Button>
          )}
        </OfferSlip>
      )}
      <div className={buttons}>
        <Button size="small" onClick={() => act(restartCheckout)}>
          {thanks.again}
        </Button>
      </div>
    </Panel>
  );
}
