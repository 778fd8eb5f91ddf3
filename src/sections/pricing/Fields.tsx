import { fieldRules } from "#live/calculators/plans/fields.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { FieldError } from "#ui/Field.tsx";
import { startWords } from "./example.ts";

type Words = Content<"planCalculator">;
type Field = Words["fields"][number];

/** How many of the fields are counted over a year, and how many hold at any time; the others are assumptions. */
const yearly = 5;
const sized = 9;

const row = cx(
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-1.5",
  "md:max-lg:grid-cols-6 lg:grid-cols-5",
);

/** A field begins with its label's last line on one level; of five, none is left over in a row. */
const cell = cx(
  "row-span-4 grid grid-rows-subgrid pb-3 max-md:first:col-span-full",
  "md:max-lg:col-span-2 md:max-lg:nth-4:col-span-3 md:max-lg:nth-5:col-span-3",
);

/** One figure. Text, not a number field: what is typed stays, whatever it is. */
function CalcField({ field }: { field: Field }) {
  const { id, label, hint } = field;
  const { kind } = fieldRules[id];
  const isMoney = kind === "money";
  const key = `calc-${id}`;
  return (
    <div className={cell}>
      <label htmlFor={key} className="self-end text-small font-medium">
        {label}
      </label>
      <span className="relative grid">
        {isMoney && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-4.5 self-center text-ink-muted"
          >
            $
          </span>
        )}
        <input
          id={key}
          name={id}
          className={cx("field rounded-large tabular-nums", isMoney && "pl-8")}
          inputMode={kind === "count" ? "numeric" : "decimal"}
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
      <legend className="mb-3 text-small text-ink-muted">{title}</legend>
      <div className={row}>
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
    <div className="mt-10 grid gap-8 print:hidden unscripted:hidden">
      <Group title={words.year} fields={words.fields.slice(0, yearly)} />
      <Group title={words.size} fields={words.fields.slice(yearly, sized)} />
    </div>
  );
}

/** The assumptions behind what a plan brings back. */
export const assumptionsOf = (words: Words): readonly Field[] => words.fields.slice(sized);

export function Assumptions({ words }: { words: Words }) {
  return (
    <div className="mt-8 print:hidden unscripted:hidden">
      <Group title={words.payback.legend} fields={assumptionsOf(words)} />
    </div>
  );
}
