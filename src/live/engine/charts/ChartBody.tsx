import { describeChart } from "./describe.ts";
import { plotOf, type Size } from "./plot.ts";
import { readChart } from "./read.ts";
import { liesDown } from "./rows.ts";
import type { ChartChoice } from "./spec.ts";
import { columnAt, type RowList } from "./values.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import { say } from "#lib/text/say.ts";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartNumber } from "./ChartNumber.tsx";
import { ChartPlot } from "./ChartPlot.tsx";
import { ChartRows } from "./ChartRows.tsx";
import { ChartTable } from "./ChartTable.tsx";
import type { ChartWords } from "./words.ts";
import "./charts.css";

export interface ChartBodyProps {
  title: string;
  columns: readonly Column[];
  rows: RowList;
  choice: ChartChoice;
  words: ChartWords;
  /** What the scale of lying bars reaches at least, where several charts share one. */
  scale?: number | undefined;
}

/** In pixels at the usual size of text; the drawing stretches from there. */
const drawn: Size = { width: 640, height: 224 };
/** A table in a page holds no more. */
const most = 60;

/**
 * What is below a chart's title, drawn at build: HTML and SVG, no code. The table behind it stands in a <details>, not
 * hidden from sight alone: whoever sees the chart may want the figures too, and whoever hears it is not led through
 * all of them.
 */
export function ChartBody({ title, columns, rows, choice, words, scale }: ChartBodyProps) {
  const { kind, ys } = choice;
  if (kind === "table")
    return <ChartTable caption={title} columns={columns} rows={rows} most={most} />;
  if (kind === "number") {
    const shown = ys.map((name) => columnAt(columns, name)).filter((at) => at >= 0);
    return <ChartNumber columns={columns} rows={rows} shown={shown} none={words.none} />;
  }
  const reading = readChart(columns, rows, choice, words.none);
  if (!reading.ok) {
    const why = say(words.undrawn[reading.why], { name: reading.name });
    return <p className="chart-undrawn">{why}</p>;
  }
  const { data } = reading;
  const label = `${title}. ${describeChart(data, words.described)}`;
  return (
    <>
      <ChartLegend names={data.series.map(({ name }) => name)} />
      {kind === "bar" && liesDown(data) ? (
        <ChartRows data={data} label={label} most={scale} />
      ) : (
        <ChartPlot plot={plotOf(data, kind, drawn)} label={label} />
      )}
      {data.left > 0 && <p className="chart-note">{say(words.left, { n: data.left })}</p>}
      <details className="chart-figures">
        <summary>{words.figures}</summary>
        <ChartTable caption={title} columns={columns} rows={rows} most={most} />
        {rows.length > most && (
          <p className="chart-note">{say(words.part, { n: most, all: rows.length })}</p>
        )}
      </details>
    </>
  );
}
