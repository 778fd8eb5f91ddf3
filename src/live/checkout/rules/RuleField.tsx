import words from "virtual:words/checkoutDemo";
import { utmNames } from "#live/checkout/shop/address.ts";
import { type Draft, type Fault, type FieldName, nothing } from "#live/checkout/shop/rules.ts";
import { badgeIds, countryIds, goods, offerIds, productIds } from "#live/checkout/shop/shop.ts";
import { FieldError } from "#ui/Field.tsx";
import { tellsFault } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

const none: Option = { value: nothing, label: words.does.nothing };
const offers: readonly Option[] = [
  ...offerIds.map((value) => ({ value, label: words.offers[value] })),
  none,
];

/** What the fields that are choices offer; the others are typed. */
const choices: Readonly<Partial<Record<FieldName, readonly Option[]>>> = {
  utmName: utmNames.map((value) => ({ value, label: value })),
  country: countryIds.map((value) => ({ value, label: words.countries[value] })),
  product: productIds.map((value) => ({ value, label: goods[value].name })),
  cart: offers,
  after: offers,
  thanks: offers,
  badge: [...badgeIds.map((value) => ({ value, label: words.badges[value] })), none],
};

const patterns: readonly FieldName[] = ["utmValue", "url", "customer"];
const numbers: readonly FieldName[] = ["value", "percent", "amount"];

interface RuleFieldProps {
  draft: Draft;
  name: FieldName;
  fault: Fault | undefined;
}

/** A field of a rule, with what is wrong with it next to it. It keeps whatever is typed. */
export function RuleField({ draft, name, fault }: RuleFieldProps) {
  const { act } = useSituation();
  const id = `ck-${String(draft.id)}-${name}`;
  const value = draft.fields[name] ?? "";
  const options = choices[name];
  const isPattern = patterns.includes(name);
  const shared = {
    id,
    value,
    className: "field",
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby": isPattern ? `${id}-error ${id}-hint` : `${id}-error`,
    onChange: ({ target }: { target: { value: string } }) =>
      act({ type: "rule-field", id: draft.id, field: name, text: target.value }),
  };
  return (
    <div className="ck-field">
      <label htmlFor={id}>{words.fields[name]}</label>
      {options === undefined ? (
        <input
          {...shared}
          inputMode={numbers.includes(name) ? "decimal" : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={name === "note"}
        />
      ) : (
        <select {...shared}>
          {options.every((option) => option.value !== value) && <option value={value} />}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {isPattern && (
        <p id={`${id}-hint`} className="text-small text-ink-muted">
          {words.fields.hint}
        </p>
      )}
      <FieldError id={id}>{fault && tellsFault(fault, value)}</FieldError>
    </div>
  );
}
