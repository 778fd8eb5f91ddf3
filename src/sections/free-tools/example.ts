/** A tool with its example worked out, as the build draws it. Pure. */
import { type InputsOf, type ToolId } from "#lib/tools/kinds.ts";
import { pathsOf } from "#lib/tools/paths.ts";
import { toolRules } from "#lib/tools/rules.ts";
import { inputsOf } from "#lib/tools/start.ts";
import { type ToolView, valueWords, viewOf } from "#lib/tools/view.ts";
import type { FieldRule } from "#lib/numbers/rule.ts";
import type { Content } from "#model/kinds.ts";

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
