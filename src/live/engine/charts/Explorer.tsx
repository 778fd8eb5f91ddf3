/**
 * A drawn chart that can be asked: by pointer, by finger, by arrow keys. The keys are those of a range field over the
 * plot: browsers and screen readers know it, walk it point by point, and read each one out as it is reached.
 */
import words from "virtual:words/charts";
import { type PointerEvent, useState } from "react";
import type { Plot } from "./plot.ts";
import type { ChartData } from "./read.ts";
import { say } from "#lib/text/say.ts";
import { ChartPlot } from "./ChartPlot.tsx";
import { nearestPlace } from "./nearest-place.ts";
import { pointInWords } from "./point-in-words.ts";
import { Readout } from "./Readout.tsx";

interface ExplorerProps {
  title: string;
  data: ChartData;
  plot: Plot;
  /** What it shows, in words. */
  label: string;
  isMeasured: boolean;
}

export function Explorer({ title, label, data, plot, isMeasured }: ExplorerProps) {
  // Where the keys stand, and whether anybody looks.
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
      <ChartPlot plot={plot} label={label} isMeasured={isMeasured} />
      {seen !== null && <Readout data={data} plot={plot} place={here} />}
      <input
        type="range"
        className="chart-scrub unscripted:hidden"
        aria-label={say(words.live.scrub, { title })}
        aria-valuetext={pointInWords(data, here)}
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
