import { fieldRules } from "#lib/plans/fields.ts";
import type { Content } from "#model/kinds.ts";
import { FieldError } from "#ui/Field.tsx";
import { startWords } from "./example.ts";

type Words = Content<"planCalculator">;
type Field = Words["fields"][number];

/** How many of the fields are counted over a year; the others hold at any time. */
const yearly = 5;

/** One figure. Text, not a number field: what is typed stays, whatever it is. */
function CalcField({ field }: { field: Field }) {
  const { id, label, hint } = field;
  const isMoney = fieldRules[id].kind === "money";
  const key = `calc-${id}`;
  return (
    <div className="calc-field">
      <label htmlFor={key} className="text-small font-medium">
        {label}
      </label>
      <span className="calc-input" data-sign={isMoney ? "$" : undefined}>
        <input
          id={key}
          name={id}
          className="field tabular-nums"
          inputMode={isMoney ? "decimal" : "numeric"}
          autoComplete="off"
          defaultValue={startWords(field)}
          aria-describedby={`${key}-error ${key}-hint`}
        />
      </span>
      <p id={`${key}-hint`} className="text-micro text-ink-muted">
        {hint}
      </p>
      <FieldError id={key} />
    </div>
  );
}

function Group({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <fieldset>
      <legend className="text-small text-ink-muted">{title}</legend>
      <div className="calc-row">
        {fields.map((field) => (
          <CalcField key={field.id} field={field} />
        ))}
      </div>
    </fieldset>
  );
}

/** What is asked for; hidden where there is no script to answer. */
export function Fields({ words }: { words: Words }) {
  return (
    <div className="calc-fields">
      <Group title={words.year} fields={words.fields.slice(0, yearly)} />
      <Group title={words.size} fields={words.fields.slice(yearly)} />
    </div>
  );
}
