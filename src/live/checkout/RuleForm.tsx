/** The fields of a rule. Typed text applies at once; an unreadable field suspends the rule. */
import words from "virtual:words/checkoutDemo";
import { FieldError } from "#ui/Field.tsx";
import {
  type Draft,
  type Fault,
  type FieldName,
  readDraft,
  ruleFields,
  thenFields,
  whenFields,
} from "./rules.ts";
import { fieldText, faultText } from "./sentences.ts";
import { changeRule } from "./state.ts";
import { useCheckout } from "./use-checkout.ts";

const control = "field min-w-0 text-(length:--query-editor-text)";

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
  const field = ruleFields[name];
  const isPattern = "faults" in field && field.faults === "pattern";
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
      {"options" in field ? (
        <select {...shared}>
          {field.options.every((option) => option !== value) && <option value={value} />}
          {field.options.map((option) => (
            <option key={option} value={option}>
              {fieldText(name, option)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode={isPattern || name === "note" ? undefined : "decimal"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={name === "note"}
        />
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

interface RuleHalfProps<K extends string> {
  draft: Draft;
  words: { readonly label: string; readonly kinds: Readonly<Record<K, string>> };
  /** The fields of each kind. */
  fields: Readonly<Record<K, readonly FieldName[]>>;
  kind: K;
  onChoose: (kind: K) => void;
}

/** The condition or the effect of a rule: its kind, and the fields of that kind. */
function RuleHalf<K extends string>(props: RuleHalfProps<K>) {
  const { label, kinds: names } = props.words;
  const kinds = Object.keys(props.fields) as K[];
  const { faults } = readDraft(props.draft);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="p-0 text-small font-bold">{label}</legend>
      <select
        aria-label={label}
        className={control}
        value={props.kind}
        onChange={({ target }) => {
          const chosen = kinds.find((kind) => kind === target.value);
          if (chosen !== undefined) props.onChoose(chosen);
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </select>
      {props.fields[props.kind].map((name) => (
        <RuleField
          key={name}
          draft={props.draft}
          name={name}
          fault={faults.find(({ field }) => field === name)}
        />
      ))}
    </fieldset>
  );
}

export function RuleForm({ draft }: { draft: Draft }) {
  const { act } = useCheckout();
  return (
    <div className="mt-3 mb-2 ml-10 grid gap-4">
      <RuleHalf
        draft={draft}
        words={words.when}
        fields={whenFields}
        kind={draft.when}
        onChoose={(when) => act(changeRule(draft.id, { when }))}
      />
      <RuleHalf
        draft={draft}
        words={words.does}
        fields={thenFields}
        kind={draft.then}
        onChoose={(then) => act(changeRule(draft.id, { then }))}
      />
    </div>
  );
}
