import type { FieldName } from "#lib/forms/fields.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { LeadField } from "./LeadField.tsx";

interface FormGroupProps {
  /** The form's name; the fields' ids begin with it. */
  form: string;
  fields: readonly FieldName[];
  words: Content<"forms">;
  place: { step: number; steps: number; title: string };
}

/** Fields that are asked for together. One of several says which it is; the only one needs no word. */
export function FormGroup({ form, fields, words, place }: FormGroupProps) {
  const { step, steps, title } = place;
  return (
    <fieldset data-group={step} className="form-group">
      <legend className={steps === 1 ? "sr-only" : "form-legend"}>
        {title}
        {steps > 1 && (
          <>
            {" "}
            <small>{put(words.step, { step, steps })}</small>
          </>
        )}
      </legend>
      {fields.map((name) => (
        <LeadField key={name} id={`${form}-${name}`} name={name} words={words} />
      ))}
    </fieldset>
  );
}
