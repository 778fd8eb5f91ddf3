/** The fields of a lead form, in one group or in two successive ones. */
import words from "virtual:words/forms";
import { emailPattern } from "#lib/signup/address.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { Checkbox, SelectField, TextArea, TextField } from "#ui/Field.tsx";
import { type FieldName, type FieldRule, fieldRules, formGroups, honeypot } from "./fields.ts";
import type { FormName } from "./lead.ts";

/** The message next to each faulty field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;
export const entriesOf = (errors: FieldErrors) => Object.entries(errors) as [FieldName, string][];

interface LeadFieldProps {
  id: string;
  name: FieldName;
  error: string | undefined;
}

function LeadField({ id, name, error }: LeadFieldProps) {
  const rule: FieldRule = fieldRules[name];
  const { kind, required, autocomplete } = rule;
  const own = words.fields[name];
  const shared = { id, name, required, autoComplete: autocomplete };
  if (kind === "checkbox") return <Checkbox {...shared} label={own.label} />;
  const label = required ? own.label : `${own.label} ${words.optional}`;
  const field = { ...shared, label, error };
  if (kind === "select") {
    const { options, placeholder } = words.fields.NumberOfEmployees;
    return (
      <SelectField
        {...field}
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        placeholder={placeholder}
      />
    );
  }
  // Names and words come in any script, and each starts on its own side.
  if (kind === "textarea") return <TextArea {...field} dir="auto" rows={5} />;
  if (kind === "text") return <TextField {...field} type="text" dir="auto" />;
  if (kind === "tel") return <TextField {...field} type="tel" />;
  // Without script the browser checks, and by default accepts an address without a dot (5.2).
  if (kind === "email") return <TextField {...field} type="email" pattern={emailPattern} />;
  return kind satisfies never;
}

/** The two names are next to each other, after the legend; every other field has its own line. */
const names =
  "@[18rem]:grid-cols-2 @[18rem]:items-start @[18rem]:[&>:not(:nth-child(2),:nth-child(3))]:col-span-full";
/** Two groups share one place, as high as the taller one, so that nothing jumps. */
const stacked = "scripted:col-start-1 scripted:row-start-1";
const first = "group-data-[step=2]/form:invisible";
const second = "scripted:group-not-data-[step=2]/form:invisible";

interface LeadFieldsProps {
  form: FormName;
  errors: FieldErrors;
  /** While the answers are being sent, they can be read but not changed. */
  inert: boolean;
}

export function LeadFields({ form, errors, inert }: LeadFieldsProps) {
  const groups = formGroups[form];
  const steps = groups.length;
  return (
    <div
      inert={inert}
      className="grid grid-cols-1 unscripted:gap-8 inert:[&_.field]:border-dashed inert:[&_.field]:bg-transparent inert:[&_.field]:bg-none"
    >
      {groups.map((fields, i) => (
        <fieldset
          key={fields.join()}
          className={cx(
            "grid min-w-0 grid-cols-1 content-start gap-4",
            i === 0 && names,
            steps > 1 && stacked,
            steps > 1 && (i === 0 ? first : second),
          )}
        >
          <legend className={steps === 1 ? "sr-only" : "pb-3 font-medium"}>
            {words.forms[form].groups[i]}
            {steps > 1 && (
              <>
                {" "}
                <small className="ml-2 text-small/body font-normal text-ink-muted">
                  {interpolate(words.step, { step: i + 1, steps })}
                </small>
              </>
            )}
          </legend>
          {fields.map((name) => (
            <LeadField key={name} id={`${form}-${name}`} name={name} error={errors[name]} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** For bots that fill in every field: out of sight, of the tab order and of assistive technology. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div inert className="sr-only">
      <label htmlFor={id}>{words.honeypot}</label>
      <input id={id} name={honeypot} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
