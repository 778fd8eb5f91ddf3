/** Words for the tests of forms, so that editing the content breaks none of them. */
import type { Content } from "#content/collections.ts";
import { companySizes } from "#live/forms/fields.ts";

const form = {
  groups: ["You", "Your company"],
  submit: "Send it",
  note: "It goes to us.",
  instead: { text: "No script.", label: "Go there" },
};

export const words: Content<"forms"> = {
  unsent: "Nobody receives this.",
  fields: {
    FirstName: { label: "First name", missing: "First name is required" },
    LastName: { label: "Last name", missing: "Last name is required" },
    Email: {
      label: "Work email",
      missing: "Email is required",
      malformed: "Please enter a valid email address",
    },
    NumberOfEmployees: {
      label: "Company size",
      missing: "Company size is required",
      placeholder: "How many?",
      options: companySizes.map((id) => ({ id, label: `up to ${id}` })),
    },
    Message: { label: "Message" },
    subscribecheckbox: { label: "Send me news" },
    subscribeToUpdates: { label: "Send me news" },
  },
  optional: "(optional)",
  honeypot: "Leave this empty",
  next: "Next",
  back: "Back",
  step: "[step] of [steps]",
  busy: "On its way",
  one: "One thing",
  several: "[count] things",
  offline: "No line.",
  onward: "Go now",
  sent: "This was sent already.",
  failed: "Could not be fetched.",
  forms: { demo: { ...form, groups: ["You"] }, call: form, contact: { ...form, groups: ["You"] } },
};
