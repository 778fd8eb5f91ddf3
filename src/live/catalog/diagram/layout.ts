/**
 * The layout of a schema: tables ("stones") in layers from left to right, and lines ("furrows") for their references,
 * which bend only in the gaps between layers. Within a layer a line keeps its height, with a place among the tables, so
 * none runs through a table. Pure and deterministic.
 */
import { type DiagramTable, ordered, type Place, placesOf } from "./layers.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Stone extends Box {
  readonly name: string;
  /** The columns that reference other tables, from top to bottom, with the height of their middle. */
  readonly rows: readonly { readonly column: string; readonly y: number }[];
}

export interface Furrow {
  readonly from: { readonly table: string; readonly column: string };
  readonly to: string;
  /** From the column to the table it references; level between the two points of a pair, bent between pairs. */
  readonly spots: readonly Spot[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly stones: readonly Stone[];
  readonly furrows: readonly Furrow[];
  /** Tables that reference themselves, with the column. */
  readonly loops: readonly { readonly table: string; readonly column: string }[];
}

/** The drawing's dimensions, in its own units. */
export const measures = {
  width: 148,
  head: 44,
  row: 22,
  foot: 8,
  /** Between two stacked stones, and between a stone and a passing furrow. */
  apart: 40,
  /** Between two parallel furrows. */
  furrow: 20,
  /** Between two layers: where furrows bend. */
  gap: 94,
  /** Around everything. */
  margin: 16,
} as const;

interface Wish {
  /** The preferred height of its middle. */
  readonly wanted: number;
  readonly height: number;
  /** The space above and below it: half the distance between two neighbors. */
  readonly room: number;
}

/**
 * Least squares under a fixed order (pool adjacent violators): overlapping members move as one block to the average of
 * their preferred heights.
 *
 * @returns the heights of the middles
 */
function heightsOf(wishes: readonly Wish[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  // After subtracting the room needed above, only the order has to be kept.
  const starts: number[] = [];
  let used = 0;
  wishes.forEach(({ height, room }, i) => {
    const before = wishes[i - 1];
    if (before !== undefined) used += before.height / 2 + before.room + height / 2 + room;
    starts.push(used);
  });
  wishes.forEach(({ wanted }, i) => {
    blocks.push({ sum: wanted - (starts[i] ?? 0), count: 1 });
    for (let last = blocks.at(-1), upper = blocks.at(-2); last && upper;) {
      if (upper.sum / upper.count <= last.sum / last.count) break;
      blocks.splice(-2, 2, { sum: upper.sum + last.sum, count: upper.count + last.count });
      [last, upper] = [blocks.at(-1), blocks.at(-2)];
    }
  });
  const settled = blocks.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => sum / count),
  );
  return settled.map((height, i) => height + (starts[i] ?? 0));
}

const { width, head, row, foot, apart, furrow, gap, margin } = measures;

const heightOf = ({ table }: Place): number =>
  table === null
    ? 0
    : head + table.references.length * row + (table.references.length > 0 ? foot : 0);

const roomOf = ({ table }: Place): number => (table === null ? furrow : apart) / 2;

type Middles = ReadonlyMap<string, number>;

/** Stacked from the top, as the start of the settling. */
function stacked(layer: readonly Place[]): number[] {
  return heightsOf(
    layer.map((place) => ({ wanted: 0, height: heightOf(place), room: roomOf(place) })),
  );
}

/** How many times heights settle by those of the neighboring layers. */
const rounds = 24;

function middlesOf(layers: readonly (readonly Place[])[]): Middles {
  const middles = new Map<string, number>();
  for (const layer of layers) {
    const heights = stacked(layer);
    layer.forEach(({ id }, i) => middles.set(id, heights[i] ?? 0));
  }
  const leftOf = (place: Place) => place.left.map(({ id }) => id);
  const rightOf = (id: string, next: readonly Place[]) =>
    next.flatMap((place) => place.left.filter((lead) => lead.id === id).map(() => place.id));
  for (let round = 0; round < rounds; round += 1)
    for (const i of round % 2 === 0 ? layers.keys() : [...layers.keys()].toReversed()) {
      const layer = layers[i] ?? [];
      const wishes = layer.map((place) => {
        const neighbors = [...leftOf(place), ...rightOf(place.id, layers[i + 1] ?? [])];
        const all = neighbors.map((id) => middles.get(id) ?? 0);
        const wanted =
          all.length === 0
            ? (middles.get(place.id) ?? 0)
            : all.reduce((sum, each) => sum + each, 0) / all.length;
        return { wanted, height: heightOf(place), room: roomOf(place) };
      });
      const heights = heightsOf(wishes);
      layer.forEach(({ id }, at) => middles.set(id, heights[at] ?? 0));
    }
  return middles;
}

const leftEdge = (layer: number): number => margin + layer * (width + gap);

