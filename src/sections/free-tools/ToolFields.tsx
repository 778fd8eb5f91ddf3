import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { toolRules } from "#live/calculators/tools/rules.ts";
import type { FieldRule } from "#live/calculators/numbers/rule.ts";
import { cx } from "#ui/cx.ts";
import { FieldError } from "#ui/Field.tsx";
import type { Words } from "./example.ts";
import type { Place } from "./ToolFoot.tsx";

type Field = Words[ToolId]["fields"][number];

interface ToolFieldProps {
  tool: ToolId;
  place: Place;
  field: Field;
  rule: FieldRule;
  periods: Words[ToolId]["periods"];
}

const signs = { money: "$", percent: "%", count: undefined, choice: undefined } as const;

/** Keys bring a field into sight below the figures that stay above it. */
const scrolled = {
  page: "max-lg:scroll-mt-64 max-lg:scroll-mb-8",
  frame: "scroll-mt-36 max-lg:scroll-mb-8 frame:max-lg:scroll-mt-64",
} as const;

/** The field itself. Text, not a number field: what is typed stays, whatever it is. */
function Control({ tool, place, field, rule, periods = {} }: ToolFieldProps) {
  const key = `${tool}-${field.id}`;
  const shared = {
    id: key,
    name: field.id,
    className: cx(
      "field rounded-large tabular-nums",
      rule.kind === "money" && "pr-4.5 pl-8",
      rule.kind === "percent" && "pr-9",
      scrolled[place],
    ),
    "aria-describedby": `${key}-error ${key}-hint`,
  };
  if (rule.kind === "choice")
    return (
      <select {...shared} defaultValue={field.start}>
        {rule.options.map((option) => (
          <option key={option} value={option}>
            {periods[option]}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      inputMode={rule.kind === "count" ? "numeric" : "decimal"}
      autoComplete="off"
      defaultValue={field.start.replace(/\s*%$/, "")}
    />
  );
}

/** Fields of a row begin with their labels' last lines on one level. */
const cell = "row-span-4 grid grid-cols-1 grid-rows-subgrid content-start gap-1 pb-2";

/** A line of a ledger: what is asked, and at its end the figure. */
const line =
  "grid content-start items-center gap-x-4 border-b border-line py-2 *:last:col-span-full";
const lines = {
  page: "grid-cols-[minmax(0,1fr)_minmax(0,9rem)]",
  frame:
    "grid-cols-[minmax(0,1fr)_minmax(0,9rem)] frame:grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)]",
} as const;

function ToolField(props: ToolFieldProps) {
  const { tool, place, field, rule } = props;
  const isLine = tool === "lifetime";
  const key = `${tool}-${field.id}`;
  const sign = signs[rule.kind];
  return (
    <div className={isLine ? cx(line, lines[place]) : cell}>
      <label
        htmlFor={key}
        className={cx("self-end font-medium", isLine ? "text-base" : "text-small/body")}
      >
        {field.label}
      </label>
      <span className={cx("relative grid", isLine && "row-span-2")}>
        <Control {...props} />
        {sign !== undefined && (
          <span
            aria-hidden="true"
            className={cx(
              "pointer-events-none absolute self-center text-ink-muted",
              sign === "$" ? "left-4.5" : "right-4.5",
            )}
          >
            {sign}
          </span>
        )}
      </span>
      <p
        id={`${key}-hint`}
        className={cx("text-micro/body text-ink-muted", isLine && "self-start")}
      >
        {field.hint}
      </p>
      <FieldError id={key} />
    </div>
  );
}

interface ToolFieldsProps {
  words: Words;
  tool: ToolId;
  place: Place;
  title: string;
  /** Which of the tool's fields stand in this group, in their order. */
  from?: number;
  to?: number;
  className?: string | undefined;
}

const many = "grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2";
const framed = cx(
  many,
  "frame:grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] frame:gap-x-3 frame:gap-y-1",
);
const rows: Readonly<Record<ToolId, Readonly<Record<Place, string | undefined>>>> = {
  dunning: { page: cx(many, "md:max-lg:grid-cols-3"), frame: framed },
  margin: { page: many, frame: framed },
  lifetime: { page: "grid-cols-1", frame: "grid-cols-1" },
};

/** A group of what is asked for; hidden where there is no script to answer. */
export function ToolFields(props: ToolFieldsProps) {
  const { words, tool, place, title, from, to, className } = props;
  const { periods } = words[tool];
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const fields: readonly Field[] = words[tool].fields;
  return (
    <fieldset className={cx("min-w-0 unscripted:hidden print:hidden", className)}>
      <legend className="mb-3 text-small/body text-ink-muted">{title}</legend>
      <div className={cx("grid", rows[tool][place])}>
        {fields.slice(from, to).map((field) => {
          const rule = rules[field.id];
          return (
            rule && (
              <ToolField
                key={field.id}
                tool={tool}
                place={place}
                field={field}
                rule={rule}
                periods={periods}
              />
            )
          );
        })}
      </div>
    </fieldset>
  );
}
