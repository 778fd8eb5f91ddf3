/** The fields of a rule. Typed text applies at once; an unreadable field suspends the rule. */
import words from "virtual:words/checkoutDemo";
import { FieldError } from "#ui/Field.tsx";
import { utmNames } from "./fields.ts";
import {
  type Draft,
  type Fault,
  type FieldName,
  nothing,
  readDraft,
  thenFields,
  thenKinds,
  whenFields,
  whenKinds,
} from "./rules.ts";
import { faultText } from "./sentences.ts";
import { badgeIds, countryIds, goods, offerIds, productIds } from "./shop.ts";
import { changeRule } from "./updates.ts";
import { useCheckout } from "./use-checkout.ts";

const control = "field min-w-0 text-(length:--query-editor-text)";

interface KindChoiceProps<K extends string> {
  label: string;
  kinds: readonly K[];
  names: Readonly<Record<K, string>>;
  value: K;
  onChoose: (kind: K) => void;
}

/** The kind of condition or effect of a rule's half. */
function KindChoice<K extends string>({
  label,
  kinds,
  names,
  value,
  onChoose,
}: KindChoiceProps<K>) {
  return (
    <select
      aria-label={label}
      className={control}
      value={value}
      onChange={({ target }) => {
        const chosen = kinds.find((kind) => kind === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {names[kind]}
        </option>
      ))}
    </select>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const none: Option = { value: nothing, label: words.does.nothing };
const offers: readonly Option[] = [
  ...offerIds.map((value) => ({ value, label: words.offers[value] })),
  none,
];

/** The options of the choice fields; the other fields are typed. */
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

/** A field of a rule, with its fault next to it. It keeps whatever is typed. */
function RuleField({ draft, name, fault }: RuleFieldProps) {
  const { act } = useCheckout();
  const id = `ck-${String(draft.id)}-${name}`;
  const value = draft.fields[name] ?? "";
  const options = choices[name];
  const isPattern = patterns.includes(name);
  const shared = {
    id,
    value,
    className: control,
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby": isPattern ? `${id}-error ${id}-hint` : `${id}-error`,
    onChange: ({ target }: { target: { value: string } }) =>
      act(changeRule(draft.id, { fields: { [name]: target.value } })),
  };
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-small">
        {words.fields[name]}
      </label>
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
      <FieldError id={id}>{fault && faultText(fault, value)}</FieldError>
    </div>
  );
}

export function RuleForm({ draft }: { draft: Draft }) {
  const { act } = useCheckout();
  const { when, does } = words;
  const { id } = draft;
  const { faults } = readDraft(draft);
  const fields = (names: readonly FieldName[]) =>
    names.map((name) => (
      <RuleField
        key={name}
        draft={draft}
        name={name}
        fault={faults.find(({ field }) => field === name)}
      />
    ));
  return (
    <div className="mt-3 mb-2 ml-10 grid gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="p-0 text-small font-bold">{when.label}</legend>
        <KindChoice
          label={when.label}
          kinds={whenKinds}
          names={when.kinds}
          value={draft.when}
          onChoose={(kind) => act(changeRule(id, { when: kind }))}
        />
        {fields(whenFields[draft.when])}
      </fieldset>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="p-0 text-small font-bold">{does.label}</legend>
        <KindChoice
          label={does.label}
          kinds={thenKinds}
          names={does.kinds}
          value={draft.then}
          onChoose={(kind) => act(changeRule(id, { then: kind }))}
        />
        {fields(thenFields[draft.then])}
      </fieldset>
    </div>
  );
}
