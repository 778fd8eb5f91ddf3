/**
 * The layer of each table in the diagram, and the order within it: a table is one layer to the right of the farthest
 * one that it references. A reference that skips a layer gets a place in it, so that its line has room between the
 * tables. The order keeps crossings few. The same schema always gives the same diagram.
 */
import type { TableColumn } from "#live/engine/tables.ts";

/** A table as the diagram needs it. */
export interface DiagramTable {
  readonly name: string;
  /** Its references, in column order. */
  readonly references: readonly { readonly column: string; readonly table: string }[];
}

export const diagramTables = (
  tables: readonly { readonly name: string; readonly columns: readonly TableColumn[] }[],
): DiagramTable[] =>
  tables.map(({ name, columns }) => ({
    name,
    references: columns.flatMap(({ name: column, references }) =>
      references === ""
        ? []
        : [{ column, table: references.slice(0, references.lastIndexOf(".")) }],
    ),
  }));

/** A place in a layer, for a table or a passing furrow. */
export interface Place {
  readonly id: string;
  /** Null for a passing furrow. */
  readonly table: DiagramTable | null;
  /** The places it leads to in the layer to the left, one per reference. */
  readonly left: readonly Lead[];
}

export interface Lead {
  readonly id: string;
  /** The reference it belongs to: "orders.customer_id". */
  readonly reference: string;
}

/** The layer of each table. A reference that would close a cycle does not count. */
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

/** Tables and passing furrows, layer by layer, in the order of discovery. */
export function placesOf(tables: readonly DiagramTable[]): Place[][] {
  const layer = layersOf(tables);
  const layers: Place[][] = Array.from({ length: Math.max(-1, ...layer.values()) + 1 }, () => []);
  for (const table of tables) {
    const own = layer.get(table.name) ?? 0;
    const left = table.references.flatMap(({ column, table: to }): Lead[] => {
      const target = layer.get(to);
      // References that lead to no layer on the left get no furrow.
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

/* The order within the layers: by the neighbors' average, back and forth, then by swaps. */

type Layers = readonly (readonly Place[])[];

const rankIn = (layer: readonly Place[]): ReadonlyMap<string, number> =>
  new Map(layer.map(({ id }, rank) => [id, rank]));

/** How many pairs of furrows cross between two neighboring layers. */
function crossingsBetween(left: readonly Place[], right: readonly Place[]): number {
  const rank = rankIn(left);
  const ends = right.flatMap((place, at) =>
    place.left.map(({ id }) => ({ at, to: rank.get(id) ?? 0 })),
  );
  let crossings = 0;
  ends.forEach((one, i) => {
    for (const other of ends.slice(i + 1))
      if ((one.at - other.at) * (one.to - other.to) < 0) crossings += 1;
  });
  return crossings;
}

export const crossings = (layers: Layers): number =>
  layers.slice(1).reduce((sum, layer, i) => sum + crossingsBetween(layers[i] ?? [], layer), 0);

/** The average rank of a place's neighbors; its own rank if it has none. */
function middle(neighbours: readonly number[], own: number): number {
  return neighbours.length === 0
    ? own
    : neighbours.reduce((sum, each) => sum + each, 0) / neighbours.length;
}

const sorted = (layer: readonly Place[], key: (place: Place, own: number) => number): Place[] =>
  layer
    .map((place, own) => ({ place, key: key(place, own), own }))
    .toSorted((a, b) => a.key - b.key || a.own - b.own)
    .map(({ place }) => place);

/** One pass through all layers. `rightward`: each by the one to its left; otherwise by the one to its right. */
function sweep(layers: Layers, rightward: boolean): Place[][] {
  const next = layers.map((layer) => [...layer]);
  const indexes = next.map((_, i) => i);
  for (const i of rightward ? indexes.slice(1) : indexes.slice(0, -1).toReversed()) {
    const beside = next[rightward ? i - 1 : i + 1] ?? [];
    const rank = rankIn(beside);
    next[i] = sorted(next[i] ?? [], (place, own) =>
      middle(
        rightward
          ? place.left.map(({ id }) => rank.get(id) ?? 0)
          : beside.flatMap((other, at) =>
              other.left.some(({ id }) => id === place.id) ? [at] : [],
            ),
        own,
      ),
    );
  }
  return next;
}

/** Swaps neighbors as long as that saves a crossing. */
function swapped(layers: Layers): Place[][] {
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(best);
  for (let improved = true; improved;) {
    improved = false;
    for (const [i, layer] of best.entries())
      for (let at = 0; at + 1 < layer.length; at += 1) {
        const [upper, lower] = [layer[at], layer[at + 1]];
        if (upper === undefined || lower === undefined) continue;
        const tried = best.map((each, j) =>
          j === i ? each.with(at, lower).with(at + 1, upper) : each,
        );
        const count = crossings(tried);
        if (count >= fewest) continue;
        [best, fewest, improved] = [tried, count, true];
        break;
      }
  }
  return best;
}

const sweeps = 12;

/** @returns the same places in the best order found */
export function ordered(layers: Layers): Place[][] {
  let tried = layers.map((layer) => [...layer]);
  let best = swapped(tried);
  for (let i = 0; i < sweeps; i += 1) {
    tried = sweep(tried, i % 2 === 0);
    const found = swapped(tried);
    if (crossings(found) < crossings(best)) best = found;
  }
  return best;
}
