/** How the parts of the diagram look: in its drawing, in its legend, and in what a visitor adds. */
export const diagramClasses = {
  stone:
    "fill-raised stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  ownStone:
    "fill-raised stroke-persimmon [stroke-dasharray:5_4] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  name: "fill-ink font-code text-small font-medium [text-anchor:middle] forced-colors:fill-[LinkText]",
  furrow: "fill-none stroke-moss stroke-[1.25] forced-colors:stroke-[CanvasText]",
  ownFurrow:
    "fill-none stroke-persimmon stroke-2 [stroke-dasharray:7_5] [stroke-linecap:round] data-chosen:stroke-[3.5] forced-colors:stroke-[Highlight]",
} as const;
