/** What the fields of a tool hold at first. */
import { readField } from "#live/calculators/numbers/read.ts";
import type { FieldRule } from "#live/calculators/numbers/rule.ts";
import { type InputsOf, toolFields, type ToolId } from "./kinds.ts";
import { toolRules } from "./rules.ts";

/** @param starts what stands in each field, as it is written; what cannot be read is the least */
export function inputsOf<T extends ToolId>(
  tool: T,
  starts: readonly { readonly id: string; readonly start: string }[],
): InputsOf<T> {
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  const ids: readonly string[] = toolFields[tool];
  return Object.fromEntries(
    ids.map((id) => {
      const rule = rules[id];
      const start = starts.find((each) => each.id === id)?.start ?? "";
      return [id, rule ? (readField(start, rule).value ?? 0) : 0];
    }),
  ) as InputsOf<T>;
}
