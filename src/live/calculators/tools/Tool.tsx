/**
 * One of the three calculators of /free-tools/, on the page or in a frame on another site. The server renders the
 * example, which stays as it is without script. See docs/decisions/0028-calculators.md.
 */
import words from "virtual:words/freeTools";
import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { CalculatorFields } from "#live/calculators/CalculatorParts.tsx";
import { countWords } from "#live/calculators/numbers.ts";
import { type Calculator, type Numbers, useCalculator } from "#live/calculators/use-calculator.ts";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { book, layouts, type Place } from "./layouts.ts";
import { type Paths, pathsOf } from "./pictures.ts";
import { ToolFoot, ToolLines, ToolOutcome, ToolPicture } from "./ToolView.tsx";
import { fieldsOf, isCrossed, type ToolId, viewOf } from "./tools.ts";

type View = ReturnType<typeof viewOf> & { readonly paths: Paths };

function calculatorOf(tool: ToolId): Calculator<View> {
  const { crossed = "" } = words[tool];
  return {
    section: `tool-${tool}`,
    inputs: fieldsOf(tool, words[tool]),
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

interface ToolProps {
  tool: ToolId;
  place: Place;
}

function useTool({ tool, place }: ToolProps) {
  const [definition] = useState(() => calculatorOf(tool));
  const looks = layouts[tool][place];
  return { tool, place, looks, words: words[tool], calculator: useCalculator(definition) };
}

/** Everything that the parts of a tool show. */
export type ToolState = ReturnType<typeof useTool>;

/** Keys scroll a field into view below the figures that stay above it. */
const scrolled = {
  page: "max-lg:scroll-mt-64 max-lg:scroll-mb-8",
  frame: "scroll-mt-36 max-lg:scroll-mb-8 frame:max-lg:scroll-mt-64",
} as const;

/** The last lines of a row's labels align. */
const columns = {
  cell: "row-span-4 grid grid-cols-1 grid-rows-subgrid content-start gap-1 pb-2",
  label: "text-small/body",
  hint: "text-micro/body",
} as const;

/** Lines of a ledger: the question, and the figure at its end. */
const ledger = {
  cell: cx(
    "grid grid-cols-[minmax(min-content,1fr)_minmax(0,9rem)] content-start items-center gap-x-4",
    "border-b border-line py-2 *:last:col-span-full",
  ),
  label: "text-base",
  control: "row-span-2",
  hint: "self-start text-micro/body",
} as const;
const framedLedger = {
  ...ledger,
  cell: cx(ledger.cell, "frame:grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)]"),
};

/** The groups of fields; hidden without script. */
function ToolFields({ state }: { state: ToolState }) {
  const { tool, place, looks, calculator } = state;
  const { form, form2 = "", form3 = "", periods = {} } = state.words;
  const starts = tool === "margin" ? [0, 3, 8] : [0];
  const field = tool !== "lifetime" ? columns : place === "page" ? ledger : framedLedger;
  return (
    <div className={looks.forms}>
      {starts.map((from, i) => (
        <CalculatorFields
          key={from}
          title={[form, form2, form3][i] ?? ""}
          inputs={calculator.inputs.slice(from, starts[i + 1])}
          calculator={calculator}
          prefix={tool}
          signs={{ money: "$", percent: "%" }}
          options={periods}
          looks={{ ...field, group: looks.fields, field: scrolled[place] }}
          className="min-w-0 print:hidden unscripted:hidden"
        />
      ))}
    </div>
  );
}

/** On a phone the figures show above the fields, which arrive first: nothing shows until all of it has arrived. */
const hiddenUntilComplete = "[&:not(:has(+*))]:invisible";

function ToolParts(props: ToolProps) {
  const state = useTool(props);
  const { looks, place } = state;
  const isBook = props.tool === "lifetime";
  const picture = <ToolPicture state={state} />;
  const parts = (
    <>
      {!isBook && picture}
      <div className={cx(hiddenUntilComplete, looks.body)}>
        <ToolFields state={state} />
        <ToolOutcome state={state}>{isBook && picture}</ToolOutcome>
      </div>
      <ToolLines state={state} />
    </>
  );
  return (
    <>
      {isBook ? (
        <div className={cx(book, place === "page" ? "mt-10" : "mt-4")}>{parts}</div>
      ) : (
        parts
      )}
      <ToolFoot state={state} />
    </>
  );
}

export const Tool = livePart(ToolParts);
