/** The second and the third step: details and payment. */
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { SelectField, TextField } from "#ui/Field.tsx";
import { showCents } from "./fields.ts";
import { NextButton, Panel } from "./Panel.tsx";
import { placeText } from "./sentences.ts";
import { countryIds } from "./shop.ts";
import { detailFaults } from "./state.ts";
import { link, reason, stack } from "./styles.ts";
import { onward, set } from "./updates.ts";
import { useCheckout } from "./use-checkout.ts";

const { details, countries, faults, payment } = words;
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
      <p className={reason}>{placeText(note, verdict)}</p>
    </aside>
  );
}

/** Faults appear once the visitor tries to continue; then they update with every key. */
export function Details() {
  const { state, act } = useCheckout();
  const wrong = detailFaults(state);
  const isTried = state.refusals > 0;
  const email = isTried && wrong.email ? faults.details[wrong.email] : undefined;
  const country = isTried && wrong.country ? faults.details.country : undefined;
  const fill = () => {
    act(set({ country: state.country || "US", email: details.sample }));
  };
  return (
    <Panel title={details.title} className={stack}>
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
          label={details.country}
          placeholder={details.choose}
          options={options}
          value={state.country}
          error={country}
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
          error={email}
          onChange={({ target }) => act(set({ email: target.value }))}
        />
        <p className="text-small text-ink-muted">
          {details.note}{" "}
          <button type="button" className={link} onClick={fill}>
            {details.fill}
          </button>
        </p>
        <Note />
        <NextButton label={details.next} type="submit" hasBack className="mt-5" />
      </form>
    </Panel>
  );
}

/** A picture of a card, and no field to type a real one into. */
export function Payment() {
  const { sums, verdict } = useCheckout();
  const { badge } = verdict;
  return (
    <Panel title={payment.title} className={stack}>
      <div className="grid max-w-80 gap-2 rounded-large border border-dashed border-line-strong bg-[repeating-linear-gradient(168deg,transparent_0_0.5rem,var(--color-line)_0.5rem_0.5625rem)] p-5 text-small *:justify-self-start *:bg-raised">
        <p>{payment.card}</p>
        <p className="font-code text-base/body">{payment.digits}</p>
        <p>{payment.holder}</p>
      </div>
      <p className="text-small text-ink-muted">{payment.note}</p>
      <NextButton
        label={interpolate(payment.pay, { total: showCents(sums.total) })}
        hasBack
        className="mt-5"
      />
      {/* The seal next to the pay button. */}
      <div>
        {badge.what !== null && (
          <p className="inline-block rounded-full border border-clay bg-clay-soft px-3.5 py-1 text-small font-medium">
            {words.badges[badge.what]}
          </p>
        )}
        <p className={reason}>{placeText(badge, verdict)}</p>
      </div>
    </Panel>
  );
}
