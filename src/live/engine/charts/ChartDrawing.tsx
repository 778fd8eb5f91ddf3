/** The drawings of a chart: plots that stretch to fit, rows of horizontal bars, and the legend. */
import { type ReactNode, useId } from "react";
import { cx } from "#ui/cx.ts";
import "./charts.css";
import { showName } from "./format.ts";
import { type Mark, type Plot, layoutRows } from "./plot.ts";
import type { ChartData } from "./read.ts";

const percent = (share: number) => `${String(Number((share * 100).toFixed(1)))}%`;

interface ChartLegendProps {
  names: readonly string[];
  /** In the same order: a series of single figures has a dot as its key. */
  marks?: readonly Mark[];
}

/** Which line or bar is which; for a single one, its name. */
export const ChartLegend = ({ names, marks = [] }: ChartLegendProps) => (
  <ul className="flex flex-wrap gap-x-5 text-small text-ink-muted">
    {names.map((name, i) => (
      <li key={name} className={`chart-s${i}`}>
        {names.length > 1 && (
          <svg
            viewBox="0 0 20 10"
            aria-hidden="true"
            className="me-1.5 inline-block h-2.5 w-5 *:[vector-effect:non-scaling-stroke]"
          >
            {marks[i]?.dots !== "" && marks[i]?.line === "" ? (
              <path className="chart-dots" d="M10 5h0" />
            ) : (
              <path className="chart-line" d="M1 5H19" />
            )}
          </svg>
        )}
        {showName(name)}
      </li>
    ))}
  </ul>
);

interface ChartPlotProps {
  plot: Plot;
  label: string;
  /** Whether it is laid out for its width in the page; otherwise some labels are hidden when space is short. */
  isMeasured?: boolean;
  /** Its place, right of the labels of its vertical axis. */
  className?: string;
}

interface ChartFrameProps extends ChartPlotProps {
  /** Shapes that keep theirs where the paths stretch. */
  over?: ReactNode;
  /** The paths, in the plot's units. */
  children: ReactNode;
}

const lineAt = ({ width, height }: Plot, at: number) =>
  `M0 ${Math.round(at * height * 10) / 10}H${width}`;

/**
 * The grid and the labels of a chart, as high as its style says and as wide as its space. The paths stretch with it,
 * lines and text do not: text positions are shares, and the text has the page's size.
 */
export const ChartFrame = ({
  plot,
  label,
  isMeasured = false,
  className = "ms-12 w-[calc(100%-3rem)]",
  over,
  children,
}: ChartFrameProps) => (
  <svg className={`chart-plot ${className}`} role="img" aria-label={label}>
    <svg
      className="overflow-visible"
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
    >
      <path
        className="fill-none stroke-line"
        d={plot.yTicks.map(({ at }) => lineAt(plot, at)).join("")}
      />
      {children}
    </svg>
    {over}
    <g className="chart-labels" aria-hidden="true">
      {plot.yTicks.map((tick) => (
        <text key={tick.at} x="-0.5rem" y={percent(tick.at)} dy="0.35em" textAnchor="end">
          {tick.label}
        </text>
      ))}
      {plot.xTicks.map(({ at, label: text, minor, anchor }) => (
        <text
          key={at}
          x={percent(at)}
          y="100%"
          dy="1.6em"
          textAnchor={anchor}
          className={cx(minor && !isMeasured && "@max-form:hidden")}
        >
          {text}
        </text>
      ))}
    </g>
  </svg>
);

/** A chart's areas, bars, lines and dots. */
export function ChartPlot(props: ChartPlotProps) {
  const { marks, zero } = props.plot;
  const id = useId();
  return (
    <ChartFrame {...props}>
      {marks.map(({ name, area, bars, line, dots }, i) => (
        <g key={name} className={`chart-s${i}`}>
          {area !== "" && (
            <>
              <pattern id={`${id}${i}`} width={8} height={7} patternUnits="userSpaceOnUse">
                <rect className="fill-(--series)/9" width={8} height={7} />
                <path className="fill-none stroke-(--series)/38" d="M0 3.5H8" />
              </pattern>
              <path fill={`url(#${id}${i})`} d={area} />
            </>
          )}
          {bars !== "" && <path className="fill-(--series)" d={bars} />}
          {line !== "" && <path className="chart-line" d={line} />}
          {dots !== "" && <path className="chart-dots" d={dots} />}
        </g>
      ))}
      {zero !== null && (
        <path className="fill-none stroke-line-strong" d={lineAt(props.plot, zero)} />
      )}
    </ChartFrame>
  );
}

interface ChartRowsProps {
  data: ChartData;
  label: string;
  /** The minimum end of its scale. */
  most?: number | undefined;
}

/** In rem, like the text: space for a row's words, and for each of its bars. */
const words = 1.5;
const bar = 0.625;
const between = 0.5;

/** Names one below the other, each with its figures and bars; its height follows the number of rows. */
export function ChartRows({ data, label, most }: ChartRowsProps) {
  const rows = layoutRows(data, most);
  const tall = words + bar * data.series.length + between;
  return (
    <svg
      className="chart-plot chart-rows mt-3 mb-2 fill-ink text-small"
      role="img"
      aria-label={label}
      height={`${rows.length * tall}rem`}
    >
      {rows.map((row, i) => (
        <g key={i}>
          <text y={`${i * tall + 1.125}rem`}>{row.label}</text>
          <text
            x="100%"
            y={`${i * tall + 1.125}rem`}
            textAnchor="end"
            className="fill-ink-muted tabular-nums"
          >
            {row.figures}
          </text>
          {row.bars.map(
            (each, s) =>
              each !== null && (
                <rect
                  key={s}
                  className={`chart-s${s} fill-(--series)`}
                  x={percent(each.from)}
                  y={`${i * tall + words + s * bar}rem`}
                  width={percent(each.length)}
                  height={`${bar - 0.125}rem`}
                />
              ),
          )}
        </g>
      ))}
    </svg>
  );
}
