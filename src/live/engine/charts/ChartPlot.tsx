import { useId } from "react";
import type { Plot } from "./plot.ts";
import { cx } from "#ui/cx.ts";

interface ChartPlotProps {
  plot: Plot;
  /** What it shows, in words. */
  label: string;
  /** Whether it is laid out for its width in the page; else some labels are left out where there is little room. */
  isMeasured?: boolean;
}

const percent = (share: number) => `${String(Number((share * 100).toFixed(1)))}%`;

/** Labels at the ends keep within the plot. */
const anchorOf = (at: number) => (at < 0.04 ? "start" : at > 0.96 ? "end" : "middle");

/**
 * A chart's drawing, as high as its style says and as wide as there is room. The paths stretch with it, lines and
 * letters do not: places of letters are shares, their size is that of the page's text.
 */
export function ChartPlot({ plot, label, isMeasured = false }: ChartPlotProps) {
  const { width, height, marks, xTicks, yTicks, zero } = plot;
  const id = useId();
  const grid = yTicks.map(({ at }) => `M0 ${Math.round(at * height * 10) / 10}H${width}`).join("");
  return (
    <svg className="chart-plot chart-labeled" role="img" aria-label={label}>
      <svg
        className="chart-space"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path className="chart-grid" d={grid} />
        {marks.map(({ name, area, bars, line }, i) => (
          <g key={name} className={`chart-s${i}`}>
            {area !== "" && (
              <>
                <pattern id={`${id}${i}`} width={8} height={7} patternUnits="userSpaceOnUse">
                  <rect className="chart-sand" width={8} height={7} />
                  <path className="chart-furrow" d="M0 3.5H8" />
                </pattern>
                <path fill={`url(#${id}${i})`} d={area} />
              </>
            )}
            {bars !== "" && <path className="chart-bars" d={bars} />}
            {line !== "" && <path className="chart-line" d={line} />}
          </g>
        ))}
        {zero !== null && (
          <path className="chart-zero" d={`M0 ${Math.round(zero * height * 10) / 10}H${width}`} />
        )}
      </svg>
      <g className="chart-labels" aria-hidden="true">
        {yTicks.map((tick) => (
          <text key={tick.at} x="-0.5rem" y={percent(tick.at)} dy="0.35em" textAnchor="end">
            {tick.label}
          </text>
        ))}
        {xTicks.map(({ at, label: text, minor }) => (
          <text
            key={at}
            x={percent(at)}
            y="100%"
            dy="1.6em"
            textAnchor={anchorOf(at)}
            className={cx(minor && !isMeasured && "chart-minor")}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
