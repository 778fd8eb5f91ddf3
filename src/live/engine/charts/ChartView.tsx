/** A result as the chosen chart. The server draws it at a standard width; a live one fits its place and is explored. */
import words from "virtual:words/charts";
import {
  type ComponentProps,
  memo,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { pauses } from "../pauses.ts";
import type { Column, Rows } from "../tables.ts";
import { useSize } from "#live/shared/use-size.ts";
import { ChartLegend, ChartPlot, ChartRows } from "./ChartDrawing.tsx";
import { ChartExplorer } from "./ChartExplorer.tsx";
import { ChartExports } from "./ChartExports.tsx";
import { ChartFigures, ChartNumber, ChartTable, note } from "./ChartTable.tsx";
import "./charts.css";
import { describeChart } from "./format.ts";
import { labelRoom, isHorizontal, type PlotKind, plotOf } from "./plot.ts";
import { columnAt, type Reading, readChart, readInSteps } from "./read.ts";
import type { ChartChoice } from "./spec.ts";

interface ChartContentProps {
  readonly columns: readonly Column[];
  /** Newer rows are another object. */
  readonly rows: Rows;
  readonly choice: ChartChoice;
  /** Its name for screen readers and in files. It is not shown: headings belong to the page. */
  readonly title: string;
  /** The plot's height, in pixels at the standard text size. */
  readonly height?: number;
  /** The minimum end of the scale for horizontal bars, when several charts share it. */
  readonly scale?: number | undefined;
  /** False if no code will follow, as in a page's own figures. */
  readonly isLive?: boolean;
}

/** Before it is measured, a plot is laid out for a narrow space, and stretches from there. */
const usualWidth = 480;

/** More rows than this are read in steps, so that the page stays responsive. */
const atOnce = 10_000;

/** @returns a result's figures; while many rows are read, those of before, or null if there are none */
function useReading({ columns, rows, choice }: ChartContentProps): Reading | null {
  const isLong = rows.length > atOnce;
  // Lines and areas read the same, so that a change between them reads nothing again.
  const key = JSON.stringify([choice.x, choice.ys, choice.kind === "bar"]);
  const short = useMemo(
    () => (isLong ? null : readChart(columns, rows, choice, words.none)),
    [rows, key],
  );
  const [long, setLong] = useState<Reading | null>(null);
  useEffect(() => {
    if (!isLong) return undefined;
    let isOver = false;
    const read = async () => {
      const pause = pauses(16);
      const steps = readInSteps(columns, rows, choice, words.none);
      let step = steps.next();
      for (; step.done !== true && !isOver; step = steps.next()) await pause();
      const { value } = step;
      // Also drawn in steps.
      if (value && !isOver) startTransition(() => setLong(value));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [rows, key]);
  return short ?? long;
}

const Undrawn = ({ children }: { children: string }) => (
  <p data-part="undrawn" className={note}>
    {children}
  </p>
);

function Drawn(props: ChartContentProps & { kind: PlotKind }) {
  const { columns, rows, title, height = 224, scale, isLive = true, kind } = props;
  const box = useRef<HTMLDivElement>(null);
  const reading = useReading(props);
  const data = reading?.ok ? reading.data : null;
  /** In pixels; null on the server, and in the first render. */
  const [width, setWidth] = useState<number | null>(null);
  useSize(box, ({ clientWidth }) => setWidth(clientWidth || null), isLive);
  const plot = useMemo(
    () => data && plotOf(data, kind, { width: (width ?? usualWidth) - labelRoom, height }),
    [data, kind, width, height],
  );
  const label = useMemo(
    () => (data === null ? "" : `${title}. ${describeChart(data, words.described)}`),
    [data, title],
  );
  const shown = plot && { plot, label, isMeasured: width !== null };
  return (
    <div ref={box}>
      {reading === null && <p className={`${note} min-h-72`}>{words.live.reading}</p>}
      {reading?.ok === false && (
        <Undrawn>{interpolate(words.undrawn[reading.why], { name: reading.name })}</Undrawn>
      )}
      {data && shown && (
        <>
          <ChartLegend names={data.series.map(({ name }) => name)} marks={shown.plot.marks} />
          {kind === "bar" && isHorizontal(data) ? (
            <ChartRows data={data} label={label} most={scale} />
          ) : isLive ? (
            <ChartExplorer title={title} data={data} {...shown} />
          ) : (
            <ChartPlot {...shown} />
          )}
          {data.left > 0 && <p className={note}>{interpolate(words.left, { n: data.left })}</p>}
          <ChartFigures caption={title} columns={columns} rows={rows} />
        </>
      )}
    </div>
  );
}

/** What is below a chart's title. */
function ChartContent(props: ChartContentProps) {
  const { title, columns, rows, choice } = props;
  const { kind } = choice;
  if (rows.length === 0) return <Undrawn>{words.undrawn["no-rows"]}</Undrawn>;
  if (kind === "table") return <ChartTable caption={title} columns={columns} rows={rows} />;
  if (kind !== "number") return <Drawn {...props} kind={kind} />;
  const shown = choice.ys.map((name) => columnAt(columns, name)).filter((at) => at >= 0);
  if (shown.length === 0) return <Undrawn>{words.undrawn["no-choice"]}</Undrawn>;
  return <ChartNumber columns={columns} rows={rows} shown={shown} />;
}

interface ChartViewProps extends Omit<ChartContentProps, "isLive" | "columns" | "rows"> {
  readonly result: Pick<ChartContentProps, "columns" | "rows">;
  /** Whether to offer exports; otherwise the caller does. */
  readonly tools?: boolean;
}

/** Drawn again only when one of its values is another: a board shows several next to a dialog. */
export const ChartView = memo(function ChartView(props: ChartViewProps) {
  const { tools = true, result, ...content } = props;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="chart">
      <ChartContent {...result} {...content} />
      {tools && result.rows.length > 0 && <ChartExports {...content} result={result} box={box} />}
    </div>
  );
});

/* Charts of a page's own, drawn at build: HTML and SVG without code. */

/** What is below a chart's title. */
export const ChartBody = (props: Omit<ChartContentProps, "isLive">) => (
  <ChartContent {...props} isLive={false} />
);

export const ChartFigure = (props: ComponentProps<typeof ChartBody>) => (
  <figure className="chart">
    <figcaption className="font-medium">{props.title}</figcaption>
    <ChartBody {...props} />
  </figure>
);
