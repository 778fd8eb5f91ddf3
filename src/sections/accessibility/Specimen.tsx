import type { ReactNode } from "react";
import { measures } from "./measures.ts";
import type { CheckId } from "./schema.ts";
import { cx } from "#ui/cx.ts";

const { target } = measures;
const narrow = measures.windows.narrow.width;

/** As many pixels as units, whatever the size of the text. */
const sized = (width: number, height: number) => ({
  width,
  height,
  viewBox: `0 0 ${String(width)} ${String(height)}`,
});

const drawing = "h-12 fill-raised stroke-current stroke-[1.5]";
const line = "fill-none stroke-line-strong";
const letters = "block px-4 py-1 font-display text-title font-medium";

/** A path of stones with no gap in it, drawn for the stops of the Tab key. */
const stops = (
  <svg viewBox="0 0 180 48" className={drawing}>
    <path d="M14 34C40 34 40 14 64 14s26 20 52 20 26-20 50-20" className={line} />
    {[
      [14, 34],
      [64, 14],
      [116, 34],
      [166, 14],
    ].map(([x, y]) => (
      <ellipse key={x} cx={x} cy={y} rx="11" ry="8" />
    ))}
    <ellipse cx="116" cy="34" rx="16" ry="12.5" className="fill-none stroke-focus stroke-3" />
  </svg>
);

const drawn: Readonly<Record<CheckId, ReactNode>> = {
  axe: (
    <svg viewBox="0 0 180 48" className={drawing}>
      <path d="M4 12h172M4 24h172M4 36h172" className={line} />
    </svg>
  ),
  stops,
  target: (
    <svg {...sized(2 * target, 2 * target)} className="h-auto stroke-current stroke-[1.5]">
      <rect
        x={target / 2}
        y={target / 2}
        width={target}
        height={target}
        className="fill-moss stroke-none"
      />
      <circle cx={target} cy={target} r={target - 2} className="fill-none [stroke-dasharray:3_4]" />
    </svg>
  ),
  contrast: (
    <span className="flex">
      <b className={cx(letters, "bg-raised text-ink-muted")}>Aa</b>
      <b className={cx(letters, "bg-inverse text-on-inverse")}>Aa</b>
    </span>
  ),
  narrow: (
    // In a window as narrow as this it reaches from edge to edge.
    <svg
      {...sized(narrow, 14)}
      className="h-auto flex-none fill-none stroke-current stroke-[1.5] max-sm:ml-[min(0px,(100%-320px)/2)]"
    >
      <path d={`M1 0V12H${String(narrow - 1)}V0`} />
    </svg>
  ),
  enlarged: (
    <span className="flex items-baseline gap-2 font-display leading-none">
      <b className="text-[length:--spacing(5)] font-medium">a</b>
      <b className="text-[length:--spacing(10)] font-medium">a</b>
    </span>
  ),
  forced: (
    <span>
      <b className={cx(letters, "border-2 border-[CanvasText] bg-[Canvas] text-[CanvasText]")}>
        Aa
      </b>
    </span>
  ),
  motion: (
    <svg viewBox="0 0 180 48" className={drawing}>
      <path d="M4 40h172" className={line} />
      <ellipse cx="90" cy="26" rx="26" ry="14" />
    </svg>
  ),
  script: (
    <svg viewBox="0 0 180 48" className={drawing}>
      <path d="M4 10h140M4 24h172M4 38h96" className={cx(line, "stroke-4")} />
    </svg>
  ),
};

/** What a measure looks like, in its own size where it has one: 24 pixels are 24 pixels. Decoration. */
export function Specimen({ of }: { of: CheckId }) {
  return (
    <div aria-hidden="true" className="mb-4 flex h-14 items-center" data-check={of}>
      {drawn[of]}
    </div>
  );
}
