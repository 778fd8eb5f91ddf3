/** For tests: the plans as they are published, and years at random. */
import { readFileSync } from "node:fs";
import { fieldRules } from "./fields.ts";
import { type FieldId, fieldIds, type Inputs } from "./kinds.ts";
import { tariffOf } from "./tariff.ts";
import { parseContent } from "#model/explain.ts";
import { contentFiles, kinds } from "#model/kinds.ts";

export const published = parseContent(
  contentFiles.plans,
  readFileSync(contentFiles.plans, "utf8"),
  kinds.plans,
);

export const tariff = tariffOf(published);

export const nothing: Inputs = {
  ...(Object.fromEntries(fieldIds.map((id) => [id, 0])) as Record<FieldId, number>),
  stores: 1,
  users: 1,
};

/** The greatest value of a field, in what it is reckoned in. */
export const mostOf = (id: FieldId): number =>
  fieldRules[id].max * (fieldRules[id].kind === "money" ? 100 : 1);

/** A value of any size that a field takes, small ones as often as large ones. */
export function valueOf(id: FieldId, random: () => number): number {
  const { min, kind } = fieldRules[id];
  const least = min * (kind === "money" ? 100 : 1);
  if (random() < 0.2) return least;
  return Math.min(mostOf(id), Math.max(least, Math.floor(mostOf(id) ** random())));
}

export const yearOf = (random: () => number): Inputs =>
  Object.fromEntries(fieldIds.map((id) => [id, valueOf(id, random)])) as Record<FieldId, number>;
