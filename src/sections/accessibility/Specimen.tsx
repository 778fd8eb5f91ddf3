import type { ReactNode } from "react";
import { measures } from "#lib/accessibility/measures.ts";
import type { CheckId } from "#model/pages/accessibility.ts";

const { target } = measures;
const narrow = measures.windows.narrow.width;

/** As many pixels as units, whatever the size of the text. */
const sized = (width: number, height: number) => ({
  width,
  height,
  viewBox: `0 0 ${String(width)} ${String(height)}`,
});

/** A path of stones with no gap in it, drawn for the stops of the Tab key. */
const stops = (
  <svg viewBox="0 0 180 48">
    <path d="M14 34C40 34 40 14 64 14s26 20 52 20 26-20 50-20" className="specimen-way" />
    {[
      [14, 34],
      [64, 14],
      [116, 34],
      [166, 14],
    ].map(([x, y]) => (
      <ellipse key={x} cx={x} cy={y} rx="11" ry="8" />
    ))}
    <ellipse cx="116" cy="34" rx="16" ry="12.5" className="specimen-ring" />
  </svg>
);

const drawn: Readonly<Record<CheckId, ReactNode>> = {
  axe: (
    <svg viewBox="0 0 180 48">
      <path d="M4 12h172M4 24h172M4 36h172" className="specimen-sand" />
    </svg>
  ),
  stops,
  target: (
    <svg {...sized(2 * target, 2 * target)} className="specimen-target">
      <rect x={target / 2} y={target / 2} width={target} height={target} />
      <circle cx={target} cy={target} r={target - 2} />
    </svg>
  ),
  contrast: (
    <span className="specimen-pair">
      <b>Aa</b>
      <b>Aa</b>
    </span>
  ),
  narrow: (
    <svg {...sized(narrow, 14)} className="specimen-narrow">
      <path d={`M1 0V12H${String(narrow - 1)}V0`} />
    </svg>
  ),
  enlarged: (
    <span className="specimen-sizes">
      <b>a</b>
      <b>a</b>
    </span>
  ),
  forced: (
    <span className="specimen-colors">
      <b>Aa</b>
    </span>
  ),
  motion: (
    <svg viewBox="0 0 180 48">
      <path d="M4 40h172" className="specimen-sand" />
      <ellipse cx="90" cy="26" rx="26" ry="14" />
    </svg>
  ),
  script: (
    <svg viewBox="0 0 180 48">
      <path d="M4 10h140M4 24h172M4 38h96" className="specimen-lines" />
    </svg>
  ),
};

/** What a measure looks like, in its own size where it has one: 24 pixels are 24 pixels. Decoration. */
export function Specimen({ of }: { of: CheckId }) {
  return (
    <div aria-hidden="true" className="specimen" data-check={of}>
      {drawn[of]}
    </div>
  );
}
