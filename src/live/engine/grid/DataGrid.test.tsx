// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { DataGrid } from "./DataGrid.tsx";
import type { GridColumn } from "./windows.ts";

const columns: GridColumn[] = ["n", "word"].map((name) => ({
  name,
  width: 100,
  align: "start",
  isPinned: false,
}));
const onSort = vi.fn();
const onOpen = vi.fn();
const grid = (
  <DataGrid
    label="Rows"
    columns={columns}
    rowCount={1_000_000}
    cell={(row, { name }) => ({ text: name === "n" ? `${row}` : `word ${row}`, look: "text" })}
    copyText={({ row, column }) => `${row},${column}`}
    heading={({ name }, props) => (
      <th key={name} {...props}>
        {name}
      </th>
    )}
    sort={[{ column: "n", direction: "descending" }]}
    onSort={onSort}
    onOpen={onOpen}
    resetKey=""
  />
);

beforeEach(() => {
  cleanup();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  // jsdom has no layout.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(36 * 6);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === "object") this.scrollTop = to.top ?? 0;
  } as typeof Element.prototype.scrollTo;
});

const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const focusFirst = () => screen.getAllByRole("columnheader")[0]?.focus();

it("renders a table of the first rows on the server, without styles", () => {
  const html = renderToString(grid);
  expect(html).toContain("word 11");
  expect(html).not.toContain("word 12");
  expect(html).not.toContain("style=");
});

it("reports its size and sort order, and draws only the rows in view", () => {
  render(grid);
  expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("1000001");
  expect(screen.getAllByRole("row").length).toBeLessThan(20);
  expect(screen.getByRole("columnheader", { name: "n" }).getAttribute("aria-sort")).toBe(
    "descending",
  );
});

it("moves by keys, to the last row and back to the headings", () => {
  render(grid);
  focusFirst();
  press("ArrowDown");
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("word 0");
  press("End", { ctrlKey: true });
  expect(document.activeElement?.textContent).toBe("word 999999");
  press("Enter");
  expect(onOpen).toHaveBeenCalledWith({ row: 999_999, column: 1 });
  press("Home", { ctrlKey: true });
  press("Enter", { shiftKey: true });
  expect(onSort).toHaveBeenCalledWith("n", true);
});

it("copies the focused cell", () => {
  render(grid);
  focusFirst();
  press("ArrowDown");
  const setData = vi.fn();
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", "0,0");
});
