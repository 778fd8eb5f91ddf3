/**
 * The diagram of the sample shop's tables ("stones") and their references ("furrows"): nine tables, placed by hand in
 * layers from left to right. Furrows bend only in the gaps between layers, and pass other layers in lanes between the
 * stones (diagram.test.ts). The visitor's own tables go below the others. Then the diagram as SVG paths, where a furrow
 * is three lines that meet at a single row.
 */
import { seededRandom } from "#lib/random/seeded-random.ts";
import { datasetTables, type TableName } from "#live/engine/shop/tables.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Stone extends Box {
  readonly name: string;
  /** The columns that reference other tables, from top to bottom, with the height of their middle. */
  readonly rows: readonly { readonly column: string; readonly y: number }[];
}

/* The drawing's dimensions, in its own units. */
const width = 148;
const head = 44;
const row = 22;
const foot = 8;
/** Between two stacked stones. */
const apart = 40;
/** Between two parallel furrows. */
const furrow = 20;
/** Between two layers. */
const gap = 94;
/** Around everything. */
const margin = 16;

interface Place {
  readonly layer: number;
  readonly y: number;
  /** Its references, from top to bottom, each with the lanes in which it passes other layers, from right to left. */
  readonly references: Readonly<Record<string, readonly number[]>>;
}

const places: Readonly<Record<TableName, Place>> = {
  affiliates: { layer: 0, y: 162, references: {} },
  products: { layer: 0, y: 272, references: {} },
  customers: { layer: 1, y: 92, references: { affiliate_id: [] } },
  sms_messages: { layer: 2, y: 46, references: { customer_id: [], reply_to: [] } },
  subscriptions: { layer: 2, y: 182, references: { customer_id: [], product_id: [260] } },
  orders: {
    layer: 3,
    y: 141,
    references: { customer_id: [16], subscription_id: [], affiliate_id: [308, 240] },
  },
  charges: { layer: 4, y: 53, references: { order_id: [], retry_of: [] } },
  order_items: { layer: 4, y: 189, references: { order_id: [], product_id: [289, 328, 302] } },
  checkout_offers: { layer: 4, y: 325, references: { order_id: [], product_id: [359, 348, 322] } },
};
const height = 458;

const leftEdge = (layer: number): number => margin + layer * (width + gap);

const stones = datasetTables.map(({ name }): Stone => {
  const { layer, y, references } = places[name];
  const columns = Object.keys(references);
  return {
    name,
    x: leftEdge(layer),
    y,
    width,
    height: head + columns.length * row + (columns.length > 0 ? foot : 0),
    rows: columns.map((column, i) => ({ column, y: y + head + (i + 0.5) * row })),
  };
});

/** All references, from the highest on the page to the lowest. */
const references = datasetTables
  .flatMap(({ name, columns }) => {
    const rows = stones.find((stone) => stone.name === name)?.rows ?? [];
    return columns
      .filter((column) => column.references !== "")
      .map((column) => ({
        table: name,
        column: column.name,
        to: column.references.replace(/\..*/, ""),
        y: rows.find((each) => each.column === column.name)?.y ?? 0,
        lanes: places[name].references[column.name] ?? [],
      }));
  })
  .toSorted((a, b) => a.y - b.y);

/** Where a furrow reaches the right side of its stone: spread over its height, in the order in which they come in. */
function arrival(stone: Stone, reference: (typeof references)[number]): Spot {
  const coming = references
    .filter(({ table, to }) => to === stone.name && table !== to)
    .map((each) => ({ each, y: each.lanes.at(-1) ?? each.y }))
    .toSorted((a, b) => a.y - b.y);
  const step = Math.min(furrow, (stone.height - furrow) / Math.max(1, coming.length - 1));
  const at = coming.findIndex(({ each }) => each === reference) - (coming.length - 1) / 2;
  return { x: stone.x + stone.width, y: stone.y + stone.height / 2 + at * step };
}

/** Each with its points from the column to the table it references: level between two of a pair, bent between pairs. */
const furrows = references.flatMap((reference) => {
  const { table, column, to, y, lanes } = reference;
  const stone = stones.find(({ name }) => name === to);
  if (stone === undefined || table === to) return [];
  const { layer } = places[table];
  const passed = lanes.flatMap((lane, i): Spot[] => {
    const x = leftEdge(layer - 1 - i);
    return [
      { x: x + width, y: lane },
      { x, y: lane },
    ];
  });
  const spots: Spot[] = [{ x: leftEdge(layer), y }, ...passed, arrival(stone, reference)];
  return [{ from: { table, column }, to, spots }];
});

export const shopPlan = {
  width: Math.max(...stones.map(({ x }) => x)) + width + margin,
  height,
  stones,
  furrows,
  /** Names of tables that reference themselves. */
  loops: references.flatMap(({ table, to }) => (table === to ? [table as string] : [])),
};
export type Plan = typeof shopPlan;

/**
 * @param names of the visitor's tables, which reference nothing
 * @returns their stones, in rows below the shop's, and the height of the drawing with them
 */
