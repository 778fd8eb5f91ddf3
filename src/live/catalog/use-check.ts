/** Counts the rows of a relationship in the engine, and runs the query along it. */
import { useEffect, useState } from "react";
import { checkSql, readCheck } from "#live/catalog/relations/check.ts";
import { fitOf } from "#live/catalog/relations/fit.ts";
import { nameOfColumn, type RelatedTable, type Relation } from "#live/catalog/relations/kinds.ts";
import type { Engine, QueryOutcome, Running } from "#live/engine/client/types.ts";
import { countedOf, type Outcome, shownRows } from "./outcome.ts";

/** Which way round counts: it is how the outcome reads. */
const written = ({ left, right }: Relation) => `${nameOfColumn(left)} ${nameOfColumn(right)}`;

/** How long the outcome before stays, in milliseconds: most are counted sooner, and nothing need flicker. */
const patience = 300;

async function count(
  relation: Relation,
  tables: readonly RelatedTable[],
  ask: (sql: string, rows: number) => Promise<QueryOutcome>,
): Promise<Outcome> {
  const fit = fitOf(relation, tables);
  if (!fit.ok) return { state: "misfit" };
  const checked = await ask(checkSql(relation, fit.by), 1);
  if (!checked.ok) return { state: "failed", detail: checked.fault.detail || checked.fault.kind };
  const check = readCheck(checked.result.rows.length > 0 ? checked.result.rows.at(0) : undefined);
  const counted = check && countedOf(relation, check, tables);
  if (counted === null) return { state: "failed", detail: "" };
  if (counted.total === 0) return { state: "done", counted, first: { columns: [], rows: [] } };
  const joined = await ask(counted.sql, shownRows);
  if (!joined.ok) return { state: "failed", detail: joined.fault.detail || joined.fault.kind };
  const { columns, rows } = joined.result;
  const first = Array.from({ length: Math.min(shownRows, rows.length) }, (_, i) => rows.at(i));
  return { state: "done", counted, first: { columns, rows: first } };
}

/** A relationship, and what is known of it. */
export interface Told {
  readonly relation: Relation;
  readonly outcome: Outcome;
}

export interface Checking extends Told {
  /** What is told is not yet that of the pair that is chosen. */
  readonly isBusy: boolean;
  /** Counts once more, after a failure. */
  readonly again: () => void;
}

/**
 * @param first what is known of a relationship from the build, and needs no counting
 * @returns of the relationship; for a moment still of the one before
 */
export function useCheck(
  engine: Engine,
  relation: Relation,
  tables: readonly RelatedTable[],
  first: Told,
): Checking {
  const [told, setTold] = useState(first);
  const [slow, setSlow] = useState("");
  const [tries, setTries] = useState(0);
  const fits = fitOf(relation, tables).ok;
  const of = written(relation);
  const isKnown = written(told.relation) === of && told.outcome.state !== "checking";

  useEffect(() => {
    if (!fits || isKnown) return undefined;
    let running: Running<QueryOutcome> | undefined;
    let isOver = false;
    const timer = setTimeout(() => setSlow(of), patience);
    void count(relation, tables, (sql, rows) => {
      running = engine.query(sql, { rows });
      if (isOver) running.stop();
      return running.outcome;
    }).then((outcome) => {
      clearTimeout(timer);
      if (!isOver) setTold({ relation, outcome });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      running?.stop();
    };
    // A relationship is its two names: new objects of the same ones are no other.
  }, [engine, of, fits, isKnown, tries]);

  const now = ((): Told => {
    if (!fits) return { relation, outcome: { state: "misfit" } };
    if (isKnown || slow !== of) return told;
    return { relation, outcome: { state: "checking" } };
  })();
  return {
    ...now,
    isBusy: fits && !isKnown,
    again: () => {
      setTold({ relation, outcome: { state: "checking" } });
      setTries((count) => count + 1);
    },
  };
}
