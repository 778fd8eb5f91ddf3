/**
 * The parts of a lead form: its fields, in one group or in two successive ones, the list of faults above them, and
 * buttons, status and note below.
 */
import type { Ref } from "react";
import words from "virtual:words/forms";
import { emailPattern } from "#lib/email-and-campaign.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { type FieldName, type FieldRule, fieldRules, formGroups, type FormName } from "./lead.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox, SelectField, TextArea, TextField } from "#ui/Field.tsx";
import { cx } from "#ui/cx.ts";

/** The message next to each faulty field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;
/** @returns the fields with errors, each with its message */
export const entriesOf = (errors: FieldErrors) => Object.entries(errors) as [FieldName, string][];

/** `offline`: kept, and the page leaves when the connection is back. `sent`: the visitor has come back to it. */
export type Status = "editing" | "sending" | "offline" | "sent";

/** What the parts show and do. */
interface LeadFormState {
  form: FormName;
  errors: FieldErrors;
  status: Status;
  /** While the answers are being sent, they can be read but not changed. */
  isBusy: boolean;
  /** Where the page goes. */
  to: string;
  /** Whether anything receives the answers. */
  isReceived: boolean;
  goTo: (field: FieldName) => void;
  goBack: () => void;
}

function LeadField({
  form,
  name,
  errors,
}: Pick<LeadFormState, "form" | "errors"> & { name: FieldName }) {
  const { kind, required, autocomplete }: FieldRule = fieldRules[name];
  const id = `${form}-${name}`;
  const error = errors[name];
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
  // Without script the browser checks, and by default accepts an address without a dot (5.2).
  return <TextField {...field} type={kind} pattern={kind === "email" ? emailPattern : undefined} />;
}

/** The two names are next to each other, after the legend; every other field has its own line. */
const names =
  "@[18rem]:grid-cols-2 @[18rem]:items-start @[18rem]:[&>:not(:nth-child(2),:nth-child(3))]:col-span-full";
/** Two groups share one place, as high as the taller one, so that nothing jumps. */
const stacked = "scripted:col-start-1 scripted:row-start-1";
const first = "group-data-[step=2]/form:invisible";
const second = "scripted:group-not-data-[step=2]/form:invisible";

export function LeadFields({ form, errors, isBusy }: LeadFormState) {
  const groups = formGroups[form];
  const steps = groups.length;
  return (
    <div
      inert={isBusy}
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
            <LeadField key={name} form={form} name={name} errors={errors} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** Takes the focus after a submit with faults; each is a link to its field. */
export function FaultSummary(props: LeadFormState & { ref: Ref<HTMLDivElement> }) {
  const { ref, form, errors, goTo } = props;
  const faults = entriesOf(errors);
  return (
    <div
      ref={ref}
      data-summary=""
      hidden={faults.length === 0}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form}-faults`}
      className={cx(
        "scroll-mt-[calc(var(--header-height)+1rem)] gap-2 rounded-large border border-persimmon bg-ground",
        "px-5 py-4 not-[[hidden]]:grid [&_a]:inline-block [&_a]:min-h-6",
      )}
    >
      <strong id={`${form}-faults`}>
        {faults.length === 1 ? words.one : interpolate(words.several, { count: faults.length })}
      </strong>
      <ul>
        {faults.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${form}-${field}`}
              className="text-link"
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With enlarged text, a phrase can be wider than a phone. */
const button =
  "max-w-full py-2 whitespace-normal aria-disabled:cursor-progress aria-disabled:opacity-70";

/** Without script all groups show at once, and one button is enough. */
export function LeadFormFoot(state: LeadFormState) {
  const { form, status, isBusy, to, isReceived, goBack } = state;
  const isStepped = formGroups[form].length > 1;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isStepped && (
        <>
          <Button
            type="submit"
            className={cx(button, "group-data-[step=2]/form:hidden unscripted:hidden")}
          >
            {words.next}
          </Button>
          <Button
            tone="quiet"
            className={cx(button, "group-not-data-[step=2]/form:hidden")}
            onClick={goBack}
          >
            {words.back}
          </Button>
        </>
      )}
      <Button
        type="submit"
        data-send=""
        aria-disabled={isBusy || undefined}
        className={cx(button, isStepped && "scripted:group-not-data-[step=2]/form:hidden")}
      >
        {isBusy ? words.busy : words.forms[form].submit}
      </Button>
      {/* Always there, so that filling it is announced; without words it takes no room. */}
      <div role="status" data-said="" className="basis-full text-small/body empty:absolute">
        {status === "sent" && words.sent}
        {status === "offline" && (
          <>
            {words.offline}{" "}
            <a href={to} className="text-link">
              {words.onward}
            </a>
          </>
        )}
      </div>
      <div className="basis-full text-small/body text-ink-muted">
        {words.forms[form].note}
        {!isReceived && <span className="mt-2 block">{words.unsent}</span>}
      </div>
    </div>
  );
}
