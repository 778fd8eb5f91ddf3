import { cx } from "#ui/cx.ts";
import { FieldError } from "#ui/Field.tsx";
import type { FieldRule } from "./numbers.ts";

interface CalculatorFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  rule: FieldRule;
  /** Shown in the field, next to the typed text. */
  sign?: "$" | "%" | undefined;
  /** The names of a list's choices. */
  options?: Readonly<Record<string, string | undefined>>;
  text: string;
  error: string | undefined;
  looks: {
    readonly cell: string | undefined;
    readonly label: string;
    readonly control?: string | undefined;
    readonly hint: string;
    readonly field?: string | undefined;
  };
  onEdit: (text: string) => void;
  onRest: () => void;
}

/** One figure. A text field, not a number field, so that it keeps whatever is typed. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { id, name, label, hint, rule, sign, options = {}, text, error, looks } = props;
  const { onEdit, onRest } = props;
  const shared = {
    id,
    name,
    className: cx(
      "field rounded-large tabular-nums",
      sign === "$" && "pr-4.5 pl-8",
      sign === "%" && "pr-9",
      looks.field,
    ),
    "aria-describedby": `${id}-error ${id}-hint`,
    "aria-invalid": error === undefined ? undefined : true,
    onBlur: onRest,
  } as const;
  const isChoice = rule.kind === "choice";
  return (
    <div className={looks.cell}>
      <label htmlFor={id} className={cx("self-end font-medium", looks.label)}>
        {label}
      </label>
      <span className={cx("relative grid", looks.control)}>
        {isChoice ? (
          <select
            {...shared}
            value={text}
            onChange={({ target }) => {
              onEdit(target.value);
            }}
          >
            {rule.options.map((option) => (
              <option key={option} value={option}>
                {options[option]}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...shared}
            inputMode={rule.kind === "count" ? "numeric" : "decimal"}
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              onEdit(target.value);
            }}
          />
        )}
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
      <p id={`${id}-hint`} className={cx("text-ink-muted", looks.hint)}>
        {hint}
      </p>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
