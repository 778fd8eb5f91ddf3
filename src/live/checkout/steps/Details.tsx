import words from "virtual:words/checkoutDemo";
import { countryIds } from "#live/checkout/shop/shop.ts";
import { detailFaults } from "#live/checkout/shop/walk.ts";
import { SelectField, TextField } from "#ui/Field.tsx";
import { tellsPlace } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { Onward, Panel } from "./Panel.tsx";

const { details, countries, faults } = words;
const options = countryIds.map((value) => ({ value, label: countries[value] }));

/** The content block at the side of the form: what the shop, or a rule, has to say here. */
function Note() {
  const { verdict } = useSituation();
  const { note, block } = verdict;
  if (block !== null) return null;
  return (
    <aside className="ck-note" aria-label={details.block}>
      <p className="text-small font-medium text-persimmon">{details.block}</p>
      <p>{note.what ?? details.standing}</p>
      <p className="ck-did">{tellsPlace(note, verdict)}</p>
    </aside>
  );
}

/** The second step. Faults are said once the way onward was tried; then they follow what is typed. */
export function Details() {
  const { walk, act } = useSituation();
  const wrong = detailFaults(walk);
  const isTried = walk.refusals > 0;
  const email = isTried && wrong.email ? faults.details[wrong.email] : undefined;
  const country = isTried && wrong.country ? faults.details.country : undefined;
  const fill = () => {
    if (walk.country === "") act({ type: "country", country: "US" });
    act({ type: "email", text: details.sample });
  };
  return (
    <Panel title={details.title}>
      <form
        noValidate
        className="ck-stack"
        onSubmit={(event) => {
          event.preventDefault();
          act({ type: "onward" });
        }}
      >
        <SelectField
          id="ck-country"
          label={details.country}
          placeholder={details.choose}
          options={options}
          value={walk.country}
          error={country}
          onChange={({ target }) => {
            const chosen = countryIds.find((id) => id === target.value);
            act({ type: "country", country: chosen ?? "" });
          }}
        />
        <TextField
          id="ck-email"
          label={details.email}
          type="email"
          autoComplete="off"
          value={walk.email}
          error={email}
          onChange={({ target }) => act({ type: "email", text: target.value })}
        />
        <p className="text-small text-ink-muted">
          {details.note}{" "}
          <button type="button" className="text-link ck-link text-small" onClick={fill}>
            {details.fill}
          </button>
        </p>
        <Note />
        <Onward label={details.next} type="submit" hasBack />
      </form>
    </Panel>
  );
}
