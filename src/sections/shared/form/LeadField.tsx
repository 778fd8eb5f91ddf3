import { type FieldName, type FieldRule, fieldRules } from "#live/forms/fields.ts";
import { emailPattern } from "#lib/signup/address.ts";
import type { Content } from "#content/collections.ts";
import { Checkbox, SelectField, TextArea, TextField } from "#ui/Field.tsx";

interface LeadFieldProps {
  /** Unique on the page. */
  id: string;
  name: FieldName;
  words: Content<"forms">;
}

/** One field, by what it demands (src/live/forms/fields.ts), with its messages for src/script/forms/. */
export function LeadField({ id, name, words }: LeadFieldProps) {
  const { kind, required, autocomplete }: FieldRule = fieldRules[name];
  const own: Partial<Record<"label" | "missing" | "malformed" | "placeholder", string>> &
    Partial<Pick<Content<"forms">["fields"]["NumberOfEmployees"], "options">> = words.fields[name];
  const label = own.label ?? "";
  const shared = { id, name, required, autoComplete: autocomplete, "data-field": "" };
  if (kind === "checkbox") return <Checkbox {...shared} label={label} />;
  const field = {
    ...shared,
    label: required ? label : `${label} ${words.optional}`,
    "data-missing": own.missing,
    "data-malformed": own.malformed,
  };
  if (kind === "select") {
    const options = own.options?.map((option) => ({ value: option.id, label: option.label }));
    return <SelectField {...field} options={options ?? []} placeholder={own.placeholder ?? ""} />;
  }
  // Names and words come in any script; each begins at its own side.
  if (kind === "textarea") return <TextArea {...field} dir="auto" rows={5} />;
  if (kind === "text") return <TextField {...field} type="text" dir="auto" />;
  // The browser's own check, where no script runs, lets an address without a dot pass (5.2).
  return <TextField {...field} type={kind} pattern={emailPattern} />;
}
