/** The schema of content/legal.yaml: the words around every legal text. */
import { object, text } from "#content/fields.ts";

export const legalWords = object({
  updated: text(32, "the words before the date of the last change"),
  sample: object({
    title: text(60, "the title of the note that counsel has not reviewed the wording"),
    text: text(240, "what that means for the reader"),
  }),
  contents: text(32, "the heading of the table of contents"),
  summary: text(32, "the label above each summary"),
  section: text(24, "the word before a section's number, for screen readers"),
  clause: text(24, "the word before a clause's number, for screen readers"),
  top: text(32, "the link at the end that leads back to the top"),
  figures: object({
    title: text(60, "the heading of the table of constants"),
    lead: text(200, "what the table is"),
    what: text(32, "the heading of the column of names"),
    value: text(32, "the heading of the column of values"),
    clauses: text(32, "the heading of the column of clauses"),
  }),
});
