/** The virtual relationships that the visitor drew in the data catalog; other demos that clear clear them, too. */
import { readRelations, relationsVersion } from "#live/catalog/relations/kept.ts";
import type { Relation } from "#live/catalog/relations/kinds.ts";
import { dropKept, type Keeping, readKept, writeKept } from "./kept.ts";

export const keptRelations = (): readonly Relation[] =>
  readKept("catalog", relationsVersion, readRelations) ?? [];

/** An empty list is kept as nothing: a record wakes the page at the next visit. */
export function keepRelations(relations: readonly Relation[]): Keeping {
  if (relations.length > 0) return writeKept("catalog", relationsVersion, relations);
  dropKept("catalog");
  return "kept";
}
