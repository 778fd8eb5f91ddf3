import words from "virtual:words/catalogDemo";
import type { RelatedTable, Relation } from "#live/catalog/relations/kinds.ts";
import { say } from "#lib/text/say.ts";
import { Meeting } from "./Meeting.tsx";
import type { Counted, Outcome } from "./outcome.ts";
import {
  emptyInWords,
  misfitInWords,
  multiplicityInWords,
  namesIn,
  sideInWords,
  whole,
} from "./tell.ts";

interface VerdictProps {
  relation: Relation;
  outcome: Outcome;
  isBusy: boolean;
  tables: readonly RelatedTable[];
}

const problemClasses = "border-l-3 border-persimmon pl-4";

/** How the rows meet, in a picture, in words and in figures. */
function Meets({ relation, counted }: { relation: Relation; counted: Counted }) {
  const { check, multiplicity, by } = counted;
  if (check.values === 0)
    return <p className={problemClasses}>{say(words.noMatch, namesIn(relation))}</p>;
  return (
    <>
      <p className="flex items-center gap-4">
        <Meeting multiplicity={multiplicity} />
        <strong className="font-display text-title font-medium">
          {words.multiplicities[multiplicity].name}
        </strong>
      </p>
      <p>{multiplicityInWords(relation, multiplicity)}</p>
      <ul className="tabular-nums">
        {(["left", "right"] as const).map((side) => (
          <li key={side}>
            {sideInWords(relation[side], check[side])}
            {check[side].filled < check[side].rows && (
              <span className="block text-small text-ink-muted">
                {emptyInWords(relation[side], check[side])}
              </span>
            )}
          </li>
        ))}
      </ul>
      {by === "day" && <p>{words.byDay}</p>}
      {multiplicity === "many-to-many" && <p>{say(words.pairs, { pairs: whole(check.pairs) })}</p>}
    </>
  );
}

/** What is known of the pair that is chosen. */
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
        <p className={problemClasses}>{say(words.failed, { detail: outcome.detail })}</p>
      )}
      {outcome.state === "done" && <Meets relation={relation} counted={outcome.counted} />}
    </div>
  );
}
