/** The visitor's relationships as they are kept: read back whatever was found, which anybody may have written. Pure. */
import { type ColumnRef, keyOf, type Relation } from "./kinds.ts";

/** Its version; another form of Relation needs another. */
export const relationsVersion = 1;

/** More than that nobody reads in a diagram. */
export const mostRelations = 12;

/** Longer names than any column has. */
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

/** @returns those that are relationships, each once; null where it is no list at all */
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
  return withoutTwins(relations).slice(0, mostRelations);
}

const withoutTwins = (relations: readonly Relation[]): Relation[] =>
  [...new Map(relations.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
