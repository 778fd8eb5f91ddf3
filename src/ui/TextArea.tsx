import type { TextareaHTMLAttributes } from "react";
import { type Described, described, Frame } from "./Field.tsx";

/** Several lines of text, with the label above and the error below; grows with what is typed. */
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
