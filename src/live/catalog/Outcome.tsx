/** What is known about the chosen pair: how its rows match, the query that joins them, and its first rows. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/catalogDemo";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { ChartTable } from "#live/engine/charts/ChartTable.tsx";
import { showCount } from "#live/engine/tables.ts";
import { Sql } from "#ui/Sql.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { diagramClasses } from "./diagram.ts";
import {
  columnOf,
  type ColumnRef,
  type Counted,
  type Multiplicity,
  namesIn,
  type Outcome,
  type RelatedTable,
  type Relation,
  shownRows,
} from "./relations.ts";

const problemClasses = "border-l-3 border-persimmon pl-4";

const lines = [-7, 0, 7];

/** Two stones: three lines at a side with many rows, one at a side with a single row. Decoration. */
function MatchPicture({ multiplicity }: { multiplicity: Multiplicity }) {
  const [left, right] = multiplicity.split("-to-");
  const many = { left: left === "many" ? 1 : 0, right: right === "many" ? 1 : 0 };
  const path = lines
    .map(
      (off) =>
        `M30 ${24 + off * many.left}C80 ${24 + off * many.left} 80 ${24 + off * many.right} 130 ${24 + off * many.right}`,
    )
    .join("");
  return (
    <svg aria-hidden="true" viewBox="0 0 160 48" className="w-[min(8rem,40%)]">
      <path d={path} className={diagramClasses.ownFurrow} />
      <rect x="2" y="8" width="28" height="32" rx="12" ry="13" className={diagramClasses.stone} />
      <rect x="130" y="8" width="28" height="32" rx="13" ry="12" className={diagramClasses.stone} />
    </svg>
  );
}

/** How the rows match, in a picture, in words and in figures. */
function Matches({ relation, counted }: { relation: Relation; counted: Counted }) {
  const { check, multiplicity, by } = counted;
  if (check.values === 0)
    return <p className={problemClasses}>{interpolate(words.noMatch, namesIn(relation))}</p>;
  return (
    <>
      <p className="flex items-center gap-4">
        <MatchPicture multiplicity={multiplicity} />
        <strong className="font-display text-title font-medium">
          {words.multiplicities[multiplicity].name}
        </strong>
      </p>
      <p>
        {interpolate(words.multiplicities[multiplicity].text, {
          leftTable: relation.left.table,
          rightTable: relation.right.table,
        })}
      </p>
      <ul className="tabular-nums">
        {(["left", "right"] as const).map((side) => (
          <li key={side}>
            {interpolate(words.side, {
              matched: showCount(check[side].matched),
              rows: showCount(check[side].rows),
              table: relation[side].table,
            })}
            {check[side].filled < check[side].rows && (
              <span className="block text-small text-ink-muted">
                {interpolate(words.empty, {
                  n: showCount(check[side].rows - check[side].filled),
                  column: relation[side].column,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {by === "day" && <p>{words.byDay}</p>}
      {multiplicity === "many-to-many" && (
        <p>{interpolate(words.pairs, { pairs: showCount(check.pairs) })}</p>
      )}
    </>
  );
}

interface VerdictProps {
  relation: Relation;
  outcome: Outcome;
  isBusy: boolean;
  tables: readonly RelatedTable[];
}

/** What a column holds, in words; empty for one that does not exist. */
function kindIn(tables: readonly RelatedTable[], ref: ColumnRef): string {
  const found = columnOf(tables, ref);
  return found === undefined ? "" : engineWords.columnKinds[found.kind];
}

/** A live region: each new outcome is announced, as a whole. */
export function Verdict({ relation, outcome, isBusy, tables }: VerdictProps) {
  return (
    <div
      role="status"
      // Most counts are faster than this delay, so nothing flickers.
      className="grid gap-2.5 border-t border-line-strong pt-5 transition-opacity duration-touch aria-busy:opacity-45 aria-busy:delay-300"
      aria-busy={isBusy}
    >
      {outcome.state === "misfit" && (
        <p className={problemClasses}>
          <strong>{words.misfit}</strong>{" "}
          {interpolate(words.misfits[outcome.why], {
            ...namesIn(relation),
            one: kindIn(tables, relation.left),
            other: kindIn(tables, relation.right),
          })}
        </p>
      )}
      {outcome.state === "failed" && (
        <p className={problemClasses}>{interpolate(words.failed, { detail: outcome.detail })}</p>
      )}
      {outcome.state === "done" && <Matches relation={relation} counted={outcome.counted} />}
    </div>
  );
}

interface JoinQueryProps {
  outcome: Outcome;
  queries: string | undefined;
}

/** The query that joins along the relationship and its first rows; nothing if no rows match. */
export function JoinQuery({ outcome, queries }: JoinQueryProps) {
  if (outcome.state !== "done" || outcome.counted.total === 0) return null;
  const { sql, total } = outcome.counted;
  const fragment = fragmentOf(sql);
  const shown = { shown: Math.min(shownRows, total), rows: showCount(total) };
  return (
    <div className="grid min-w-0 gap-4 [--chart-ground:var(--color-clay-soft)]">
      <h3 className="text-title">{words.query.title}</h3>
      {/* What is too wide fades in the padding. */}
      <div className="min-w-0 rounded-large bg-raised">
        <pre
          className="overflow-x-auto mask-[linear-gradient(90deg,transparent,black_1.25rem_calc(100%-1.25rem),transparent)] p-5 text-small -outline-offset-3"
          tabIndex={0}
          role="region"
          aria-label={words.query.title}
        >
          <code>
            <Sql sql={sql} />
          </code>
        </pre>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <span>{interpolate(total === 1 ? words.query.row : words.query.rows, shown)}</span>
        {queries !== undefined && fragment !== null && (
          <TextLink look="onward" href={queries + fragment}>
            {engineWords.openQuery}
          </TextLink>
        )}
      </p>
      <ChartTable caption={words.query.result} {...outcome.first} />
    </div>
  );
}
