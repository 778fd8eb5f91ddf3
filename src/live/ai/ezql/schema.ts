/**
 * The words that make questions understandable. The library defines which figures, groups and small words exist
 * (src/live/ai/ezql): each must have its words here, and there must be no others. Phrases share one text, separated by commas: two
 * thousand fields would not make a usable form.
 */
import type { z } from "astro/zod";
import { measures } from "./measures.ts";
import { facts } from "./facts.ts";
import { columnIds, fields, groupIds } from "./tables.ts";
import { roles, topics } from "./vocabulary.ts";
import { each, list, object, text } from "#content/fields.ts";

const how = "separated by commas; a/b for either, c? for an optional word";
const most = 9_000;

const phrases = (of: string) =>
  text(most, `phrases for ${of}, ${how}`, 0).meta({ format: "lines" });

/** One value or word per line: as it is in the data, an equals sign, and its other spellings. */
function lines(what: string) {
  return text(most, what)
    .refine((lines) => lines.split("\n").every((line) => /^[^=]+ = \S/.test(line)), {
      error: "has a line without an equals sign; write the value, “ = ”, and its other spellings",
    })
    .refine(
      (lines) => {
        const names = lines.split("\n").map((line) => line.split(" = ")[0]);
        return new Set(names).size === names.length;
      },
      { error: "has two lines for one word; write all its spellings in one line" },
    )
    .meta({ format: "lines" });
}

const spellings = (column: string) =>
  lines(`lines such as “CA = California, Cali” for values of ${column}`).optional();

const idsOf = <Id extends string>(entries: Readonly<Record<Id, unknown>>) =>
  Object.keys(entries) as Id[];

const optional = (of: string) => phrases(of).optional();

export const ezql = object({
  measures: each(idsOf(measures), optional),
  topics: each(idsOf(topics), phrases),
  groups: each(groupIds, optional),
  facts: each(idsOf(facts), optional),
  fields: each(idsOf(fields), optional),
  details: phrases("what a list shows"),
  values: each(columnIds, spellings),
  roles: each(idsOf(roles), phrases),
  short: lines("lines such as “last = lst” for words that people shorten"),
  filler: phrases("words without meaning, such as “please”"),
  unknown: phrases("what the data does not cover"),
  near: list("suggested questions", text(80, "a question that EZQL understands")),
});
export type EzqlWords = z.infer<typeof ezql>;
