/** The schema of content/glossary.yaml: the business terms of the data catalog, in words and in SQL. */
import { checked, distinct, list, object, oneOf, slug, text } from "./fields.ts";
import { columnsOf, sql } from "./sql.ts";

const termUnits = ["money", "share", "count"] as const;
export type TermUnit = (typeof termUnits)[number];

const term = object({
  id: slug(40, "the term's name in addresses"),
  name: text(40, "the term"),
  also: text(60, "other words for the same thing, separated by commas").optional(),
  meaning: text(220, "what it means, and what it leaves out"),
  day: text(60, "which date counts when a question names a period").optional(),
  unit: oneOf(termUnits, "the number's format"),
  sql: checked(sql(400, "the query that returns its number, a single value"), (value) => {
    const { length } = columnsOf(value);
    return length < 2
      ? undefined
      : `returns ${length} columns; a term is a single number, so name one column after SELECT`;
  }),
});

export const glossary = object({
  groups: list("groups", {
    title: text(32, "the group's heading"),
    terms: distinct("terms", term),
  }),
});
