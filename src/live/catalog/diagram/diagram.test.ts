/** The layout of the sample shop and of extreme schemas: nothing overlaps, nothing runs through a table. */
import { expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { relationOf } from "../relations.ts";
import { crossings, type DiagramTable, diagramTables, ordered, placesOf } from "./layers.ts";
import { type Box, layOut, measures, type Plan, type Spot } from "./layout.ts";
import { furrowPath, lineGap, loopDepth, routePath } from "./paths.ts";
import { clearance, extended, routeBetween, routed } from "./routes.ts";

const shop = diagramTables(datasetTables);
const table = (name: string, ...to: string[]): DiagramTable => ({
  name,
  references: to.map((each, i) => ({ column: `${each}_${i}`, table: each })),
});
const schemas: readonly (readonly [string, readonly DiagramTable[]])[] = [
  ["the sample shop", shop],
  ["a single table", [table("a")]],
  ["tables that know nothing of one another", [table("a"), table("b"), table("c")]],
  ["a circle", [table("a", "b"), table("b", "c"), table("c", "a")]],
  ["a table that points at itself and at nothing there is", [table("a", "a", "gone")]],
  ["two references to one table", [table("a"), table("b", "a", "a")]],
  [
    "a long chain with short cuts",
    Array.from({ length: 7 }, (_, i) =>
      table(`t${i}`, ...Array.from({ length: i }, (_, j) => `t${j}`)),
    ),
  ],
  ["a fan", [table("hub"), ...Array.from({ length: 12 }, (_, i) => table(`leaf${i}`, "hub"))]],
];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = ({ x, y }: Spot, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Points along a path of M, C, H, L and Q, close together. */
function pointsOf(path: string): Spot[] {
  const points: Spot[] = [];
  let from: Spot = { x: 0, y: 0 };
  for (const [, command = "", text = ""] of path.matchAll(/([MCHLQ])([^MCHLQ]*)/g)) {
    const n = text.trim().split(/[\s]+/).map(Number);
    const spot = (i: number): Spot => ({ x: n[i] ?? NaN, y: n[i + 1] ?? NaN });
    const to = command === "H" ? { x: n[0] ?? NaN, y: from.y } : spot(n.length - 2);
    const knots =
      command === "C"
        ? [from, spot(0), spot(2), to]
        : command === "Q"
          ? [from, spot(0), to]
          : [from, to];
    for (let i = 0; i <= 40 && command !== "M"; i += 1) {
      // De Casteljau: the midpoint of the midpoints.
      let level = knots;
      while (level.length > 1)
        level = level.slice(1).map((b, at) => {
          const a = level[at] ?? b;
          return { x: a.x + ((b.x - a.x) * i) / 40, y: a.y + ((b.y - a.y) * i) / 40 };
        });
      points.push(...level);
    }
    from = to;
  }
  return points;
}

const hits = (plan: Plan, path: string): string[] =>
  plan.stones
    .filter((stone) => pointsOf(path).some((point) => inside(point, stone)))
    .map(({ name }) => name);

it.each(schemas)(
  "%s: every table has a stone, and none overlaps another or lies outside",
  (_, tables) => {
    const plan = layOut(tables);
    expect(plan.stones.map(({ name }) => name).toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
    const frame = { x: 0, y: 0, width: plan.width, height: plan.height };
    plan.stones.forEach((stone, i) => {
      expect(plan.stones.slice(i + 1).filter((other) => overlap(stone, other))).toEqual([]);
      expect(inside(stone, frame)).toBe(true);
      expect(
        inside({ x: stone.x + stone.width, y: stone.y + stone.height + loopDepth }, frame),
      ).toBe(true);
    });
  },
);

it.each(schemas)("%s: no furrow runs through a table", (_, tables) => {
  const plan = layOut(tables);
  for (const furrow of plan.furrows) expect(hits(plan, furrowPath(furrow))).toEqual([]);
});

it("detects a furrow through a table", () => {
  const plan = layOut([table("a"), table("b", "a"), table("c", "b")]);
  const [a, , c] = plan.stones.toSorted((one, other) => one.x - other.x);
  const spots = [
    { x: c?.x ?? 0, y: (c?.y ?? 0) + 20 },
    { x: (a?.x ?? 0) + (a?.width ?? 0), y: (a?.y ?? 0) + 20 },
  ];
  expect(hits(plan, furrowPath({ spots }))).toEqual(["b"]);
});

it("draws every reference of the shop once, from its column to the side of the table it references", () => {
  const plan = layOut(shop);
  const all = shop.flatMap(({ name, references }) =>
    references.map(({ column, table: to }) => `${name}.${column} ${to}`),
  );
  const drawn = [
    ...plan.furrows.map(({ from, to }) => `${from.table}.${from.column} ${to}`),
    ...plan.loops.map((loop) => `${loop.table}.${loop.column} ${loop.table}`),
  ];
  expect(drawn.toSorted()).toEqual(all.toSorted());
  for (const { from, to, spots } of plan.furrows) {
    const [start, end] = [from.table, to].map((name) =>
      plan.stones.find((each) => each.name === name),
    );
    const [first, last] = [spots[0], spots.at(-1)];
    expect(first).toEqual({
      x: start?.x,
      y: start?.rows.find((row) => row.column === from.column)?.y,
    });
    expect(last?.x).toBe((end?.x ?? 0) + (end?.width ?? 0));
    expect(last?.y).toBeGreaterThan(end?.y ?? Infinity);
    expect(last?.y).toBeLessThan((end?.y ?? 0) + (end?.height ?? 0));
  }
});

it("is the same in every build, with few crossings", () => {
  expect(layOut(shop)).toEqual(layOut(shop));
  expect(crossings(ordered(placesOf(shop)))).toBeLessThanOrEqual(2);
  expect(crossings(placesOf(shop))).toBeGreaterThan(2);
});

it("keeps furrows that pass one another apart", () => {
  const level = layOut(shop).furrows.flatMap(({ spots }) =>
    spots.slice(1, -1).filter((_, i) => i % 2 === 0),
  );
  level.forEach((one, i) => {
    for (const other of level.slice(i + 1))
      if (one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThan(2 * lineGap);
  });
});

it("adds tables below without moving any", () => {
  const plan = layOut(shop);
  const more = extended(plan, ["returns", "visits", "c", "d", "e", "f"]);
  expect(more.stones.slice(0, shop.length)).toEqual(plan.stones);
  more.stones.forEach((stone, i) => {
    expect(more.stones.slice(i + 1).filter((other) => overlap(stone, other))).toEqual([]);
    expect(stone.y + stone.height).toBeLessThan(more.height);
    expect(stone.x + stone.width).toBeLessThanOrEqual(more.width - measures.margin);
  });
  expect(extended(plan, [])).toBe(plan);
});

it("finds a route between any two tables, around all the others", () => {
  const plan = extended(layOut(shop), ["returns"]);
  const names = plan.stones.map(({ name }) => name);
  const routes: Spot[][] = [];
  for (const [i, from] of names.entries())
    for (const to of names.slice(i + 1)) {
      const spots = routeBetween(plan, from, to, routes.slice(-3));
      routes.push(spots);
      expect(spots.length, `${from} to ${to}`).toBeGreaterThan(1);
      expect(hits(plan, routePath(spots)), `${from} to ${to}`).toEqual([]);
      const ends = [spots[0], spots.at(-1)].map((end) =>
        plan.stones.find(({ x, y, width, height }) =>
          inside(end ?? { x: 0, y: 0 }, {
            x: x - 1,
            y: y - 1,
            width: width + 2,
            height: height + 2,
          }),
        ),
      );
      expect(ends.map((end) => end?.name)).toEqual([from, to]);
    }
  expect(clearance).toBeLessThan(measures.apart / 2);
});

it("has no route from a table to itself or to one that is not there", () => {
  const plan = layOut(shop);
  expect(routeBetween(plan, "orders", "orders")).toEqual([]);
  expect(routeBetween(plan, "orders", "gone")).toEqual([]);
});

const none = () => false;
const relation = (left: string, right: string) => relationOf({ left, right });

it("gives a relationship of two tables a route, and of one table a loop", () => {
  const { routes, own } = routed(
    [
      relation("orders.discount_code", "affiliates.code"),
      relation("customers.city", "customers.state"),
    ],
    none,
  );
  expect(routes.map(({ spots, loop }) => [spots.length > 1, loop?.name])).toEqual([
    [true, undefined],
    [false, "customers"],
  ]);
  expect(own).toEqual([]);
});

it("places the visitor's tables below the others, each once, and routes to them", () => {
  const shop = routed([], none).plan;
  const { plan, own, routes } = routed(
    [relation("orders.status", "mine.status"), relation("customers.city", "mine.city")],
    (table) => table === "mine",
  );
  expect(own.map(({ name }) => name)).toEqual(["mine"]);
  expect(own[0]?.y).toBeGreaterThanOrEqual(shop.height);
  expect(plan.stones.slice(0, -1)).toEqual(shop.stones);
  expect(routes.every(({ spots }) => spots.length > 1)).toBe(true);
});

it("draws nothing for a missing table", () => {
  const { routes } = routed([relation("orders.status", "gone.status")], none);
  expect(routes).toMatchObject([{ spots: [], loop: null }]);
});
