/** The tools' real words, their examples, and randomly filled fields. */
import { readFileSync } from "node:fs";
import type { FieldRule } from "#live/calculators/numbers.ts";
import { randomValue } from "#live/calculators/random-value.fixture.ts";
import { type InputsOf, inputsOf, toolFields, type ToolId, toolRules } from "./fields.ts";
import { seeded } from "#lib/random/seeded.ts";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";

const file = contentFiles.freeTools;
export const words = parseContent(file, readFileSync(file, "utf8"), kinds.freeTools);
export const example = <T extends ToolId>(tool: T) => inputsOf(tool, words[tool].fields);

const random = seeded("tools");

function anyOf<T extends ToolId>(tool: T): InputsOf<T> {
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const ids: readonly string[] = toolFields[tool];
  return Object.fromEntries(
    ids.map((id) => [id, rules[id] ? randomValue(rules[id], random) : 0]),
  ) as InputsOf<T>;
}
export const many = <T extends ToolId>(tool: T) => Array.from({ length: 500 }, () => anyOf(tool));
