/** The visitor's relationships, kept in this browser as they change. */
import { useEffect, useState } from "react";
import { mostRelations } from "#live/catalog/relations/kept.ts";
import { keyOf, type Relation } from "#live/catalog/relations/kinds.ts";
import type { Keeping } from "#live/engine/kept/kept.ts";
import { keepRelations, keptRelations } from "#live/engine/kept/relations.ts";

export interface Relations {
  readonly relations: readonly Relation[];
  /** Whether they will be here after a reload. */
  readonly keeping: Keeping;
  readonly has: (relation: Relation) => boolean;
  readonly isFull: boolean;
  readonly add: (relation: Relation) => void;
  readonly remove: (relation: Relation) => void;
  /** Keeps nothing of what was there. */
  readonly clear: () => void;
}

export function useRelations(): Relations {
  const [relations, setRelations] = useState<readonly Relation[]>([]);
  const [keeping, setKeeping] = useState<Keeping>("kept");
  // Not at the first rendering, which has to be the page's own.
  useEffect(() => {
    setRelations(keptRelations());
  }, []);

  const keep = (next: readonly Relation[]) => {
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
      if (!has(relation) && !isFull) keep([...relations, relation]);
    },
    remove: (relation) => keep(relations.filter((each) => keyOf(each) !== keyOf(relation))),
    clear: () => keep([]),
  };
}
