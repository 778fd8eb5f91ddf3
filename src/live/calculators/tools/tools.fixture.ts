/** The tools' real words, their examples, and randomly filled fields. */
import { readField } from "#live/calculators/numbers.ts";
import { randomValue } from "#live/calculators/random-value.fixture.ts";
import {
  type dunning,
  type lifetime,
  type margin,
  type ToolId,
  fieldsOf,
  toolOf,
} from "./tools.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { shipped } from "#content/shipped.fixture.ts";

interface Inputs {
  dunning: Parameters<typeof dunning.compute>[0];
  margin: Parameters<typeof margin.compute>[0];
  lifetime: Parameters<typeof lifetime.compute>[0];
}

export const words = shipped("freeTools");
export const example = <T extends ToolId>(tool: T) =>
  Object.fromEntries(
    fieldsOf(tool, words[tool]).map(({ id, start, rule }) => [id, readField(start, rule).value]),
  ) as unknown as Inputs[T];

const random = seededRandom("tools");
export const many = <T extends ToolId>(tool: T) =>
  Array.from({ length: 500 }, () => {
    const rules = Object.entries(toolOf(tool).rules);
    return Object.fromEntries(rules.map(([id, rule]) => [id, randomValue(rule, random)]));
  }) as unknown as Inputs[T][];
