/** The relationships to begin with, from content/catalog-demo.yaml. */
import type { Content } from "#content/collections.ts";
import type { ColumnRef, Relation } from "#live/catalog/relations/kinds.ts";

/** @param name "orders.discount_code": names of tables hold no full stop (src/live/engine/csv/names.ts) */
export function refOf(name: string): ColumnRef {
  const at = name.indexOf(".");
  return at < 0
    ? { table: "", column: name }
    : { table: name.slice(0, at), column: name.slice(at + 1) };
}

type Example = Content<"catalogDemo">["examples"]["items"][number];

export const relationOf = ({ left, right }: Pick<Example, "left" | "right">): Relation => ({
  left: refOf(left),
  right: refOf(right),
});