/** The stone of a table, its rows in the order in which their furrows leave. */
function stoneOf(place: Place, table: DiagramTable, layer: number, middles: Middles): Stone {
  const height = heightOf(place);
  const y = (middles.get(place.id) ?? 0) - height / 2;
  const end = (column: string) => {
    const lead = place.left.find(({ reference }) => reference === `${table.name}.${column}`);
    // Rows that lead nowhere on the left come last.
    return lead === undefined ? Infinity : (middles.get(lead.id) ?? 0);
  };
  const columns = table.references.map(({ column }) => column);
  const rows = columns
    .toSorted((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)))
    .map((column, i) => ({ column, y: y + head + (i + 0.5) * row }));
  return { name: table.name, x: leftEdge(layer), y, width, height, rows };
}

/** Where furrows reach the right side of a stone: spread over its height, in the order of their origins. */
function arrivals(stone: Stone, from: readonly { readonly key: string; readonly y: number }[]) {
  const sorted = from.toSorted((a, b) => a.y - b.y || (a.key < b.key ? -1 : 1));
  const step = Math.min(furrow, (stone.height - furrow) / Math.max(1, sorted.length - 1));
  const first = stone.y + stone.height / 2 - (step * (sorted.length - 1)) / 2;
  return new Map(sorted.map(({ key }, i) => [key, first + i * step]));
}

/** @param tables a schema; references to tables outside it, or against the layers, draw no furrow */
export function layOut(tables: readonly DiagramTable[]): Plan {
  const layers = ordered(placesOf(tables));
  const middles = middlesOf(layers);
  const stones = new Map<string, Stone>();
  layers.forEach((layer, i) => {
    for (const place of layer)
      if (place.table !== null) stones.set(place.id, stoneOf(place, place.table, i, middles));
  });

  /** Height at which a furrow leaves a place to the left. */
  const leaves = (place: Place, reference: string) =>
    stones.get(place.id)?.rows.find(({ column }) => reference === `${place.id}.${column}`)?.y ??
    middles.get(place.id) ??
    0;
  const ports = new Map<string, ReadonlyMap<string, number>>();
  for (const [i, layer] of layers.entries())
    for (const { id } of layer) {
      const stone = stones.get(id);
      const coming = (layers[i + 1] ?? []).flatMap((place) =>
        place.left
          .filter((lead) => lead.id === id)
          .map(({ reference }) => ({ key: reference, y: leaves(place, reference) })),
      );
      if (stone !== undefined) ports.set(id, arrivals(stone, coming));
    }

  const byId = new Map(
    layers.flatMap((layer, i) => layer.map((place) => [place.id, { place, i }])),
  );
  const follow = (id: string, reference: string, spots: Spot[]): Spot[] => {
    const at = byId.get(id);
    if (at === undefined) return spots;
    const [left, right] = [leftEdge(at.i), leftEdge(at.i) + width];
    const port = ports.get(id)?.get(reference);
    if (port !== undefined) return [...spots, { x: right, y: port }];
    const y = middles.get(id) ?? 0;
    const [lead] = at.place.left;
    const on = [...spots, { x: right, y }, { x: left, y }];
    return lead === undefined ? on : follow(lead.id, reference, on);
  };
  const furrows = tables.flatMap((table): Furrow[] => {
    const at = byId.get(table.name);
    return table.references.flatMap(({ column, table: to }): Furrow[] => {
      const reference = `${table.name}.${column}`;
      const lead = at?.place.left.find((each) => each.reference === reference);
      if (at === undefined || lead === undefined) return [];
      const start = { x: leftEdge(at.i), y: leaves(at.place, reference) };
      return [
        { from: { table: table.name, column }, to, spots: follow(lead.id, reference, [start]) },
      ];
    });
  });
  const loops = tables.flatMap(({ name, references }) =>
    references.filter(({ table }) => table === name).map(({ column }) => ({ table: name, column })),
  );
  return framed({ stones: [...stones.values()], furrows, loops });
}

/** Moved so that everything is inside the frame, starting at its top. */
function framed(plan: Pick<Plan, "stones" | "furrows" | "loops">): Plan {
  const ys = [
    ...plan.stones.flatMap(({ y, height }) => [y - apart / 2, y + height + apart / 2]),
    ...plan.furrows.flatMap(({ spots }) => spots.map(({ y }) => y)),
  ];
  if (ys.length === 0) return { ...plan, width: 2 * margin, height: 2 * margin };
  const top = Math.min(...ys) - margin;
  const shift = (y: number) => Math.round((y - top) * 10) / 10;
  return {
    ...plan,
    width: Math.max(...plan.stones.map((stone) => stone.x + stone.width)) + margin,
    height: Math.ceil(Math.max(...ys) - top + margin),
    stones: plan.stones.map((stone) => ({
      ...stone,
      y: shift(stone.y),
      rows: stone.rows.map(({ column, y }) => ({ column, y: shift(y) })),
    })),
    furrows: plan.furrows.map((each) => ({
      ...each,
      spots: each.spots.map(({ x, y }) => ({ x, y: shift(y) })),
    })),
  };
}
