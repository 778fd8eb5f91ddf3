import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { measures } from "./measures.ts";

type CheckId = Content<"accessibility">["checks"]["items"][number]["id"];

const { contrast, enlarged, target, motion, windows } = measures;

const figures = {
  text: contrast.text,
  sign: contrast.sign,
  narrow: windows.narrow.width,
  percent: enlarged * 100,
  target,
  motion,
  phone: windows.phone.width,
  desktop: windows.desktop.width,
} as const;

/**
 * @param text with names of figures in brackets
 * @param templates how many kinds of page the site has
 */
const quote = (text: string, templates: number): string =>
  interpolate(text, { ...figures, templates });

interface ChecksProps {
  checks: Content<"accessibility">["checks"];
  /** How many kinds of page the site has. */
  templates: number;
}

/** The limits that the tests use, each with a drawing. */
export const Checks = ({ checks, templates }: ChecksProps) => (
  <Band id="checks" ground="sunken">
    <SplitHead title={checks.title} lead={checks.lead} />
    <dl className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 page:grid-cols-3">
      {checks.items.map(({ id, figure, rule, how }) => (
        // The widest drawing has a row to itself where an odd one would be left over.
        <div key={id} className="border-t border-line-strong pt-5 md:max-page:nth-5:col-span-2">
          <dt className="text-pretty">
            {/* A drawing of a check, at its real size where it has one: 24 pixels are 24 pixels. Decoration. */}
            <div aria-hidden="true" className="mb-4 flex h-14 items-center" data-check={id}>
              {drawn[id]}
            </div>
            <b className="block font-display text-title font-medium">{quote(figure, templates)}</b>{" "}
            <span className="font-medium">{quote(rule, templates)}</span>
          </dt>
          <dd className="mt-3 text-pretty text-ink-muted">{quote(how, templates)}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-8 max-w-prose">{checks.note}</p>
  </Band>
);

const narrow = windows.narrow.width;

/** One pixel per unit, whatever the text size. */
const sized = (width: number, height: number) => ({
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
});

const drawing = "h-12 fill-raised stroke-current stroke-[1.5]";
const line = "fill-none stroke-line-strong";
const letters = "block px-4 py-1 font-display text-title font-medium";

/** An unbroken path of stones: the stops of the Tab key. */
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
    // In a window this narrow the drawing reaches from edge to edge.
    <svg
      {...sized(narrow, 14)}
      className="h-auto flex-none fill-none stroke-current stroke-[1.5] max-sm:ml-[min(0px,(100%-320px)/2)]"
    >
      <path d={`M1 0V12H${narrow - 1}V0`} />
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
