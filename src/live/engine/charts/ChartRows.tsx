import type { ChartData } from "./read.ts";
import { rowsLaid } from "./rows.ts";

interface ChartRowsProps {
  data: ChartData;
  /** What it shows, in words. */
  label: string;
  /** What its scale reaches at least. */
  most?: number | undefined;
}

const percent = (share: number) => `${String(Number((share * 100).toFixed(1)))}%`;
/** In rem, as the text's size is: room for a row's words, and for each of its bars. */
const words = 1.5;
const bar = 0.625;
const between = 0.5;

/** Names below one another, each with its figures and bars; as high as it has rows. */
export function ChartRows({ data, label, most }: ChartRowsProps) {
  const rows = rowsLaid(data, most);
  const tall = words + bar * data.series.length + between;
  return (
    <svg
      className="chart-plot chart-rows"
      role="img"
      aria-label={label}
      height={`${rows.length * tall}rem`}
    >
      {rows.map((row, i) => (
        <g key={i}>
          <text y={`${i * tall + 1.125}rem`}>{row.label}</text>
          <text x="100%" y={`${i * tall + 1.125}rem`} textAnchor="end" className="chart-figure">
            {row.figures}
          </text>
          {row.bars.map(
            (each, s) =>
              each !== null && (
                <rect
                  key={s}
                  className={`chart-bars chart-s${s}`}
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
