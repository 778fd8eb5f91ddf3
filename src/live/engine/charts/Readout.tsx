import { showName } from "./format.ts";
import { placeName } from "./label.ts";
import type { Plot } from "./plot.ts";
import type { ChartData } from "./read.ts";
import { figureAt } from "./point-in-words.ts";

interface ReadoutProps {
  data: ChartData;
  plot: Plot;
  place: number;
}

const percent = (share: number) => `${String(share * 100)}%`;

/** The point that is looked at: a line across the plot, a dot on each line, and its figures beside it. */
export function Readout({ data, plot, place }: ReadoutProps) {
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
            {showName(series.name)} <em>{figureAt(series, place)}</em>
          </span>
        ))}
      </div>
    </div>
  );
}
