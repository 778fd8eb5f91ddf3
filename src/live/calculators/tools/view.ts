/** A tool in words: the text of each row, and the verdict. */
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import {
  countWords,
  dollars,
  percentWords,
  readField,
  valueWords,
} from "#live/calculators/numbers.ts";
import type { Numbers } from "#live/calculators/use-calculator.ts";
import { type ToolId, toolOf } from "./tools.ts";

/** Names of fields and figures in brackets are filled in. */
type ToolWords = Content<"freeTools">[ToolId];

const tenths = (value: number) => countWords(value / 10);
const noTiny = { above: "0%", below: "0%" } as const;

type Unit = ReturnType<typeof toolOf>["units"][string];

/** @param unit that of money by default, which is cents */
function figureWords(unit: Unit, value: number | null, tiny: ToolWords["tiny"] = noTiny): string {
  if (value === null) return "–";
  if (value < 0 && value > -1) return tiny.below;
  if (value > 0 && value < 1) return tiny.above;
  const size = Math.abs(value);
  const write = { share: percentWords, count: countWords, tenths, money: dollars }[unit ?? "money"];
  const written = write(size);
  return value < 0 ? `−${written}` : written;
}

/** How much smaller a large figure is written, so that it fits on one line. */
export function lengthOf(amount: string): "" | "long" | "longer" | "longest" {
  if (amount.length <= 7) return "";
  if (amount.length <= 10) return "long";
  return amount.length <= 15 ? "longer" : "longest";
}

/** @returns the numbers of a tool's example, from the first text of each field */
export const exampleInputs = (tool: ToolId, fields: ToolWords["fields"]): Numbers =>
  Object.fromEntries(
    Object.entries(toolOf(tool).rules).map(([id, rule]) => {
      const start = fields.find((each) => each.id === id)?.start ?? "";
      return [id, readField(start, rule).value ?? 0];
    }),
  );

/** “Charges a month 1,000, …”: the example for visitors who see no fields. */
export function exampleWords(tool: ToolId, { fields, periods }: ToolWords): string {
  const values = given(tool, exampleInputs(tool, fields), periods);
  return fields.map(({ id, label }) => `${label} ${values[id] ?? ""}`).join(", ");
}

/** The fields' values in words. @param periods the names of a field's choices */
const given = (tool: ToolId, inputs: Numbers, periods: ToolWords["periods"]) =>
  Object.fromEntries(
    Object.entries(toolOf(tool).rules).map(([id, rule]) => [
      id,
      valueWords(rule, inputs[id] ?? 0, periods),
    ]),
  );

/** A figure that begins a sentence may be a word. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns everything that a tool says about the inputs */
export function viewOf(tool: ToolId, inputs: Numbers, words: ToolWords) {
  const { rows, units, compute } = toolOf(tool);
  const { figures, reached = null, verdict } = compute(inputs);
  const amounts = rows.map(
    (id) => [id, figureWords(units[id], figures[id] ?? null, words.tiny)] as const,
  );
  const values: Readonly<Record<string, string>> = {
    ...given(tool, inputs, words.periods),
    ...Object.fromEntries(amounts),
    reached: figureWords(undefined, reached),
    // A loss is a plain amount: the word says that it is less.
    ...Object.fromEntries(amounts.map(([id, text]) => [`${id}Plain`, text.replace(/^−/, "")])),
  };
  return {
    rows: words.rows.map(({ id, label, words: formula, how, instead, none = "" }) => ({
      id,
      label,
      formula,
      how: figures[id] === null ? none : interpolate(instead?.[verdict] ?? how, values),
      amount: values[id] ?? "",
    })),
    verdict: sentence(interpolate(words.verdicts[verdict] ?? "", values)),
    open: interpolate(words.open, values),
  };
}
