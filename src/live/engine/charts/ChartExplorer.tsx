/**
 * A drawn chart that can be explored by pointer, finger and arrow keys. The keys are those of a range field over the
 * plot: browsers and screen readers support it, walk it point by point, and read each one aloud.
 */
import words from "virtual:words/charts";
import { type ComponentProps, type PointerEvent, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
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
      className="chart-explorer"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setSeen(null)}
    >
      <ChartPlot {...drawn} />
      {seen !== null && <Readout data={data} plot={plot} place={here} />}
      <input
        type="range"
        className="chart-scrub unscripted:hidden"
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

interface ReadoutProps {
  data: ChartData;
  plot: Plot;
  place: number;
}

const percent = (share: number) => `${String(share * 100)}%`;

/** The selected point: a line across the plot, a dot on each line, and its figures next to it. */
function Readout({ data, plot, place }: ReadoutProps) {
  const at = plot.across(place);
  return (
    <div className="chart-readout" aria-hidden="true" style={{ left: percent(at) }}>
      {data.series.map(({ name, values }, i) => {
        const value = values[place] ?? NaN;
        if (Number.isNaN(value)) return null;
        return (
          <i
            key={name}
            className={`chart-s${String(i)}`}
            style={{ top: percent(plot.down(value)) }}
          />
        );
      })}
      <div className="chart-tip" data-side={at > 0.5 ? "before" : "after"}>
        <b>{placeName(data.along, place)}</b>
        {data.series.map((series, i) => (
          <span key={series.name} className={`chart-s${String(i)}`}>
            {showName(series.name)} <em>{figureAt(series, place, words.live.missing)}</em>
          </span>
        ))}
      </div>
    </div>
  );
}
