/** For tests: plans that stay as they are whatever becomes of content/plans.yaml, and years at random. */
import { readFileSync } from "node:fs";
import { type FieldId, fieldIds, fieldRules, type Inputs } from "./fields.ts";
import { tariffOf } from "./tariff.ts";
import { parseContent } from "#content/parse.ts";
import { plans } from "#content/plans.ts";

const file = "src/live/calculators/plans/plans.fixture.yaml";
export const frozenPlans = readFileSync(file, "utf8");

export const tariff = tariffOf(parseContent(file, frozenPlans, plans));

export const nothing: Inputs = {
  ...(Object.fromEntries(fieldIds.map((id) => [id, 0])) as Record<FieldId, number>),
  stores: 1,
  users: 1,
};

/** The greatest value of a field, in what it is reckoned in. */
export const mostOf = (id: FieldId): number =>
  fieldRules[id].max * (fieldRules[id].kind === "count" ? 1 : 100);

/** A value of any size that a field takes, small ones as often as large ones. */
export function valueOf(id: FieldId, random: () => number): number {
  const { min, kind } = fieldRules[id];
  const least = min * (kind === "count" ? 1 : 100);
  if (random() < 0.2) return least;
  return Math.min(mostOf(id), Math.max(least, Math.floor(mostOf(id) ** random())));
}

export const yearOf = (random: () => number): Inputs =>
  Object.fromEntries(fieldIds.map((id) => [id, valueOf(id, random)])) as Record<FieldId, number>;
