/**
 * A drawn chart that can be explored by pointer, finger and arrow keys. The keys are those of a range field over the
 * plot: browsers and screen readers support it, walk it point by point, and read each one aloud.
 */
import words from "virtual:words/charts";
import { type ComponentProps, type PointerEvent, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { ChartPlot } from "./ChartDrawing.tsx";
import { describePoint, figureAt, placeName, showName } from "./format.ts";
import type { Plot } from "./plot.ts";
import type { ChartData } from "./read.ts";

/**
 * @param at from the left, 0 to 1
 * @param across the position of each place
 * @returns the nearest place
 */
export function nearestPlace(
  at: number,
  length: number,
  across: (place: number) => number,
): number {
  let nearest = 0;
  for (let place = 1; place < length; place += 1)
    if (Math.abs(across(place) - at) < Math.abs(across(nearest) - at)) nearest = place;
  return nearest;
}

interface ChartExplorerProps extends ComponentProps<typeof ChartPlot> {
  title: string;
  data: ChartData;
}

export function ChartExplorer({ title, data, ...drawn }: ChartExplorerProps) {
  const { plot } = drawn;
  // The current point, and how it was reached; null if it is not shown.
  const [place, setPlace] = useState(0);
  const [seen, setSeen] = useState<"keys" | "pointer" | null>(null);
  const here = Math.min(place, data.length - 1);
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setPlace(nearestPlace((clientX - left) / width, data.length, plot.across));
    setSeen("pointer");
  };
  return (
    <div
      className="relative ms-12 touch-pan-y has-focus-visible:rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setSeen(null)}
    >
      <ChartPlot {...drawn} className="" />
      {seen !== null && <Readout data={data} plot={plot} place={here} />}
      {/* Covers the whole plot for screen readers and keys; the pointer goes through to what is below. */}
      <input
        type="range"
        data-part="scrub"
        className="pointer-events-none absolute inset-0 size-full opacity-0 unscripted:hidden"
        aria-label={interpolate(words.live.scrub, { title })}
        aria-valuetext={describePoint(data, here, words.live)}
        min={0}
        max={data.length - 1}
        value={here}
        onChange={({ target }) => setPlace(target.valueAsNumber)}
        onFocus={() => setSeen("keys")}
        onKeyDown={({ key }) => setSeen(key === "Escape" ? null : "keys")}
        onBlur={() => setSeen(null)}
      />
    </div>
  );
}

const percent = (share: number) => `${String(share * 100)}%`;

/** The selected point: a line across the plot, a dot on each line, and its figures next to it. */
function Readout({ data, plot, place }: { data: ChartData; plot: Plot; place: number }) {
  const at = plot.across(place);
  return (
    <div
      className="pointer-events-none absolute inset-y-0 border-s border-dashed border-line-strong"
      aria-hidden="true"
      style={{ left: percent(at) }}
    >
      {data.series.map(({ name, values }, i) => {
        const value = values[place] ?? NaN;
        if (Number.isNaN(value)) return null;
        return (
          <i
            key={name}
            className={`chart-s${i} absolute size-2.5 -translate-1/2 rounded-full border-2 border-raised bg-(--series) forced-color-adjust-none`}
            style={{ top: percent(plot.down(value)) }}
          />
        );
      })}
      <div
        data-part="tip"
        className={cx(
          "absolute top-1 z-2 grid w-max max-w-56 gap-0.5 rounded-medium border border-line-strong bg-raised px-3 py-2 text-small wrap-anywhere",
          at > 0.5 ? "right-3" : "left-3",
        )}
      >
        <b className="font-medium">{placeName(data.along, place)}</b>
        {data.series.map((series, i) => (
          <span
            key={series.name}
            className={`chart-s${i} before:me-1.5 before:inline-block before:size-2 before:rounded-full before:bg-(--series) before:forced-color-adjust-none`}
          >
            {showName(series.name)}{" "}
            <em className="not-italic tabular-nums">
              {figureAt(series, place, words.live.missing)}
            </em>
          </span>
        ))}
      </div>
    </div>
  );
}
