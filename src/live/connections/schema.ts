/** The schema of content/connection-checker.yaml: the connection string checker's words (src/live/connections/). */
import { type FindingKind, findingKinds, forms, pieces, tlsStates } from "./findings.ts";
import { each, object, text } from "#content/fields.ts";

/** The names that a sentence may contain; which of them a finding knows is in src/live/connections/. */
const slots =
  "[host] [port] [usual] [other] [name] [signs] [file] [ending] [user] [scheme] [written] [command] [length] [database] [instance] [page]";

const found = (kind: FindingKind) =>
  object({
    title: text(70, `what is wrong (${kind}); of ${slots} those that it knows`),
    text: text(330, `what it means and what to do; of ${slots} those that it knows`),
  });

export const connectionChecker = object({
  label: text(60, "the field's name"),
  labelAny: text(60, "the field's name where any database may be meant"),
  hint: text(160, "that nothing is sent or kept, and that passwords turn into dots"),
  placeholder: text(60, "what the empty field says"),
  tries: text(32, "the words before the strings to try"),
  clear: text(24, "the button that empties the field"),
  waiting: text(120, "what stands in place of a report"),
  noScript: text(200, "that it needs a script, and where the same is said in words"),
  refused: text(120, "that a key was taken out of the field at once"),
  report: text(40, "what the report is, for screen readers"),
  verdicts: object({
    good: text(120, "nothing is wrong"),
    note: text(120, "nothing is wrong, something is worth knowing"),
    warning: text(120, "it may connect, and something should be fixed"),
    error: text(120, "it will not connect"),
  }),
  counts: object({
    one: text(40, "one thing was found"),
    more: text(40, "several things were found; [count] is how many"),
  }),
  severities: each(["error", "warning", "note"], text(16, "how grave it is")),
  instead: text(24, "the words before what to write"),
  toPage: text(60, "the link to the other page; [page] is its database"),
  understood: object({
    title: text(40, "the heading above what was understood"),
    owner: text(24, "the database that it is for"),
    form: text(24, "how it is written"),
    host: text(24, "the host"),
    port: text(24, "the port"),
    usual: text(32, "after a port that is not written"),
    database: text(24, "the database"),
    file: text(24, "the file"),
    user: text(24, "the user"),
    password: text(24, "the password"),
    given: text(40, "that there is one"),
    tls: text(24, "how the way is protected"),
    none: text(24, "where nothing is written"),
  }),
  forms: each(forms, text(40, "how it is written, in words")),
  tls: each(tlsStates, text(60, "how the way is protected, in words")),
  pieces: each(pieces, text(24, "the piece, in a word")),
  findings: each(findingKinds, found),
});
