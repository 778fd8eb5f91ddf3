/** The state of one of the tools, and its results. */
import words from "virtual:words/freeTools";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { countWords } from "#live/calculators/numbers.ts";
import { type Calculator, type Numbers, useCalculator } from "#live/calculators/use-calculator.ts";
import { type Paths, pathsOf } from "./pictures.ts";
import { isCrossed, type ToolId, toolOf } from "./tools.ts";
import { type ToolView, viewOf } from "./view.ts";

/** On its page, or alone in a frame on another site. */
export type Place = "page" | "frame";

function calculatorOf(tool: ToolId): Calculator<ToolView & { readonly paths: Paths }> {
  const { fields, crossed = "" } = words[tool];
  const { rules } = toolOf(tool);
  return {
    section: `tool-${tool}`,
    inputs: fields.flatMap(({ start, ...field }) => {
      const rule = rules[field.id];
      // Without the symbol next to it.
      return rule ? [{ ...field, rule, start: start.replace(/\s*%$/, "") }] : [];
    }),
    words,
    view: (numbers: Numbers) => ({
      ...viewOf(tool, numbers, words[tool]),
      paths: pathsOf(tool, numbers),
    }),
    contradiction: (numbers: Numbers) => {
      if (!isCrossed(tool, numbers)) return null;
      const instead = countWords(numbers["start"] ?? 0);
      return { id: "lost", message: interpolate(crossed, { instead }) };
    },
  };
}

export interface ToolProps {
  tool: ToolId;
  place: Place;
}

export function useTool({ tool, place }: ToolProps) {
  const [definition] = useState(() => calculatorOf(tool));
  return { tool, place, words, calculator: useCalculator(definition) };
}

/** Everything that the parts of a tool show. */
export type ToolState = ReturnType<typeof useTool>;
