import words from "virtual:words/catalogDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { diagramClasses } from "./diagram/paths.ts";
import type { Counted, Outcome } from "./join.ts";
import { type Multiplicity, namesIn, type RelatedTable, type Relation } from "./relations.ts";
import { misfitInWords, sideInWords } from "./sentences.ts";
import { showCount } from "#live/engine/tables.ts";

interface VerdictProps {
  relation: Relation;
  outcome: Outcome;
  isBusy: boolean;
  tables: readonly RelatedTable[];
}

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
            {sideInWords(relation[side], check[side])}
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

/** What is known about the chosen pair. */
export function Verdict({ relation, outcome, isBusy, tables }: VerdictProps) {
  return (
    <div className="grid gap-2.5 border-t border-line-strong pt-5" aria-busy={isBusy}>
      {outcome.state === "misfit" && (
        <p className={problemClasses}>
          <strong>{words.misfit}</strong> {misfitInWords(relation, tables)}
        </p>
      )}
      {outcome.state === "checking" && <p>{words.checking}</p>}
      {outcome.state === "failed" && (
        <p className={problemClasses}>{interpolate(words.failed, { detail: outcome.detail })}</p>
      )}
      {outcome.state === "done" && <Matches relation={relation} counted={outcome.counted} />}
    </div>
  );
}
