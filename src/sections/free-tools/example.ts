/** A tool with its example worked out, as the build draws it. Pure. */
import { type InputsOf, type ToolId } from "#live/calculators/tools/kinds.ts";
import { pathsOf } from "#live/calculators/tools/paths.ts";
import { toolRules } from "#live/calculators/tools/rules.ts";
import { inputsOf } from "#live/calculators/tools/start.ts";
import { type ToolView, valueWords, viewOf } from "#live/calculators/tools/view.ts";
import type { FieldRule } from "#live/calculators/numbers/rule.ts";
import type { Content } from "#content/collections.ts";

export type Words = Content<"freeTools">;

export interface Example {
  readonly view: ToolView;
  /** By the parts of the tool's picture. */
  readonly paths: Readonly<Record<string, string>>;
  /** “Charges a month 1,000, …”, for those who see no fields. */
  readonly list: string;
}

export function exampleOf<T extends ToolId>(tool: T, words: Words): Example {
  const { fields } = words[tool];
  const inputs: InputsOf<T> = inputsOf(tool, fields);
  const values: Readonly<Record<string, number>> = inputs;
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const list = fields.map(({ id, label }) => {
    const rule = rules[id];
    const value = rule ? valueWords(rule, values[id] ?? 0, words[tool].periods) : "";
    return `${label} ${value}`;
  });
  return {
    view: viewOf(tool, inputs, words[tool]),
    paths: pathsOf(tool, inputs),
    list: list.join(", "),
  };
}
