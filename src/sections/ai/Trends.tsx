import type { Content } from "#content/collections.ts";
import type { Row } from "#live/engine/tables.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { Badge } from "#ui/Badge.tsx";

type Words = Content<"ai">["trends"];

interface TrendsProps {
  trends: Words;
  /** The metric of each month: its first column is the month as "2024-10", its second the figure. */
  answer: { readonly rows: readonly Row[] };
}

/** The chart's size; the figures are between top and bottom. */
const chart = { width: 1120, height: 260, top: 40, bottom: 260 } as const;

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The figures as places in the chart, from zero up. */
function placesOf(rows: readonly Row[]) {
  const values = rows.map(([, value]) => Number(value));
  const most = Math.max(...values);
  return rows.map(([month], i) => ({
    x: (i * chart.width) / (rows.length - 1),
    y: chart.bottom - ((chart.bottom - chart.top) * (values[i] ?? 0)) / most,
    month: monthName.format(new Date(`${month}-15T00:00Z`)),
  }));
}

/** A metric of the sample shop, with a stone at its highest month, where the direction changes. */
function Turn({ words, rows }: { words: Words; rows: readonly Row[] }) {
  const places = placesOf(rows);
  const [highest] = places.toSorted((a, b) => a.y - b.y);
  if (highest === undefined) return null;
  const line = places.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L");
  const share = (value: number, of: number) => `${((100 * value) / of).toFixed(2)}%`;
  const [x, y] = [share(highest.x, chart.width), share(highest.y, chart.height)];
  return (
    <svg
      role="img"
      aria-label={words.picture}
      className="h-[clamp(10rem,22vw,16rem)] w-full overflow-visible fill-none"
    >
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} preserveAspectRatio="none">
        <path className="fill-moss-soft" d={`M0 ${chart.height}L${line}V${chart.height}z`} />
        {[0.25, 0.5, 0.75].map((at) => (
          <path
            key={at}
            className="stroke-line stroke-fixed"
            d={`M0 ${chart.height * at}H${chart.width}`}
          />
        ))}
        <path className="stroke-line-strong stroke-fixed" d={`M0 ${chart.height}H${chart.width}`} />
        <path className="stroke-moss stroke-2 stroke-fixed" d={`M${line}`} />
      </svg>
      <line x1={x} x2={x} y1={y} y2="100%" strokeDasharray="2 4" className="stroke-ink" />
      <circle cx={x} cy={y} r="9" className="fill-rust stroke-ground stroke-3" />
      <text
        x={x}
        y={y}
        dx="-20"
        dy="-14"
        textAnchor="end"
        className="fill-ink stroke-ground stroke-6 text-small font-medium [paint-order:stroke]"
      >
        {`${words.turn}, ${highest.month}`}
      </text>
    </svg>
  );
}

/** Analyze trends, not there yet: where a metric turned. */
export const Trends = ({ trends, answer }: TrendsProps) => (
  <Band>
    <div className="mb-12">
      <p className="mb-3 text-small text-ink-muted">{trends.metric}</p>
      <Turn words={trends} rows={answer.rows} />
    </div>
    <p className="mb-3">
      <Badge tone="clay">{trends.badge}</Badge>
    </p>
    <SplitHead {...trends} />
  </Band>
);
