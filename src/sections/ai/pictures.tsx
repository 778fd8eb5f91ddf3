/** What the window shows at each step of the tour. */
import type { Content } from "#content/collections.ts";
import { ChartLegend } from "#live/engine/charts/ChartDrawing.tsx";
import type { Column, Row } from "#live/engine/tables.ts";
import { Sql } from "#ui/Sql.tsx";

type Words = Content<"ai">;

/** Questions that build on each other, and what each one changes. */
export const Thread = ({ thread }: Pick<Words["followUps"], "thread">) => (
  <ol className="grid gap-2">
    {thread.map(({ ask, text }) => (
      <li key={ask} className="tour-in grid gap-0.5">
        <span className="justify-self-end rounded-large rounded-br-none bg-moss-soft px-4 py-1.5 font-display text-base">
          {ask}
        </span>
        <span className="text-small text-ink-muted">{text}</span>
      </li>
    ))}
  </ol>
);

const month = (text: unknown) =>
  new Date(`${String(text)}-01`).toLocaleDateString("en-US", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

const width = 600;
const height = 260;

interface LinesProps {
  /** A month, then one column for each line. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A result over time as lines, drawn one after another. */
export function Lines({ columns, rows }: LinesProps) {
  const lines = columns.slice(1).map(({ name }, i) => {
    return { name, values: rows.map((row) => Number(row[i + 1] ?? 0)) };
  });
  const most = Math.max(...lines.flatMap(({ values }) => values));
  const across = width / (rows.length - 1);
  return (
    <div className="grid gap-4">
      <ChartLegend names={lines.map(({ name }) => name)} />
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} className="stroke-line" d={`M0 ${share * height}H${width}`} />
        ))}
        {lines.map(({ name, values }, i) => (
          <g key={name} className={`chart-s${i}`}>
            <polyline
              className="tour-in chart-line"
              points={values
                .map(
                  (value, at) =>
                    `${(at * across).toFixed(1)},${(height * (1 - value / most)).toFixed(1)}`,
                )
                .join(" ")}
            />
          </g>
        ))}
      </svg>
      <p className="flex justify-between text-small text-ink-muted tabular-nums">
        <span>{month(rows[0]?.[0])}</span>
        <span>{month(rows.at(-1)?.[0])}</span>
      </p>
    </div>
  );
}

/** The editor: a question in the first line, and the SQL that EZQL writes below it. */
export const Written = ({ words, sql }: Pick<Words["editor"], "words" | "sql">) => (
  <ol className="font-code text-[min(var(--text-base),3.1vw)] leading-[1.9] whitespace-pre-wrap">
    <li className="mb-3 [&_.sql-comment]:text-persimmon">
      <Sql sql={words} />
    </li>
    {sql.split("\n").map((line) => (
      <li key={line} className="tour-in">
        <Sql sql={line} />
      </li>
    ))}
  </ol>
);
