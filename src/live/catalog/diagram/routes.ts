/**
 * Relationships that a visitor adds to the finished diagram: routes from stone to stone on a grid, around all other
 * stones, with few turns, and not along existing lines. The visitor's own tables go below the others. Pure.
 */
import { datasetTables } from "#live/engine/shop/tables.ts";
import type { Relation } from "../relations.ts";
import { diagramTables } from "./layers.ts";
import { type Box, layOut, measures, type Plan, type Spot, type Stone } from "./layout.ts";

const cell = 8;
/** A route's distance from every stone. */
export const clearance = 10;
/** The cost of a turn, in steps; and of a step along another furrow. */
const turn = 8;
const besideFurrow = 2;

const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

const within = ({ x, y }: Spot, box: Box, room: number): boolean =>
  x > box.x - room &&
  x < box.x + box.width + room &&
  y > box.y - room &&
  y < box.y + box.height + room;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The cost of a step onto a cell; 0 for a stone. */
  readonly cost: Uint8Array;
}

const spotOf = (grid: Grid, index: number): Spot => ({
  x: ((index % grid.columns) + 0.5) * cell,
  y: (Math.floor(index / grid.columns) + 0.5) * cell,
});

const cellOf = (grid: Grid, { x, y }: Spot): number =>
  Math.floor(y / cell) * grid.columns + Math.floor(x / cell);

function gridOf(plan: Plan, routes: readonly (readonly Spot[])[]): Grid {
  const grid = {
    columns: Math.floor(plan.width / cell),
    rows: Math.floor(plan.height / cell),
    cost: new Uint8Array(0),
  };
  const cost = new Uint8Array(grid.columns * grid.rows).fill(1);
  for (const spots of [...plan.furrows.map((each) => each.spots), ...routes])
    spots.forEach((to, i) => {
      const from = spots[i - 1] ?? to;
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / cell);
      for (let step = 0; step <= steps; step += 1) {
        const share = steps === 0 ? 0 : step / steps;
        const on = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        const index = cellOf(grid, on);
        if (index >= 0 && index < cost.length) cost[index] = 1 + besideFurrow;
      }
    });
  cost.forEach((_, index) => {
    if (plan.stones.some((stone) => within(spotOf(grid, index), stone, clearance))) cost[index] = 0;
  });
  return { ...grid, cost };
}

/** Cells next to a stone from which a straight step reaches it, away from its worn corners, with that step's foot. */
function doorsOf(grid: Grid, { x, y, width, height }: Stone): ReadonlyMap<number, Spot> {
  const doors = new Map<number, Spot>();
  const corner = 24;
  for (const [index, cost] of grid.cost.entries()) {
    if (cost === 0) continue;
    const spot = spotOf(grid, index);
    const beside = spot.y > y + corner && spot.y < y + height - corner;
    const above = spot.x > x + corner && spot.x < x + width - corner;
    const reach = clearance + cell;
    if (beside && spot.x <= x && spot.x > x - reach) doors.set(index, { x, y: spot.y });
    else if (beside && spot.x >= x + width && spot.x < x + width + reach)
      doors.set(index, { x: x + width, y: spot.y });
    else if (above && spot.y <= y && spot.y > y - reach) doors.set(index, { x: spot.x, y });
    else if (above && spot.y >= y + height && spot.y < y + height + reach)
      doors.set(index, { x: spot.x, y: y + height });
  }
  return doors;
}

