import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

/** The message next to a field. It is always present, so that changes are announced (ARIA live region). */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p className="field-error" id={`${id}-error`} role="alert">
      {children}
    </p>
  );
}

interface Labeled {
  id: string;
  label: string;
  /** The value's error, if any. */
  error?: string | undefined;
  className?: string | undefined;
}

/** A label above, the field, and its error below. */
function Frame({ id, label, error, children, className }: Labeled & { children: ReactNode }) {
  return (
    <div className={cx("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

type Framed<Tag extends "input" | "select" | "textarea"> = ComponentProps<Tag> & Labeled;

/** Names a field's error to assistive technology. */
const described = (id: string, error: string | undefined) => ({
  "aria-describedby": `${id}-error`,
  "aria-invalid": error === undefined ? undefined : true,
});

/** A field for a line of text, with its label above and its error below. */
export function TextField({ label, error, className, ...rest }: Framed<"input">) {
  return (
    <Frame id={rest.id} label={label} error={error} className={className}>
      <input className="field" {...rest} {...described(rest.id, error)} />
    </Frame>
  );
}

interface SelectFieldProps extends Framed<"select"> {
  options: readonly { value: string; label: string }[];
  /** The first entry: a prompt, and choosing it clears the choice. */
  placeholder: string;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, options, placeholder, className, ...rest } = props;
  return (
    <Frame id={rest.id} label={label} error={error} className={className}>
      <select className="field" {...rest} {...described(rest.id, error)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A checkbox, with its label next to it. */
export function Checkbox({ label, className, ...rest }: Omit<Framed<"input">, "error">) {
  return (
    <label htmlFor={rest.id} className={cx("flex items-start gap-3 text-small", className)}>
      <input type="checkbox" className="tick mt-0.5 size-6 shrink-0" {...rest} />
      <span className="pt-0.75">{label}</span>
    </label>
  );
}

/** A field for several lines of text, with its label above and its error below; it grows with its text. */
export function TextArea({ label, error, className, ...rest }: Framed<"textarea">) {
  return (
    <Frame id={rest.id} label={label} error={error} className={className}>
      <textarea className="field field-lines" {...rest} {...described(rest.id, error)} />
    </Frame>
  );
}
