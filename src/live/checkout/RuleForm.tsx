/** The fields of a rule. Typed text applies at once; an unreadable field suspends the rule. */
import words from "virtual:words/checkoutDemo";
import { FieldError } from "#ui/Field.tsx";
import { type FieldName, ruleFields } from "./fields.ts";
import { type Draft, type Fault, readDraft, thenFields, whenFields } from "./rules.ts";
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
          {field.options.map((option) => {
            const read = field.read(option);
            return (
              <option key={option} value={option}>
                {"value" in read && fieldText(name, read.value)}
              </option>
            );
          })}
        </select>
      ) : (
        <input {...shared} autoComplete="off" autoCapitalize="off" spellCheck={name === "note"} />
      )}
      {isPattern && (
        <p id={`${id}-hint`} className="text-small text-ink-muted">
          {words.fields.hint}
        </p>
      )}
      <FieldError id={id}>{fault && faultText(fault)}</FieldError>
    </div>
  );
}

interface Half {
  part: "when" | "then";
  label: string;
  kinds: Readonly<Record<string, string>>;
  /** The fields of each kind. */
  fields: Readonly<Record<string, readonly FieldName[]>>;
}

/** The condition and the effect of a rule, each with a kind and the fields of that kind. */
const halves: readonly Half[] = [
  { part: "when", ...words.when, fields: whenFields },
  { part: "then", ...words.does, fields: thenFields },
];

export function RuleForm({ draft }: { draft: Draft }) {
  const { act } = useCheckout();
  const { faults } = readDraft(draft);
  return (
    <div className="mt-3 mb-2 ml-10 grid gap-4">
      {halves.map(({ part, label, kinds, fields }) => (
        <fieldset key={part} className="grid min-w-0 gap-2">
          <legend className="p-0 text-small font-bold">{label}</legend>
          <select
            aria-label={label}
            className={control}
            value={draft[part]}
            onChange={({ target }) =>
              act(changeRule(draft.id, { [part]: target.value } as Pick<Draft, typeof part>))
            }
          >
            {Object.keys(fields).map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </select>
          {fields[draft[part]]?.map((name) => (
            <RuleField
              key={name}
              draft={draft}
              name={name}
              fault={faults.find(({ field }) => field === name)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