/** The cells of the cheapest route between two sets of cells; empty if there is none. */
function cheapest(grid: Grid, from: Iterable<number>, to: ReadonlyMap<number, Spot>): number[] {
  const best = new Map<number, number>();
  const before = new Map<number, number>();
  // One list per cost, which is a small whole number.
  const waiting: number[][] = [[]];
  const reach = (state: number, cost: number, last: number | undefined) => {
    if (cost >= (best.get(state) ?? Infinity)) return;
    best.set(state, cost);
    if (last !== undefined) before.set(state, last);
    (waiting[cost] ??= []).push(state);
  };
  for (const index of from)
    for (let side = 0; side < 4; side += 1) reach(index * 4 + side, 0, undefined);
  for (let cost = 0; cost < waiting.length; cost += 1)
    for (const state of waiting[cost] ?? []) {
      if (best.get(state) !== cost) continue;
      const index = state >> 2;
      if (to.has(index)) {
        const cells = [index];
        for (let last = before.get(state); last !== undefined; last = before.get(last))
          cells.unshift(last >> 2);
        return cells;
      }
      const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
      directions.forEach(({ x, y }, side) => {
        const [nextColumn, nextRow] = [column + x, row + y];
        if (nextColumn < 0 || nextColumn >= grid.columns || nextRow < 0 || nextRow >= grid.rows)
          return;
        const next = nextRow * grid.columns + nextColumn;
        const step = grid.cost[next] ?? 0;
        if (step > 0)
          reach(next * 4 + side, cost + step + (side === (state & 3) ? 0 : turn), state);
      });
    }
  return [];
}

/**
 * Dijkstra's algorithm over cells and directions.
 *
 * @param routes the earlier ones, to keep clear of
 * @returns the corners of the route between two tables; empty for the same table, an unknown one, or if there is no
 *   route
 */
export function routeBetween(
  plan: Plan,
  from: string,
  to: string,
  routes: readonly (readonly Spot[])[] = [],
): Spot[] {
  const stone = (name: string) => plan.stones.find((each) => each.name === name);
  const [start, end] = [stone(from), stone(to)];
  if (start === undefined || end === undefined || start === end) return [];
  const grid = gridOf(plan, routes);
  const doors = doorsOf(grid, start);
  const goals = doorsOf(grid, end);
  const cells = cheapest(grid, doors.keys(), goals);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const spots = [doors.get(first), ...cells.map((index) => spotOf(grid, index)), goals.get(last)];
  const all = spots.filter((spot) => spot !== undefined);
  // Cells on a straight stretch are not needed.
  return all.filter((spot, i) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    if (before === undefined || after === undefined) return true;
    return !(
      (before.x === spot.x && spot.x === after.x) ||
      (before.y === spot.y && spot.y === after.y)
    );
  });
}

const { width, head, apart, gap, margin } = measures;

/**
 * @param names of the additional tables, which reference nothing
 * @returns the plan with them in rows at the bottom; the same plan if there are none
 */
export function extended(plan: Plan, names: readonly string[]): Plan {
  if (names.length === 0) return plan;
  const perRow = Math.max(1, Math.floor((plan.width - 2 * margin + gap) / (width + gap)));
  const stones = names.map((name, i): Stone => ({
    name,
    x: margin + (i % perRow) * (width + gap),
    y: plan.height + Math.floor(i / perRow) * (head + apart),
    width,
    height: head,
    rows: [],
  }));
  const rows = Math.ceil(names.length / perRow);
  return {
    ...plan,
    height: plan.height + rows * (head + apart),
    stones: [...plan.stones, ...stones],
  };
}

export interface Routed {
  readonly plan: Plan;
  /** Stones of the visitor's tables. */
  readonly own: readonly Stone[];
  readonly routes: readonly {
    readonly relation: Relation;
    readonly spots: readonly Spot[];
    /** The stone, if both columns belong to one table. */
    readonly loop: Stone | null;
  }[];
}

let shop: Plan | undefined;
/** The same as in the page: the layout has the same tables. */
const shopPlan = (): Plan => (shop ??= layOut(diagramTables(datasetTables)));

export function routed(relations: readonly Relation[], isOwn: (table: string) => boolean): Routed {
  const named = relations.flatMap(({ left, right }) => [left.table, right.table]);
  const plan = extended(shopPlan(), [...new Set(named.filter(isOwn))]);
  const routes: Routed["routes"][number][] = [];
  for (const relation of relations) {
    const { left, right } = relation;
    const loop =
      left.table === right.table
        ? (plan.stones.find(({ name }) => name === left.table) ?? null)
        : null;
    const before = routes.map(({ spots }) => spots);
    routes.push({ relation, loop, spots: routeBetween(plan, left.table, right.table, before) });
  }
  return { plan, own: plan.stones.filter(({ name }) => isOwn(name)), routes };
}
