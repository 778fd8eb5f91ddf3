/** A result, drawn as it was chosen, that can be explored and exported. The server draws it at a usual width. */
import words from "virtual:words/charts";
import { useMemo, useRef } from "react";
import { labelRoom, type PlotKind } from "./plot.ts";
import type { ChartChoice } from "./spec.ts";
import { describeChart } from "./describe.ts";
import { liesDown } from "./rows.ts";
import { columnAt } from "./values.ts";
import { say } from "#lib/text/say.ts";
import type { QueryResult } from "#live/engine/client/types.ts";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartNumber } from "./ChartNumber.tsx";
import { ChartRows } from "./ChartRows.tsx";
import "./charts.css";
import { Explorer } from "./Explorer.tsx";
import { Exports } from "./Exports.tsx";
import { Figures, Rows } from "./Figures.tsx";
import { usePlot } from "./use-plot.ts";
import { useReading } from "./use-reading.ts";
import { useWidth } from "./use-width.ts";

export interface ChartViewProps {
  /** What the engine gave: a newer result is another object. */
  readonly result: Pick<QueryResult, "columns" | "rows">;
  readonly choice: ChartChoice;
  /** What it is called where it is heard, and in files. It is not shown: headings are the page's matter. */
  readonly title: string;
  /** Of the plot, in pixels at the usual size of text. */
  readonly height?: number;
  /** Whether it can be exported; else its caller says how. */
  readonly tools?: boolean;
}

const usualWidth = 640;

function Drawn({ result, choice, title, height = 224, kind }: ChartViewProps & { kind: PlotKind }) {
  const { columns, rows } = result;
  const box = useRef<HTMLDivElement>(null);
  const reading = useReading(result, choice);
  const measured = useWidth(box, reading?.ok === true);
  const width = (measured ?? usualWidth) - labelRoom;
  const plot = usePlot(reading?.ok ? reading.data : null, kind, width, height);
  const label = useMemo(
    () => (reading?.ok ? `${title}. ${describeChart(reading.data, words.described)}` : ""),
    [reading, title],
  );
  if (reading === null) return <p className="chart-note chart-waiting">{words.live.loading}</p>;
  if (!reading.ok || plot === null) {
    const { why, name } = reading.ok ? { why: "no-rows" as const, name: "" } : reading;
    return <p className="chart-undrawn">{say(words.undrawn[why], { name })}</p>;
  }
  const { data } = reading;
  return (
    <>
      <ChartLegend names={data.series.map(({ name }) => name)} />
      <div ref={box}>
        {kind === "bar" && liesDown(data) ? (
          <ChartRows data={data} label={label} />
        ) : (
          <Explorer
            title={title}
            label={label}
            data={data}
            plot={plot}
            isMeasured={measured !== null}
          />
        )}
      </div>
      {data.left > 0 && <p className="chart-note">{say(words.left, { n: data.left })}</p>}
      <Figures title={title} columns={columns} rows={rows} />
    </>
  );
}

function Content(props: ChartViewProps) {
  const { title, result, choice } = props;
  const { columns, rows } = result;
  const { kind } = choice;
  if (rows.length === 0) return <p className="chart-undrawn">{words.undrawn["no-rows"]}</p>;
  if (kind === "table") return <Rows title={title} columns={columns} rows={rows} />;
  if (kind !== "number") return <Drawn {...props} kind={kind} />;
  const shown = choice.ys.map((name) => columnAt(columns, name)).filter((at) => at >= 0);
  if (shown.length === 0) return <p className="chart-undrawn">{words.undrawn["no-choice"]}</p>;
  return (
    <>
      <ChartNumber columns={columns} rows={rows} shown={shown} none={words.live.missing} />
      {rows.length > 1 && <p className="chart-note">{say(words.firstOf, { all: rows.length })}</p>}
    </>
  );
}

export function ChartView(props: ChartViewProps) {
  const { result, tools = true } = props;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="chart">
      <Content {...props} />
      {tools && result.rows.length > 0 && <Exports {...props} box={box} />}
    </div>
  );
}
