import { expect, it } from "vitest";
import { deskReducer, freshDesk, openTab } from "./desk.ts";
import { type DeskStart, startDesk } from "./start.ts";

const plain: DeskStart = {
  kept: null,
  typed: { sql: "example", inUse: false },
  example: "example",
  shared: { state: "none" },
  names: { word: "Query", shared: "Shared query" },
};
const kept = deskReducer(freshDesk("Query 1", "mine"), { do: "save", name: "Mine" });

it("begins with the example", () => {
  expect(startDesk(plain)).toMatchObject({ tabs: [{ name: "Query 1", sql: "example" }], open: 1 });
});

it("puts what was typed in the example's place", () => {
  const desk = startDesk({ ...plain, typed: { sql: "typed", inUse: true } });
  expect(desk.tabs).toMatchObject([{ id: 1, name: "Query 1", sql: "typed" }]);
});

it("shows what was kept, unless the visitor is at the example", () => {
  expect(openTab(startDesk({ ...plain, kept })).sql).toBe("mine");
  const inUse = startDesk({ ...plain, kept, typed: { sql: "example", inUse: true } });
  expect(openTab(inUse).sql).toBe("example");
  expect(inUse.tabs).toHaveLength(2);
});

it("opens a link above all, once, and loses nothing", () => {
  const start: DeskStart = {
    ...plain,
    kept,
    typed: { sql: "typed", inUse: true },
    shared: { state: "query", sql: "from a link" },
  };
  const desk = startDesk(start);
  expect(openTab(desk)).toMatchObject({ name: "Shared query", sql: "from a link" });
  expect(desk.tabs.map(({ sql }) => sql)).toEqual(["mine", "typed", "from a link"]);
  expect(startDesk({ ...start, kept: desk }).tabs).toHaveLength(3);
});
