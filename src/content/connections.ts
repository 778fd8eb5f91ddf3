/**
 * The schema of content/connections/: one file for each database that can hold a shop's data (docs/specification.md,
 * 2.10).
 */
import { list, object, oneOf, text } from "./fields.ts";
import { page, point, section, title } from "./shared.ts";

/** Code with line breaks, in the database's language. Write « and » for braces, since {…} quotes a constant. */
const code = (max: number, what: string) =>
  text(max, what)
    .transform((lines) => lines.replaceAll("«", "{").replaceAll("»", "}"))
    .meta({ format: "lines" });

export const connection = page({
  tool: text(24, "the commerce tool on its tile"),
  database: text(32, "the database's name"),
  hero: section({}),
  /** Fields that the list of connections compares. */
  facts: object({
    port: text(24, "its usual port"),
    tls: text(60, "how to request encryption"),
    reader: text(70, "how to make a user read-only"),
  }),
  brings: object({ title, paragraphs: list("paragraphs", text(520, "a paragraph")) }),
  anatomy: section({
    pieces: list("parts, which form the string when joined in order", {
      text: text(60, "the part as it is in the string; a password as dots"),
      label: text(24, "the part's name"),
      note: text(200, "what it is, or where to find it"),
    }),
  }),
  /** Faulty strings to try the checker with. */
  tries: list("strings", {
    label: text(40, "what is wrong with it"),
    string: text(200, "the string; a password in it is shown as dots"),
  }),
  first: oneOf(["setup", "questions"], "which section comes first"),
  setup: section({
    steps: list("steps", {
      ...point("what to do", "how, and why"),
      code: code(900, "the code to run or to add").optional(),
    }),
  }),
  questions: section({
    items: list("questions", {
      ask: text(120, "the question, as a merchant would ask it"),
      note: text(240, "how the answer helps").optional(),
      sql: code(900, "its query, in the database's own dialect").optional(),
    }),
  }),
  limits: object({ title, items: list("limits", point("the limit", "what it means")) }),
});
