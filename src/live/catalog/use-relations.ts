/** The chosen relationship, counted and joined in the engine, and the relationships stored in this browser. */
import { useEffect, useLayoutEffect, useState } from "react";
import type { StorageResult } from "#lib/storage.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import {
  catalogVersion,
  deleteSavedWork,
  readSavedWork,
  writeSavedWork,
} from "#live/shared/saved-work.ts";
import {
  comparisonOf,
  keyOf,
  nameOfColumn,
  type Outcome,
  outcomeOf,
  type RelatedTable,
  type Relation,
} from "./relations.ts";

/** Unlike `keyOf`, includes the direction in which the outcome reads. */
const written = ({ left, right }: Relation) => `${nameOfColumn(left)} ${nameOfColumn(right)}`;

interface Checked {
  readonly relation: Relation;
  readonly outcome: Outcome;
}

/**
 * @param first what was counted during the build
 * @returns the outcome of the relationship; while its rows are counted, still the previous one's
 */
export function useCheck(
  engine: Engine,
  relation: Relation,
  tables: readonly RelatedTable[],
  first: Checked,
) {
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState({ ...first, tries });
  const fit = comparisonOf(relation, tables);
  const of = written(relation);
  const isKnown = written(last.relation) === of && last.tries === tries;

  useEffect(() => {
    if (!fit.ok || isKnown) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = (sql: string, rows: number) => engine.query(sql, { rows, signal });
    void outcomeOf(relation, tables, ask).then((outcome) => {
      if (!signal.aborted) setLast({ relation, outcome, tries });
    });
    return () => controller.abort();
    // A relationship is its two names: a new object with the same names is no change.
  }, [engine, of, fit.ok, isKnown, tries]);

  const misfit: Checked | null = fit.ok
    ? null
    : { relation, outcome: { state: "misfit", why: fit.why } };
  return {
    ...(misfit ?? last),
    /** Whether the outcome is still the previous pair's. */
    isBusy: fit.ok && !isKnown,
    /** Counts again, after a failure. */
    again: () => setTries((count) => count + 1),
  };
}

export function useSavedRelations() {
  const [relations, setRelations] = useState<readonly Relation[]>([]);
  const [keeping, setKeeping] = useState<StorageResult>("kept");
  useLayoutEffect(() => setRelations(readSavedWork("catalog", catalogVersion) ?? []), []);

  const save = (next: readonly Relation[]) => {
    setRelations(next);
    setKeeping(writeSavedWork("catalog", catalogVersion, next));
    // A record would start the page's live part at the next visit.
    if (next.length === 0) deleteSavedWork("catalog");
  };
  const has = (relation: Relation) => relations.some((each) => keyOf(each) === keyOf(relation));
  return {
    relations,
    /** Whether they will be here after a reload. */
    keeping,
    has,
    add: (relation: Relation) => {
      if (!has(relation)) save([...relations, relation]);
    },
    remove: (relation: Relation) =>
      save(relations.filter((each) => keyOf(each) !== keyOf(relation))),
    clear: () => save([]),
  };
}
