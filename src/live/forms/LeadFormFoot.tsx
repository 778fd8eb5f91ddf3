/** The parts around a lead form's fields: the list of faults above; buttons, status and note below. */
import words from "virtual:words/forms";
import type { Ref } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { type FieldName, formGroups } from "./fields.ts";
import { entriesOf, type FieldErrors } from "./LeadFields.tsx";
import type { FormName } from "./lead.ts";

/** `offline`: kept, and the page leaves when the connection is back. `sent`: the visitor has come back to it. */
export type Status = "editing" | "sending" | "offline" | "sent";

interface FaultSummaryProps {
  ref: Ref<HTMLDivElement>;
  form: FormName;
  errors: FieldErrors;
  goTo: (field: FieldName) => void;
}

/** Takes the focus after a submit with faults; each is a link to its field. */
export function FaultSummary({ ref, form, errors, goTo }: FaultSummaryProps) {
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

interface LeadFormFootProps {
  form: FormName;
  status: Status;
  /** Where the page goes. */
  to: string;
  /** Whether anything receives the answers. */
  isReceived: boolean;
  goBack: () => void;
}

/** Without script all groups show at once, and one button is enough. */
export function LeadFormFoot({ form, status, to, isReceived, goBack }: LeadFormFootProps) {
  const isBusy = status === "sending" || status === "offline";
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
