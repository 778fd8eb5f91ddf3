/**
 * Which stone stands in which layer, and in what order: a table stands one layer to the right of the farthest one
 * that it points at. A reference that skips a layer gets a place in it, so that its furrow has a way past the stones.
 * Everything is decided by the tables and their order alone: the same schema gives the same diagram.
 */
import type { DiagramTable } from "./kinds.ts";

/** A place in a layer: a table's, or that of a furrow which passes. */
export interface Place {
  readonly id: string;
  /** Null where a furrow passes. */
  readonly table: DiagramTable | null;
  /** Places in the layer to the left that it leads to, one for each reference. */
  readonly left: readonly Lead[];
}

export interface Lead {
  readonly id: string;
  /** The reference it is a part of: "orders.customer_id". */
  readonly reference: string;
}

/** The layer of each table. A reference that would close a circle is not counted. */
export function layersOf(tables: readonly DiagramTable[]): ReadonlyMap<string, number> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const known = new Map<string, number>();
  const visit = (name: string, above: ReadonlySet<string>): number => {
    const there = known.get(name);
    if (there !== undefined) return there;
    const path = new Set([...above, name]);
    const targets = (byName.get(name)?.references ?? [])
      .map(({ table }) => table)
      .filter((table) => byName.has(table) && !path.has(table));
    const layer = Math.max(0, ...targets.map((table) => visit(table, path) + 1));
    known.set(name, layer);
    return layer;
  };
  for (const { name } of tables) visit(name, new Set());
  return known;
}

/** Tables and passing furrows, layer by layer, in the order in which they are met. */
export function placesOf(tables: readonly DiagramTable[]): Place[][] {
  const layer = layersOf(tables);
  const layers: Place[][] = Array.from({ length: Math.max(-1, ...layer.values()) + 1 }, () => []);
  for (const table of tables) {
    const own = layer.get(table.name) ?? 0;
    const left = table.references.flatMap(({ column, table: to }): Lead[] => {
      const target = layer.get(to);
      // Those that lead to no layer on the left are no furrows of the plan.
      if (target === undefined || target >= own) return [];
      const reference = `${table.name}.${column}`;
      const at = (index: number) => (index === target ? to : `${reference}@${index}`);
      for (let index = own - 1; index > target; index -= 1)
        layers[index]?.push({
          id: at(index),
          table: null,
          left: [{ id: at(index - 1), reference }],
        });
      return [{ id: at(own - 1), reference }];
    });
    layers[own]?.push({ id: table.name, table, left });
  }
  return layers;
}
