import { formGroups, honeypot } from "#live/forms/fields.ts";
import type { FormName } from "#live/forms/leads/lead.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { FormFoot } from "./FormFoot.tsx";
import { FormGroup } from "./FormGroup.tsx";
import { Instead } from "./Instead.tsx";

interface LeadFormProps {
  name: FormName;
  words: Content<"forms">;
  /** Where the whole page goes once the answers are on their way; the site configuration lets in no script. */
  to: string;
  /** Where the form posts without script; undefined where leads are only logged and nothing could receive them. */
  action: string | undefined;
  /** The path of the page. */
  page: string;
}

/** A field for whatever fills in every field: out of sight, of the tab order and of assistive technology. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div inert className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot} autoComplete="off" tabIndex={-1} />
    </div>
  );
}

const summary = cx(
  "scroll-mt-[calc(var(--header-height)+1rem)] gap-2 rounded-large border border-persimmon bg-ground",
  "px-5 py-4 not-[[hidden]]:grid [&_a]:inline-block [&_a]:min-h-6",
);

/**
 * A form that makes a lead (docs/specification.md, 5.2 and 7.2). The browser checks and posts it where no script runs
 * and an address receives it; src/script/forms/ takes over where script runs.
 */
export function LeadForm({ name, words, to, action, page }: LeadFormProps) {
  const groups = formGroups[name];
  const own = words.forms[name];
  return (
    <>
      <form
        method="post"
        action={action}
        data-lead={name}
        data-to={to}
        data-steps={groups.length > 1 ? "" : undefined}
        data-busy={words.busy}
        data-one={words.one}
        data-several={words.several}
        data-offline={words.offline}
        data-onward={words.onward}
        data-failed={words.failed}
        data-sent={words.sent}
        className={cx(
          "group/form @container grid grid-cols-1 gap-5 print:hidden",
          action === undefined && "unscripted:hidden",
        )}
      >
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="next" value={to} />
        <div
          data-summary=""
          hidden
          tabIndex={-1}
          role="group"
          aria-labelledby={`${name}-faults`}
          className={summary}
        >
          <strong id={`${name}-faults`} />
          <ul />
        </div>
        {/* On their way: they read as before, and look like what cannot be changed. */}
        <div
          data-groups=""
          className="grid grid-cols-1 unscripted:gap-8 inert:[&_.field]:border-dashed inert:[&_.field]:bg-transparent inert:[&_.field]:bg-none"
        >
          {groups.map((fields, i) => (
            <FormGroup
              key={fields.join()}
              form={name}
              fields={fields}
              words={words}
              place={{ step: i + 1, steps: groups.length, title: own.groups[i] ?? "" }}
            />
          ))}
        </div>
        <Honeypot id={`${name}-${honeypot}`} label={words.honeypot} />
        <FormFoot
          words={words}
          submit={own.submit}
          note={own.note}
          unsent={action === undefined ? words.unsent : undefined}
          steps={groups.length}
        />
      </form>
      {action === undefined && <Instead to={to} words={own.instead} />}
    </>
  );
}
