/**
 * The way of a furrow that someone adds to a finished plan: from stone to stone on a grid, around all other stones,
 * with few turns, and not along furrows that are there (Dijkstra over places and directions). Pure.
 */
import type { Box, Plan, Spot, Stone } from "./kinds.ts";

const cell = 8;
/** What a way keeps from every stone. */
export const clearance = 10;
/** What a turn costs, in steps; and a step along another furrow. */
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
  /** What a step onto a cell costs; 0 where a stone stands. */
  readonly cost: Uint8Array;
}

const spotOf = (grid: Grid, index: number): Spot => ({
  x: ((index % grid.columns) + 0.5) * cell,
  y: (Math.floor(index / grid.columns) + 0.5) * cell,
});

const cellOf = (grid: Grid, { x, y }: Spot): number =>
  Math.floor(y / cell) * grid.columns + Math.floor(x / cell);

function gridOf(plan: Plan, ways: readonly (readonly Spot[])[]): Grid {
  const grid = {
    columns: Math.floor(plan.width / cell),
    rows: Math.floor(plan.height / cell),
    cost: new Uint8Array(0),
  };
  const cost = new Uint8Array(grid.columns * grid.rows).fill(1);
  for (const spots of [...plan.furrows.map((each) => each.spots), ...ways])
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

/** The cells of the cheapest way between two sets of cells; empty where there is none. */
function cheapest(grid: Grid, from: Iterable<number>, to: ReadonlyMap<number, Spot>): number[] {
  const best = new Map<number, number>();
  const before = new Map<number, number>();
  // By cost, which is a small whole number: a list for each.
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
 * @param ways those that were added before, to keep clear of
 * @returns the corners of the way from one table's stone to another's; empty for one and the same, for an unknown
 *   one, and where there is no way
 */
export function wayBetween(
  plan: Plan,
  from: string,
  to: string,
  ways: readonly (readonly Spot[])[] = [],
): Spot[] {
  const stone = (name: string) => plan.stones.find((each) => each.name === name);
  const [start, end] = [stone(from), stone(to)];
  if (start === undefined || end === undefined || start === end) return [];
  const grid = gridOf(plan, ways);
  const doors = doorsOf(grid, start);
  const goals = doorsOf(grid, end);
  const cells = cheapest(grid, doors.keys(), goals);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const spots = [doors.get(first), ...cells.map((index) => spotOf(grid, index)), goals.get(last)];
  const all = spots.filter((spot) => spot !== undefined);
  // What lies on a straight stretch says nothing.
  return all.filter((spot, i) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    if (before === undefined || after === undefined) return true;
    return !(
      (before.x === spot.x && spot.x === after.x) ||
      (before.y === spot.y && spot.y === after.y)
    );
  });
}
