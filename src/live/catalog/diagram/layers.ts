/**
 * Which table is in which layer of the diagram, and in what order: a table is one layer to the right of the farthest
 * one that it references. A reference that skips a layer gets a place in it, so that its line has room between the
 * tables. The order keeps crossings few. The same schema always gives the same diagram.
 */
import type { TableColumn } from "#live/engine/tables.ts";

/** A table as the diagram needs it. */
export interface DiagramTable {
  readonly name: string;
  /** What it references, in the order of its columns. */
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

/* The order within the layers: by the middle of the neighbors, back and forth, then by swaps. */

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

/** Where the neighbors of a place stand on average; its own rank where it has none. */
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

/** One way through all layers. `rightward`: each by the one to its left; else by the one to its right. */
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

/** Neighbors change places wherever that saves a crossing, until none does. */
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

/** @returns the same places in the best order that was met */
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
