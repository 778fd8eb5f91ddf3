/** The state of one of the tools, and its results. */
import words from "virtual:words/freeTools";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { countWords, type FieldRule } from "#live/calculators/numbers.ts";
import { type Calculator, useCalculator } from "#live/calculators/use-calculator.ts";
import { type InputsOf, toolAddress, toolFields, type ToolId, toolRules } from "./fields.ts";
import { isCrossed } from "./outcomes.ts";
import { pathsOf } from "./pictures.ts";
import { type ToolView, viewOf } from "./view.ts";

interface View extends ToolView {
  /** By the parts of the picture. */
  readonly paths: Readonly<Record<string, string>>;
}

/** On its page, or alone in a frame on another site. */
export type Place = "page" | "frame";

function calculatorOf(tool: ToolId): Calculator<string, View> {
  const { fields, crossed = "" } = words[tool];
  const each = (textOf: (field: (typeof fields)[number]) => string) =>
    Object.fromEntries(fields.map((field) => [field.id, textOf(field)]));
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  return {
    section: `tool-${tool}`,
    ids: toolFields[tool],
    rules,
    labels: each(({ label }) => label),
    // Without the symbol next to it.
    starts: each(({ start }) => start.replace(/\s*%$/, "")),
    words,
    address: toolAddress(tool),
    view: (inputs) => ({
      ...viewOf(tool, inputs as InputsOf<ToolId>, words[tool]),
      paths: pathsOf(tool, inputs as InputsOf<ToolId>),
    }),
    contradiction: (inputs) => {
      if (tool !== "lifetime" || !isCrossed(inputs as InputsOf<"lifetime">)) return null;
      return {
        id: "lost",
        message: interpolate(crossed, { instead: countWords(inputs["start"] ?? 0) }),
      };
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
