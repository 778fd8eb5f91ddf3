import words from "virtual:words/checkoutDemo";
import {
  type Draft,
  type FieldName,
  readDraft,
  type ThenKind,
  thenKinds,
  type WhenKind,
  whenKinds,
} from "#live/checkout/shop/rules.ts";
import { useSituation } from "../walk-context.ts";
import { KindChoice } from "./KindChoice.tsx";
import { RuleField } from "./RuleField.tsx";

/** The fields that a kind of each half has. */
const ofWhen: Readonly<Record<WhenKind, readonly FieldName[]>> = {
  utm: ["utmName", "utmValue"],
  url: ["url"],
  country: ["country"],
  product: ["product"],
  customer: ["customer"],
  value: ["value"],
  always: [],
};
const ofThen: Readonly<Record<ThenKind, readonly FieldName[]>> = {
  block: [],
  percent: ["percent"],
  amount: ["amount"],
  cart: ["cart"],
  after: ["after"],
  thanks: ["thanks"],
  badge: ["badge"],
  note: ["note"],
};

/** The two halves of a rule. What is typed holds at once; what cannot be read makes the rule wait. */
export function RuleForm({ draft }: { draft: Draft }) {
  const { act } = useSituation();
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
    <div className="ck-rule-form">
      <fieldset>
        <legend>{when.label}</legend>
        <KindChoice
          label={when.label}
          kinds={whenKinds}
          names={when.kinds}
          value={draft.when}
          onChoose={(kind) => act({ type: "rule-when", id, when: kind })}
        />
        {fields(ofWhen[draft.when])}
      </fieldset>
      <fieldset>
        <legend>{does.label}</legend>
        <KindChoice
          label={does.label}
          kinds={thenKinds}
          names={does.kinds}
          value={draft.then}
          onChoose={(kind) => act({ type: "rule-then", id, then: kind })}
        />
        {fields(ofThen[draft.then])}
      </fieldset>
    </div>
  );
}
