/**
 * The calculators of /free-tools/ at work, on their page and in frames. What they say comes from src/live/calculators/tools/, as at
 * build. See docs/decisions/0028-calculators.md.
 */
import words from "virtual:words/freeTools";
import { toolAddress } from "#live/calculators/tools/addresses.ts";
import { type InputsOf, toolFields, type ToolId, toolIds } from "#live/calculators/tools/kinds.ts";
import { isCrossed } from "#live/calculators/tools/lifetime.ts";
import { pathsOf } from "#live/calculators/tools/paths.ts";
import { toolRules } from "#live/calculators/tools/rules.ts";
import { lengthOf, viewOf } from "#live/calculators/tools/view.ts";
import { countWords } from "#live/calculators/numbers/money.ts";
import type { FieldRule } from "#live/calculators/numbers/rule.ts";
import { put } from "#lib/text/put.ts";
import { beginSum } from "#script/sums/begin.ts";
import type { Said, Sum } from "#script/sums/sum.ts";
import { write } from "#script/sums/write.ts";

/** Writes what the figures come to into the lines and the picture of a tool. */
function paint<T extends ToolId>(tool: T, part: HTMLElement, inputs: InputsOf<T>): Said {
  const view = viewOf(tool, inputs, words[tool]);
  for (const { id, how, amount } of view.rows) {
    write(part, `[data-row="${id}"] [data-how]`, how);
    write(part, `[data-row="${id}"] [data-amount]`, amount);
    write(part, `[data-large="${id}"]`, amount);
    part.querySelector(`[data-large="${id}"]`)?.setAttribute("data-long", lengthOf(amount));
  }
  for (const [name, d] of Object.entries(pathsOf(tool, inputs)))
    part.querySelector(`[data-path="${name}"]`)?.setAttribute("d", d);
  return view;
}

/** In a frame, the link to the page takes the figures along. */
function moved(part: HTMLElement, hash: string): void {
  part.querySelector("[data-onward]")?.setAttribute("href", `/free-tools/${hash}`);
}

function sumOf(tool: ToolId): Sum<string> {
  const { fields, crossed = "" } = words[tool];
  const each = (textOf: (field: (typeof fields)[number]) => string) =>
    Object.fromEntries(fields.map((field) => [field.id, textOf(field)]));
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  return {
    ids: toolFields[tool],
    prefix: tool,
    rules,
    labels: each(({ label }) => label),
    // As they stand in their fields, without the sign that is next to it.
    starts: each(({ start }) => start.replace(/\s*%$/, "")),
    words,
    address: toolAddress(tool),
    paint: (part, inputs) => paint(tool, part, inputs as InputsOf<ToolId>),
    crossed: (inputs) => {
      if (tool !== "lifetime" || !isCrossed(inputs as InputsOf<"lifetime">)) return null;
      return { id: "lost", message: put(crossed, { instead: countWords(inputs["start"] ?? 0) }) };
    },
    moved,
  };
}

/**
 * @param bench what holds one tool or more
 * @param early clicks while this was on its way
 */
export function begin(bench: HTMLElement, early: readonly Event[]): void {
  for (const tool of toolIds) {
    const part = bench.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
    if (part === null) continue;
    const own = early.filter(({ target }) => target instanceof Node && part.contains(target));
    beginSum(part, own, sumOf(tool));
  }
}
