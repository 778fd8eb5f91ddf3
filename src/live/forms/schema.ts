/**
 * The schema of content/forms.yaml: the words of the lead forms. The fields' rules are code
 * (src/live/forms/lead.ts), since the specification sets them; their words are here.
 */
import { companySizes, type FieldName, formGroups, type FormName } from "./lead.ts";
import { inOrder, list, object, text } from "#content/fields.ts";

const label = text(60, "the field's label");
const missing = text(80, "shown when the field is empty");
const required = object({ label, missing });
const optional = object({ label });
const checkbox = object({ label: text(140, "the checkbox's label") });

/** The code defines a form's groups of fields: each must have its title here, and there must be no others. */
const form = (name: FormName) => {
  const steps = formGroups[name].length;
  const error = `has to have ${steps} entries, one for each step of the form`;
  return object({
    groups: list("groups", text(40, "the heading of the group's fields")).length(steps, { error }),
    submit: text(32, "the button's label"),
    note: text(200, "what happens after the form is sent"),
    /** Replaces the form when scripts are off and nothing could receive it. */
    instead: object({
      text: text(160, "why there is a link instead of a form"),
      label: text(40, "the link's text"),
    }),
  });
};

export const forms = object({
  fields: object({
    FirstName: required,
    LastName: required,
    Email: object({
      label,
      missing,
      malformed: text(80, "shown when the email address is not valid"),
    }),
    NumberOfEmployees: object({
      label,
      missing,
      placeholder: text(40, "the first entry of the list, before a choice is made"),
      options: inOrder("sizes", companySizes, {
        label: text(20, "the range, as displayed"),
      }),
    }),
    Message: optional,
    subscribecheckbox: checkbox,
    subscribeToUpdates: checkbox,
  } satisfies Readonly<Record<FieldName, object>>),
  optional: text(20, "shown after the label of an optional field"),
  honeypot: text(60, "the label of the hidden field that must stay empty"),
  next: text(20, "the button to the next step"),
  back: text(20, "the button to the previous step"),
  step: text(32, "which step it is: [step] of [steps]"),
  busy: text(32, "the button's label while the form is sent"),
  unsent: text(160, "shown while the site does not send forms anywhere (SITE_LEADS)"),
  one: text(80, "the heading above one error"),
  several: text(80, "the heading above [count] errors"),
  offline: text(200, "shown when the visitor is offline"),
  onward: text(40, "the link that continues without waiting for the connection"),
  sent: text(200, "shown when the visitor returns to a form they already sent"),
  forms: object({ demo: form("demo"), call: form("call"), contact: form("contact") }),
});
