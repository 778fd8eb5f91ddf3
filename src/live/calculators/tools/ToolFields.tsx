import { CalculatorFields } from "#live/calculators/CalculatorParts.tsx";
import { cx } from "#ui/cx.ts";
import type { ToolId } from "./tools.ts";
import type { Place, ToolState } from "./use-tool.ts";

interface ToolFieldsProps {
  state: ToolState;
  title: string;
  /** Which of the tool's fields are in this group. */
  from?: number;
  to?: number;
  className?: string | undefined;
}

const many = "grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-2";
const framed = cx(
  many,
  "frame:grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] frame:gap-x-3 frame:gap-y-1",
);
const rows: Readonly<Record<ToolId, Readonly<Record<Place, string | undefined>>>> = {
  dunning: { page: cx(many, "md:max-lg:grid-cols-3"), frame: framed },
  margin: { page: many, frame: framed },
  lifetime: { page: "grid-cols-1", frame: "grid-cols-1" },
};

/** Keys scroll a field into view below the figures that stay above it. */
const scrolled = {
  page: "max-lg:scroll-mt-64 max-lg:scroll-mb-8",
  frame: "scroll-mt-36 max-lg:scroll-mb-8 frame:max-lg:scroll-mt-64",
} as const;

/** The last lines of a row's labels align. */
const cell = "row-span-4 grid grid-cols-1 grid-rows-subgrid content-start gap-1 pb-2";

/** A line of a ledger: the question, and the figure at its end. */
const line = cx(
  "grid grid-cols-[minmax(min-content,1fr)_minmax(0,9rem)] content-start items-center gap-x-4",
  "border-b border-line py-2 *:last:col-span-full",
);

const looksOf = ({ tool, place }: ToolState) => {
  const shared = { group: rows[tool][place], field: scrolled[place] };
  if (tool !== "lifetime")
    return { ...shared, cell, label: "text-small/body", hint: "text-micro/body" };
  return {
    ...shared,
    cell: cx(line, place === "frame" && "frame:grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)]"),
    label: "text-base",
    control: "row-span-2",
    hint: "self-start text-micro/body",
  };
};

/** A group of fields; hidden without script. */
export function ToolFields({ state, className, ...group }: ToolFieldsProps) {
  const { tool, words, calculator } = state;
  const { periods = {} } = words[tool];
  return (
    <CalculatorFields
      {...group}
      calculator={calculator}
      prefix={tool}
      signs={{ money: "$", percent: "%" }}
      options={periods}
      looks={looksOf(state)}
      className={cx("min-w-0 unscripted:hidden print:hidden", className)}
    />
  );
}
