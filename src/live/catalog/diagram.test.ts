/** The drawing of the sample shop: nothing overlaps, and nothing runs through a table. */
import { expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { type Box, ownStones, shopPlan, type Stone } from "./diagram.ts";

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const overlaps = (stones: readonly Stone[]) =>
  stones.flatMap((stone, i) => stones.slice(i + 1).filter((other) => overlap(stone, other)));
const stone = (name: string) => shopPlan.stones.find((each) => each.name === name) as Stone;

it("places every table in the drawing, none over another, and the visitor's below", () => {
  const { stones, width, height } = shopPlan;
  const own = ownStones(["returns", "visits", "c", "d", "e", "f"]);
  expect(stones.map(({ name }) => name)).toEqual(datasetTables.map(({ name }) => name));
  expect(overlaps([...stones, ...own.stones])).toEqual([]);
  for (const each of [...stones, ...own.stones]) {
    expect(each.x + each.width).toBeLessThan(width);
    expect(each.y + each.height).toBeLessThan(own.height);
  }
  expect(ownStones([]).height).toBe(height);
});

it("draws every reference once, from its column to the side of the table it references", () => {
  const all = datasetTables.flatMap(({ name, columns }) =>
    columns
      .filter(({ references }) => references !== "")
      .map((column) => `${name}.${column.name} ${column.references.replace(".id", "")}`),
  );
  const loops = all.filter((each) => /^(\w+)\.\w+ \1$/.test(each));
  const drawn = shopPlan.furrows.map(({ from, to }) => `${from.table}.${from.column} ${to}`);
  expect([...drawn, ...loops].toSorted()).toEqual(all.toSorted());
  expect(loops.map((each) => each.replace(/\..*/, ""))).toEqual(shopPlan.loops.toSorted());
  for (const { from, to, spots } of shopPlan.furrows) {
    const { x, rows } = stone(from.table);
    const end = stone(to);
    expect(spots[0]).toEqual({ x, y: rows.find(({ column }) => column === from.column)?.y });
    expect(spots.at(-1)?.x).toBe(end.x + end.width);
    expect(spots.at(-1)?.y).toBeGreaterThan(end.y);
    expect(spots.at(-1)?.y).toBeLessThan(end.y + end.height);
  }
});
