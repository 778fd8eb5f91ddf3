/** A tool in words: the text of each row, and the verdict. */
import {
  countWords,
  dollars,
  percentWords,
  readField,
  valueWords,
} from "#live/calculators/numbers.ts";
import type { Numbers } from "#live/calculators/use-calculator.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { type Figure, type ToolId, toolOf } from "./tools.ts";

/** From content/free-tools.yaml; names of fields and rows in brackets are filled in. */
interface ToolWords {
  readonly rows: readonly {
    readonly id: string;
    readonly how: string;
    /** Replaces it if a verdict makes it a different sum. */
    readonly instead?: Readonly<Record<string, string | undefined>> | undefined;
    /** Replaces it if there is no such figure. */
    readonly none?: string | undefined;
  }[];
  readonly verdicts: Readonly<Record<string, string>>;
  readonly open: string;
  /** Shares that are not zero but would be written as 0%. */
  readonly tiny?: Readonly<Record<"above" | "below", string>> | undefined;
  /** The names of a field's choices. */
  readonly periods?: Readonly<Record<string, string>> | undefined;
}

interface RowView {
  readonly id: string;
  readonly how: string;
  readonly amount: string;
}
export interface ToolView {
  readonly rows: readonly RowView[];
  readonly verdict: string;
  readonly open: string;
}

const minus = (value: number, write: (value: number) => string): string =>
  value < 0 ? `−${write(-value)}` : write(value);

const noTiny = { above: "0%", below: "0%" } as const;

function figureWords(figure: Figure | null, tinies: ToolWords["tiny"] = noTiny): string {
  if (figure === null) return "–";
  const { unit, value, tiny } = figure;
  if (tiny) return tinies[tiny];
  if (unit === "money") return minus(value, dollars);
  if (unit === "share") return minus(value, percentWords);
  return unit === "count" ? countWords(value) : countWords(value / 10);
}

/** How much smaller a large figure is written, so that it fits on one line. */
export function lengthOf(amount: string): "" | "long" | "longer" | "longest" {
  if (amount.length <= 7) return "";
  if (amount.length <= 10) return "long";
  return amount.length <= 15 ? "longer" : "longest";
}

interface Example {
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly start: string;
  }[];
  readonly periods?: ToolWords["periods"];
}

/** @returns the numbers of a tool's example, from the first text of each field */
export const exampleInputs = (tool: ToolId, fields: Example["fields"]): Numbers =>
  Object.fromEntries(
    Object.entries(toolOf(tool).rules).map(([id, rule]) => {
      const start = fields.find((each) => each.id === id)?.start ?? "";
      return [id, readField(start, rule).value ?? 0];
    }),
  );

/** “Charges a month 1,000, …”: the example for visitors who see no fields. */
export function exampleWords(tool: ToolId, { fields, periods }: Example): string {
  const values = given(tool, exampleInputs(tool, fields), periods);
  return fields.map(({ id, label }) => `${label} ${values[id] ?? ""}`).join(", ");
}

/** The fields' values in words. */
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
export function viewOf(tool: ToolId, inputs: Numbers, words: ToolWords): ToolView {
  const { figures, also = {}, verdict } = toolOf(tool).compute(inputs);
  const found = [...Object.entries(figures), ...Object.entries(also)];
  const values = Object.fromEntries([
    ...Object.entries(given(tool, inputs, words.periods)),
    ...found.map(([id, figure]) => [id, figureWords(figure, words.tiny)] as const),
    // A loss is a plain amount: the word says that it is less.
    ...found.map(([id, figure]) => [`${id}Plain`, figureWords(figure).replace(/^−/, "")] as const),
  ]);
  return {
    rows: words.rows.map(({ id, how, instead = {}, none = "" }) => {
      const figure = figures[id] ?? null;
      return {
        id,
        how: figure === null ? none : interpolate(instead[verdict] ?? how, values),
        amount: figureWords(figure, words.tiny),
      };
    }),
    verdict: sentence(interpolate(words.verdicts[verdict] ?? "", values)),
    open: interpolate(words.open, values),
  };
}
