/** The schema of content/connection-checker.yaml: the connection string checker's words (src/live/connections/). */
import { type FindingKind, findingKinds, forms, pieces, tlsStates } from "./findings.ts";
import { each, object, text } from "#content/fields.ts";

/** The slots that a sentence may contain; src/live/connections/ sets which ones each finding fills in. */
const slots =
  "[host] [port] [usual] [other] [name] [signs] [file] [ending] [user] [scheme] [written] [command] [length] [database] [instance] [page]";

const found = (kind: FindingKind) =>
  object({
    title: text(70, `what is wrong (${kind}); slots, where known: ${slots}`),
    text: text(330, `what it means and what to do; slots, where known: ${slots}`),
  });

export const connectionChecker = object({
  label: text(60, "the field's label"),
  labelAny: text(60, "the field's label when any database is accepted"),
  hint: text(160, "that nothing is sent or saved, and that passwords turn into dots"),
  placeholder: text(60, "the placeholder in the empty field"),
  tries: text(32, "the label before sample strings"),
  clear: text(24, "the button that clears the field"),
  waiting: text(120, "shown before there is a report"),
  noScript: text(200, "shown when scripts are off: where to find the same information"),
  refused: text(120, "shown after a private key is removed from the field"),
  report: text(40, "the report's label for screen readers"),
  verdicts: each(["good", "note", "warning", "error"], (worst) =>
    text(120, `the verdict when the worst finding is: ${worst}`),
  ),
  counts: object({
    one: text(40, "the count for one finding"),
    more: text(40, "the count for several findings; [count] is the number"),
  }),
  severities: each(["error", "warning", "note"], text(16, "the severity of a finding")),
  instead: text(24, "the label before the corrected text"),
  toPage: text(60, "the link to another database's page; [page] is the database"),
  understood: object({
    title: text(40, "the heading of the string's parts"),
    ...each(["owner", "form", "tls"], (part) => text(24, `the label of the part: ${part}`)).shape,
    usual: text(32, "the mark on a default port"),
    given: text(40, "shown in place of a password"),
    none: text(24, "shown when a part is not given"),
  }),
  forms: each(forms, text(40, "the string's format, in words")),
  tls: each(tlsStates, text(60, "the state of encryption, in words")),
  pieces: each(pieces, text(24, "the name of a part of the string")),
  findings: each(findingKinds, found),
});