export function ownStones(names: readonly string[]): { stones: Stone[]; height: number } {
  const perRow = Math.max(1, Math.floor((shopPlan.width - 2 * margin + gap) / (width + gap)));
  const own = names.map((name, i): Stone => ({
    name,
    x: margin + (i % perRow) * (width + gap),
    y: height + Math.floor(i / perRow) * (head + apart),
    width,
    height: head,
    rows: [],
  }));
  return { stones: own, height: height + Math.ceil(names.length / perRow) * (head + apart) };
}

/* As SVG. */

/** For the drawing, its legend, and the visitor's additions. */
export const diagramClasses = {
  stone:
    "fill-raised stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  ownStone:
    "fill-raised stroke-persimmon [stroke-dasharray:5_4] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  name: "fill-ink font-code text-small font-medium [text-anchor:middle] forced-colors:fill-[LinkText]",
  furrow: "fill-none stroke-moss stroke-[1.25] forced-colors:stroke-[CanvasText]",
  ownFurrow:
    "fill-none stroke-persimmon stroke-2 [stroke-dasharray:7_5] [stroke-linecap:round] data-chosen:stroke-[3.5] forced-colors:stroke-[Highlight]",
} as const;

/** Ids of the elements for the visitor's additions: a group in the drawing, and a list. */
export const overlayIds = { drawing: "plan-own", list: "plan-own-list" } as const;

/** Between the lines of a furrow. */
const lineGap = 4;
const lines = [-lineGap, 0, lineGap];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** From one point to the next between layers: level at both ends. */
function bend(from: Spot, to: Spot): string {
  const middle = (from.x + to.x) / 2;
  return `C${at(middle, from.y)} ${at(middle, to.y)} ${at(to.x, to.y)}`;
}

/** One line of a furrow, at a distance of `off` from its middle until it reaches the stone it points at. */
function line(spots: readonly Spot[], off: number): string {
  const moved = spots.map(({ x, y }, i) => ({ x, y: i === spots.length - 1 ? y : y + off }));
  const [first] = moved;
  if (first === undefined) return "";
  let path = `M${at(first.x, first.y)}`;
  let from = first;
  moved.slice(1).forEach((to, i) => {
    // Every second stretch lies within a layer.
    path += i % 2 === 0 ? bend(from, to) : `H${short(to.x)}`;
    from = to;
  });
  return path;
}

/** Three lines for many rows, one for a single row. */
export const furrowPath = ({ spots }: { readonly spots: readonly Spot[] }): string =>
  lines.map((off) => line(spots, off)).join("");

/** How far a loop hangs below its stone. */
const loopDepth = 18;

/** A stone that references itself: a furrow that leaves it below and comes back. */
export function loopPath({ x, y, width, height }: Box): string {
  const [from, to, bottom] = [x + width * 0.3, x + width * 0.62, y + height];
  return lines
    .map((off) => {
      const deep = bottom + ((loopDepth - lineGap) * 4) / 3 + off;
      return `M${at(from + off, bottom)}C${at(from + off, deep)} ${at(to, deep)} ${at(to, bottom)}`;
    })
    .join("");
}

/**
 * A stone's outline, worn to corners of its own; the same name gives the same stone.
 *
 * @param away its distance outside the stone: the rings in the sand
 */
export function stonePath({ name, x, y, width, height }: Stone, away = 0): string {
  const random = seededRandom(name);
  const corner = () => ({ h: 16 + random() * 18 + away, v: 12 + random() * 9 + away });
  const [a, b, c, d] = [corner(), corner(), corner(), corner()];
  const [left, top] = [x - away, y - away];
  const [right, bottom] = [x + width + away, y + height + away];
  const arc = ({ h, v }: { h: number; v: number }, endX: number, endY: number) =>
    `A${short(h)} ${short(v)} 0 0 1 ${at(endX, endY)}`;
  return (
    `M${at(left + a.h, top)}H${short(right - b.h)}${arc(b, right, top + b.v)}` +
    `V${short(bottom - c.v)}${arc(c, right - c.h, bottom)}` +
    `H${short(left + d.h)}${arc(d, left, bottom - d.v)}V${short(top + a.v)}${arc(a, left + a.h, top)}Z`
  );
}

/** How far a relationship of two tables in one column bulges into the gap on their right. */
const bulge = 60;

/**
 * A relationship that the visitor added: from side to side of the two stones, beneath any stone between them.
 *
 * @param nth of all of them: those of the same two tables lie next to each other
 */
export function relationPath(one: Box, other: Box, nth: number): string {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const isFacing = left.x + left.width < right.x;
  const off = ((nth % 3) - 1) * 10;
  const from = { x: left.x + left.width, y: left.y + left.height / 2 + off };
  const to = { x: isFacing ? right.x : right.x + right.width, y: right.y + right.height / 2 + off };
  if (isFacing) return `M${at(from.x, from.y)}${bend(from, to)}`;
  const out = Math.max(from.x, to.x) + bulge;
  return `M${at(from.x, from.y)}C${at(out, from.y)} ${at(out, to.y)} ${at(to.x, to.y)}`;
}
