/** For tests: plans that do not change with content/plans.yaml, and random years. */
import { readFileSync } from "node:fs";
import { type FieldId, fieldIds, fieldRules, type Inputs } from "./fields.ts";
import { tariffOf } from "./bill.ts";
import { randomValue } from "#live/calculators/random-value.fixture.ts";
import { parseContent } from "#content/parse.ts";
import { quotedPlans } from "#content/plans.ts";

const file = "src/live/calculators/plans/plans.fixture.yaml";
export const frozenPlans = readFileSync(file, "utf8");

export const tariff = tariffOf(parseContent(file, frozenPlans, quotedPlans));

export const nothing: Inputs = {
  ...(Object.fromEntries(fieldIds.map((id) => [id, 0])) as Record<FieldId, number>),
  stores: 1,
  users: 1,
};

export const yearOf = (random: () => number): Inputs =>
  Object.fromEntries(fieldIds.map((id) => [id, randomValue(fieldRules[id], random)])) as Record<
    FieldId,
    number
  >;
