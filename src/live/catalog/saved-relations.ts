/** The visitor's relationships, stored in this browser. What is found there may be anything. */
import { useLayoutEffect, useState } from "react";
import { catalogVersion, dropKept, type Keeping, readKept, writeKept } from "#live/engine/kept.ts";
import { type ColumnRef, keyOf, type Relation } from "./relations.ts";

/** With more than this, the diagram is unreadable. */
export const mostRelations = 12;

/** Longer than any column's name. */
const longestName = 300;

const isName = (found: unknown): found is string =>
  typeof found === "string" && found !== "" && found.length <= longestName;

const isRef = (found: unknown): found is ColumnRef =>
  typeof found === "object" &&
  found !== null &&
  "table" in found &&
  "column" in found &&
  isName(found.table) &&
  isName(found.column);

/** @returns those that are relationships, each once; null if it is no list at all */
export function readRelations(found: unknown): Relation[] | null {
  if (!Array.isArray(found)) return null;
  const relations = found.flatMap((each: unknown): Relation[] => {
    if (typeof each !== "object" || each === null || !("left" in each && "right" in each))
      return [];
    const { left, right } = each;
    if (!isRef(left) || !isRef(right)) return [];
    const only = ({ table, column }: ColumnRef): ColumnRef => ({ table, column });
    return [{ left: only(left), right: only(right) }];
  });
  const unique = new Map(relations.toReversed().map((each) => [keyOf(each), each]));
  return [...unique.values()].toReversed().slice(0, mostRelations);
}

export const keptRelations = (): readonly Relation[] =>
  readKept("catalog", catalogVersion, readRelations) ?? [];

/** An empty list is stored as nothing: a record starts the page's live part at the next visit. */
export function keepRelations(relations: readonly Relation[]): Keeping {
  if (relations.length > 0) return writeKept("catalog", catalogVersion, relations);
  dropKept("catalog");
  return "kept";
}

export interface SavedRelations {
  readonly relations: readonly Relation[];
  /** Whether they will be here after a reload. */
  readonly keeping: Keeping;
  readonly has: (relation: Relation) => boolean;
  readonly isFull: boolean;
  readonly add: (relation: Relation) => void;
  readonly remove: (relation: Relation) => void;
  readonly clear: () => void;
}

export function useSavedRelations(): SavedRelations {
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
    keeping,
    has,
    isFull,
    add: (relation) => {
      if (!has(relation) && !isFull) save([...relations, relation]);
    },
    remove: (relation) => save(relations.filter((each) => keyOf(each) !== keyOf(relation))),
    clear: () => save([]),
  };
}
