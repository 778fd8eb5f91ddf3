/** The parts that every calculator has: groups of fields, the verdict with its notes, and buttons. */
import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { FieldError } from "#ui/Field.tsx";
import type { CalculatorInput, CalculatorState } from "./use-calculator.ts";

/** Classes of a group of fields, and of the parts of a field. */
type FieldLooks = Readonly<
  Partial<Record<"group" | "cell" | "label" | "control" | "hint" | "field", string | undefined>>
>;

interface FieldsProps {
  calculator: CalculatorState;
  /** The start of the fields' ids, which are unique on the page. */
  prefix: string;
  /** Shown in the field, next to the typed text, by kind. */
  signs: Readonly<Partial<Record<CalculatorInput["rule"]["kind"], "$" | "%">>>;
  /** The names of a list's choices. */
  options?: Readonly<Record<string, string | undefined>>;
  looks: FieldLooks;
}

interface GroupProps extends FieldsProps {
  title: string;
  inputs: readonly CalculatorInput[];
  className?: string;
}

/** A group of fields. */
export function CalculatorFields({ title, inputs, className, ...props }: GroupProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-3 text-small/body text-ink-muted">{title}</legend>
      <div className={cx("grid", props.looks.group)}>
        {inputs.map((input) => (
          <Field key={input.id} input={input} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

/** One figure. A text field, not a number field, so that it keeps whatever is typed. */
function Field(props: FieldsProps & { input: CalculatorInput }) {
  const { calculator, input, prefix, signs, options = {}, looks } = props;
  const { id: name, label, hint, rule, start } = input;
  const id = `${prefix}-${name}`;
  const text = calculator.texts[name] ?? start;
  const error = calculator.errorOf(name);
  const sign = signs[rule.kind];
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
    onBlur: calculator.rest,
    onChange: ({ target }: { target: { value: string } }) => calculator.edit(name, target.value),
  } as const;
  return (
    <div className={looks.cell}>
      <label htmlFor={id} className={cx("self-end font-medium", looks.label)}>
        {label}
      </label>
      <span className={cx("relative grid", looks.control)}>
        {rule.kind === "choice" ? (
          // A list cannot show a choice that it does not contain.
          <select {...shared} value={rule.options.includes(text) ? text : start}>
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

interface PartProps {
  calculator: CalculatorState;
  className?: string | undefined;
}

interface VerdictProps extends PartProps {
  /** The verdict itself. */
  children: ReactNode;
}

/**
 * The verdict, what it depends on, and what a shared link could not fill in: a live region, which announces changes
 * once typing pauses.
 */
export function CalculatorVerdict({ calculator, className, children }: VerdictProps) {
  return (
    <div role="status" aria-busy={calculator.isPending} className={className}>
      {children}
      <p className="mt-2 max-w-prose empty:hidden" data-open="">
        {calculator.open}
      </p>
      <p className="mt-2 max-w-prose font-medium text-persimmon empty:hidden" data-unread="">
        {calculator.note}
      </p>
    </div>
  );
}

const button = {
  tone: "secondary",
  size: "small",
  className: "max-w-full whitespace-normal",
} as const;

interface ButtonsProps extends PartProps {
  /** Not in a frame, where the address is not visible. */
  hasShare?: boolean;
}

/** Back to the example, and a link to the figures. */
export function CalculatorButtons({ calculator, hasShare = true, className }: ButtonsProps) {
  const { words, reset, share, said } = calculator;
  return (
    <div className={cx("flex flex-wrap gap-3 print:hidden unscripted:hidden", className)}>
      <Button {...button} onClick={reset}>
        {words.reset}
      </Button>
      {hasShare && (
        <Button {...button} onClick={() => void share()}>
          {words.copy}
        </Button>
      )}
      <p role="status" className="basis-full text-small/body font-medium empty:hidden" data-said="">
        {said}
      </p>
      <p className="basis-full text-small/body text-ink-muted">{words.private}</p>
    </div>
  );
}
