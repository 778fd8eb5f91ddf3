import { ChartBody, type ChartBodyProps } from "./ChartBody.tsx";

/** A chart drawn at build, with its name. */
export function ChartFigure(props: ChartBodyProps) {
  return (
    <figure className="chart">
      <figcaption className="chart-title">{props.title}</figcaption>
      <ChartBody {...props} />
    </figure>
  );
}
