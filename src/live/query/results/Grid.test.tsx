// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { QueryResult } from "#live/engine/client/types.ts";
import { Grid } from "./Grid.tsx";

const rows = 1000;
const result: QueryResult = {
  sql: "",
  columns: [
    { name: "n", kind: "integer" },
    { name: "word", kind: "text" },
  ],
  rows: { length: rows, at: (index) => [index, index === 1 ? null : `word ${index}`] },
  end: "complete",
  milliseconds: 1,
};

beforeEach(() => {
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(28 * 6);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  document.body.replaceChildren();
});

const press = (key: string, options = {}) =>
  fireEvent.keyDown(screen.getByRole("grid"), { key, ...options });
const active = () =>
  document.getElementById(screen.getByRole("grid").getAttribute("aria-activedescendant") ?? "");

it("says how large it is, and has only the rows in sight", () => {
  render(<Grid result={result} rows={result.rows} sort={null} onSort={() => undefined} />);
  const grid = screen.getByRole("grid");
  expect(grid.getAttribute("aria-rowcount")).toBe("1001");
  expect(grid.getAttribute("aria-colcount")).toBe("2");
  expect(screen.getAllByRole("row").length).toBeLessThan(20);
  expect(screen.getByRole("columnheader", { name: "word" }).getAttribute("aria-colindex")).toBe(
    "2",
  );
});

it("moves by keys, up into the header, and scrolls along", () => {
  render(<Grid result={result} rows={result.rows} sort={null} onSort={() => undefined} />);
  expect(active()?.textContent).toBe("0");
  press("ArrowRight");
  press("ArrowDown");
  expect(active()?.textContent).toBe("NULL");
  press("End", { ctrlKey: true });
  expect(screen.getByRole("grid").scrollTop).toBe(rows * 28 - 5 * 28);
  press("Home", { ctrlKey: true });
  press("ArrowUp");
  expect(active()?.getAttribute("role")).toBe("columnheader");
});

it("copies the cell that the keyboard is at", () => {
  render(<Grid result={result} rows={result.rows} sort={null} onSort={() => undefined} />);
  press("ArrowRight");
  const setData = vi.fn();
  fireEvent.copy(screen.getByRole("grid"), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", "word 0");
});
