/**
 * The schema of content/forms.yaml: the words of the forms that make leads. The fields' rules are code
 * (src/live/forms/fields.ts), since the specification fixes them; their words are here.
 */
import { companySizes, formGroups } from "./fields.ts";
import type { FormName } from "./lead.ts";
import { inOrder, list, object, text } from "#content/fields.ts";

const label = text(60, "what the field asks for");
const missing = text(80, "what is said where the field is empty");
const required = object({ label, missing });
const optional = object({ label: text(140, "what a tick means") });

/** The code defines a form's groups of fields: each must have its title here, and there must be no others. */
const form = (name: FormName) => {
  return object({
    groups: list(
      "groups, one for each step",
      text(40, "what the fields of the group are about"),
    ).length(formGroups[name].length, {
      error: `has to have ${formGroups[name].length} entries, one for each step of the form`,
    }),
    submit: text(32, "the button's words"),
    note: text(200, "what happens to the answers"),
    /** Replaces the form if no script runs and nothing could receive it. */
    instead: object({
      text: text(160, "why there is a link and no form"),
      label: text(40, "the link's words"),
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
      malformed: text(80, "what is said of what is no address"),
    }),
    NumberOfEmployees: object({
      label,
      missing,
      placeholder: text(40, "the first entry of the list, which is no choice"),
      options: inOrder("sizes", companySizes, {
        label: text(20, "the range, as it is shown"),
      }),
    }),
    Message: object({ label }),
    subscribecheckbox: optional,
    subscribeToUpdates: optional,
  }),
  optional: text(20, "said after the label of what may be left empty"),
  honeypot: text(60, "the label of the field that nobody is to fill in"),
  next: text(20, "the button that asks for the next group"),
  back: text(20, "the button that goes back to the group before"),
  step: text(32, "which group it is: [step] of [steps]"),
  busy: text(32, "the button's words while the answers are on their way"),
  unsent: text(160, "said while nothing receives what forms send (SITE_LEADS)"),
  one: text(80, "above one fault"),
  several: text(80, "above [count] faults"),
  offline: text(200, "said where there is no line"),
  onward: text(40, "the link that goes on without waiting for the line"),
  sent: text(200, "said where somebody comes back to a form that was sent"),
  failed: text(200, "said where the form's script cannot be fetched"),
  forms: object({ demo: form("demo"), call: form("call"), contact: form("contact") }),
});
