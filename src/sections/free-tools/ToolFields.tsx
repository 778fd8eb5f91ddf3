import type { ToolId } from "#lib/tools/kinds.ts";
import { toolRules } from "#lib/tools/rules.ts";
import type { FieldRule } from "#lib/numbers/rule.ts";
import { FieldError } from "#ui/Field.tsx";
import type { Words } from "./example.ts";

type Field = Words[ToolId]["fields"][number];

interface ToolFieldProps {
  tool: ToolId;
  field: Field;
  rule: FieldRule;
  periods: Words[ToolId]["periods"];
}

const signs = { money: "$", percent: "%", count: undefined, choice: undefined } as const;

/** The field itself. Text, not a number field: what is typed stays, whatever it is. */
function Control({ tool, field, rule, periods = {} }: ToolFieldProps) {
  const key = `${tool}-${field.id}`;
  const shared = {
    id: key,
    name: field.id,
    className: "field tool-input",
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

function ToolField(props: ToolFieldProps) {
  const { tool, field, rule } = props;
  const key = `${tool}-${field.id}`;
  return (
    <div className="tool-field">
      <label htmlFor={key}>{field.label}</label>
      <span className="tool-control" data-sign={signs[rule.kind]}>
        <Control {...props} />
      </span>
      <p id={`${key}-hint`} className="tool-hint">
        {field.hint}
      </p>
      <FieldError id={key} />
    </div>
  );
}

interface ToolFieldsProps {
  words: Words;
  tool: ToolId;
  title: string;
  /** Which of the tool's fields stand in this group, in their order. */
  from?: number;
  to?: number;
}

/** A group of what is asked for; hidden where there is no script to answer. */
export function ToolFields({ words, tool, title, from, to }: ToolFieldsProps) {
  const { periods } = words[tool];
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const fields: readonly Field[] = words[tool].fields;
  return (
    <fieldset className="tool-fields">
      <legend>{title}</legend>
      <div className="tool-row">
        {fields.slice(from, to).map((field) => {
          const rule = rules[field.id];
          return (
            rule && (
              <ToolField key={field.id} tool={tool} field={field} rule={rule} periods={periods} />
            )
          );
        })}
      </div>
    </fieldset>
  );
}
