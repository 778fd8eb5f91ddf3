/** A result, drawn as it was chosen. The server draws it at a usual width; a live one fits its place and is explored. */
import words from "virtual:words/charts";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Column } from "../tables.ts";
import { ChartLegend, ChartPlot, ChartRows } from "./ChartDrawing.tsx";
import { ChartExplorer } from "./ChartExplorer.tsx";
import { ChartExports } from "./ChartExports.tsx";
import { ChartFigures, ChartNumber, ChartTable } from "./ChartTable.tsx";
import "./charts.css";
import { describeChart } from "./format.ts";
import { labelRoom, liesDown, type PlotKind, plotOf } from "./plot.ts";
import { columnAt, type RowList } from "./read.ts";
import type { ChartChoice } from "./spec.ts";
import { useReading } from "./use-reading.ts";

interface ChartContentProps {
  /** A newer result is another object. */
  readonly result: { readonly columns: readonly Column[]; readonly rows: RowList };
  readonly choice: ChartChoice;
  /** What it is called where it is heard, and in files. It is not shown: headings are the page's matter. */
  readonly title: string;
  /** Of the plot, in pixels at the usual size of text. */
  readonly height?: number;
  /** What the scale of lying bars reaches at least, where several charts share one. */
  readonly scale?: number | undefined;
  /** False where no code will follow, as in a page's own figures. */
  readonly isLive?: boolean;
}

/** Without a measured place a plot is laid out for little room, and stretches from there. */
const usualWidth = 480;

/**
 * An element's width in pixels, followed.
 *
 * @param isThere whether the element is in the page and will be measured
 * @returns null until it is measured: on the server, and in the first rendering
 */
function useWidth(element: RefObject<HTMLElement | null>, isThere: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || !isThere) return undefined;
    const take = (found: number) => setWidth(found > 0 ? Math.round(found) : null);
    take(measured.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) take(entry.contentRect.width);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, isThere]);
  return width;
}

function Drawn(props: ChartContentProps & { kind: PlotKind }) {
  const { result, choice, title, height = 224, scale, isLive = true, kind } = props;
  const box = useRef<HTMLDivElement>(null);
  const reading = useReading(result, choice);
  const data = reading?.ok === true ? reading.data : null;
  const width = useWidth(box, isLive && data !== null);
  const plot = useMemo(
    () => data && plotOf(data, kind, { width: (width ?? usualWidth) - labelRoom, height }),
    [data, kind, width, height],
  );
  const label = useMemo(
    () => (data === null ? "" : `${title}. ${describeChart(data, words.described)}`),
    [data, title],
  );
  if (reading === null) return <p className="chart-note min-h-72">{words.live.loading}</p>;
  if (!reading.ok)
    return (
      <p className="chart-undrawn">
        {interpolate(words.undrawn[reading.why], { name: reading.name })}
      </p>
    );
  if (data === null || plot === null) return null;
  const shown = { plot, label, isMeasured: width !== null };
  return (
    <>
      <ChartLegend names={data.series.map(({ name }) => name)} />
      <div ref={box}>
        {kind === "bar" && liesDown(data) ? (
          <ChartRows data={data} label={label} most={scale} />
        ) : isLive ? (
          <ChartExplorer title={title} data={data} {...shown} />
        ) : (
          <ChartPlot {...shown} />
        )}
      </div>
      {data.left > 0 && <p className="chart-note">{interpolate(words.left, { n: data.left })}</p>}
      <ChartFigures caption={title} columns={result.columns} rows={result.rows} />
    </>
  );
}

/** What is below a chart's title. */
export function ChartContent(props: ChartContentProps) {
  const { title, result, choice } = props;
  const { columns, rows } = result;
  const { kind } = choice;
  if (rows.length === 0) return <p className="chart-undrawn">{words.undrawn["no-rows"]}</p>;
  if (kind === "table") return <ChartTable caption={title} columns={columns} rows={rows} />;
  if (kind !== "number") return <Drawn {...props} kind={kind} />;
  const shown = choice.ys.map((name) => columnAt(columns, name)).filter((at) => at >= 0);
  if (shown.length === 0) return <p className="chart-undrawn">{words.undrawn["no-choice"]}</p>;
  return <ChartNumber columns={columns} rows={rows} shown={shown} />;
}

interface ChartViewProps extends Omit<ChartContentProps, "isLive"> {
  /** Whether it can be exported; else its caller says how. */
  readonly tools?: boolean;
}

export function ChartView({ tools = true, ...content }: ChartViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { title, result, choice } = content;
  return (
    <div ref={box} className="chart">
      <ChartContent {...content} />
      {tools && result.rows.length > 0 && (
        <ChartExports title={title} result={result} choice={choice} box={box} />
      )}
    </div>
  );
}

/* Charts of a page's own, drawn at build: HTML and SVG that no code follows. */

interface ChartBodyProps {
  title: string;
  columns: readonly Column[];
  rows: RowList;
  choice: ChartChoice;
  /** What the scale of lying bars reaches at least, where several charts share one. */
  scale?: number | undefined;
}

/** What is below a chart's title. */
export const ChartBody = ({ title, columns, rows, choice, scale }: ChartBodyProps) => (
  <ChartContent
    title={title}
    result={{ columns, rows }}
    choice={choice}
    scale={scale}
    isLive={false}
  />
);

/** A chart with its title. */
export const ChartFigure = (props: ChartBodyProps) => (
  <figure className="chart">
    <figcaption className="chart-title font-medium">{props.title}</figcaption>
    <ChartBody {...props} />
  </figure>
);
