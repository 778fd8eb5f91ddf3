/** Charts of a page's own, drawn at build: HTML and SVG that no code follows. */
import type { Column } from "#live/engine/tables/kinds.ts";
import { ChartContent } from "./ChartView.tsx";
import type { RowList } from "./read.ts";
import type { ChartChoice } from "./spec.ts";

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
