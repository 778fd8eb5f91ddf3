import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { cx } from "./cx.ts";

interface FrameProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** The message next to a field. It is always present, so that changes are announced (ARIA live region). */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p className="field-error" id={`${id}-error`} role="alert">
      {children}
    </p>
  );
}

/** A label above, the field, and its error below. */
function Frame({ id, label, error, children, className }: FrameProps) {
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

interface Described {
  id: string;
  label: string;
  /** The value's error, if any. */
  error?: string | undefined;
}

/** Names a field's error to assistive technology. */
const described = ({ id, error }: Described) => ({
  id,
  "aria-describedby": `${id}-error`,
  "aria-invalid": error === undefined ? undefined : true,
});

/** A field for a line of text, with its label above and its error below. */
export function TextField({
  label,
  id,
  error,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & Described) {
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <input className="field" {...rest} {...described({ id, label, error })} />
    </Frame>
  );
}

interface Option {
  value: string;
  label: string;
}

/** A native select. The first entry is a prompt, and choosing it clears the choice. */
export function SelectField({
  label,
  id,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> &
  Described & { options: readonly Option[]; placeholder: string }) {
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <select className="field" {...rest} {...described({ id, label, error })}>
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
export function Checkbox({
  label,
  id,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { id: string; label: string }) {
  return (
    <label htmlFor={id} className={cx("flex items-start gap-3 text-small", className)}>
      <input type="checkbox" id={id} className="tick mt-0.5 size-6 shrink-0" {...rest} />
      <span className="pt-0.75">{label}</span>
    </label>
  );
}

/** A field for several lines of text, with its label above and its error below; it grows with its text. */
export function TextArea({
  label,
  id,
  error,
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & Described) {
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <textarea className="field field-lines" {...rest} {...described({ id, label, error })} />
    </Frame>
  );
}
