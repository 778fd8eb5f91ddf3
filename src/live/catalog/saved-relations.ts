/** The visitor's relationships, stored in this browser. */
import { useLayoutEffect, useState } from "react";
import { catalogVersion, dropKept, readKept, writeKept } from "#live/engine/kept.ts";
import type { Keeping } from "#lib/storage.ts";
import { keyOf, type Relation } from "./relations.ts";

/** With more than this, the diagram is unreadable. */
export const mostRelations = 12;

export const keptRelations = (): readonly Relation[] =>
  readKept<readonly Relation[]>("catalog", catalogVersion) ?? [];

/** An empty list is stored as nothing: a record starts the page's live part at the next visit. */
export function keepRelations(relations: readonly Relation[]): Keeping {
  if (relations.length > 0) return writeKept("catalog", catalogVersion, relations);
  dropKept("catalog");
  return "kept";
}

export function useSavedRelations() {
  const [relations, setRelations] = useState<readonly Relation[]>([]);
  const [keeping, setKeeping] = useState<Keeping>("kept");
  useLayoutEffect(() => setRelations(keptRelations()), []);

  const save = (next: readonly Relation[]) => {
    setRelations(next);
    setKeeping(keepRelations(next));
  };
  const has = (relation: Relation) => relations.some((each) => keyOf(each) === keyOf(relation));
  const isFull = relations.length >= mostRelations;
  return {
    relations,
    /** Whether they will be here after a reload. */
    keeping,
    has,
    isFull,
    add: (relation: Relation) => {
      if (!has(relation) && !isFull) save([...relations, relation]);
    },
    remove: (relation: Relation) =>
      save(relations.filter((each) => keyOf(each) !== keyOf(relation))),
    clear: () => save([]),
  };
}

export type SavedRelations = ReturnType<typeof useSavedRelations>;
