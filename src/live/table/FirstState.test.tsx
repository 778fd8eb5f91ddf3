// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import type { Content } from "#content/collections.ts";
import { firstOrders } from "./first-orders.ts";
import { FirstState } from "./FirstState.tsx";

const words = parse(readFileSync("content/table-demo.yaml", "utf8")) as Content<"tableDemo">;

afterEach(cleanup);

it("is a table of the shop's first orders, and what can be pressed says what it asks for", () => {
  render(<FirstState words={words} {...firstOrders()} />);
  const table = screen.getByRole("table", { name: "The first rows of the table “orders”" });
  const [head, first] = within(table).getAllByRole("row");
  expect(within(table).getAllByRole("row")).toHaveLength(13);
  expect(head?.textContent).toMatch(/^idordered_at/);
  expect(first?.textContent).toMatch(/^1Mar 1, 2023, 03:38/);
  expect(screen.getByRole("button", { name: "Sort by total" }).dataset["key"]).toBe("head:total");
  expect(screen.getByRole("tab", { selected: true }).dataset["key"]).toBe("tab:orders");
  expect(screen.getByText("50,000 rows").tagName).toBe("SPAN");
  const fields = [screen.getByRole("searchbox"), screen.getByLabelText("Upload CSV")];
  expect(fields.map((field) => field.dataset["key"])).toEqual(["search", "upload"]);
});

it("shows what goes up as an arrow out of the tray, and what is saved as one into it", () => {
  render(<FirstState words={words} {...firstOrders()} />);
  const arrow = (control: HTMLElement) =>
    control.closest("label, button")?.querySelector("path")?.getAttribute("d") ?? "";
  // The shaft begins above the tray (10) and ends at the top (2), or the other way round.
  expect(arrow(screen.getByLabelText("Upload CSV"))).toMatch(/^M8 10V2/);
  expect(arrow(screen.getByRole("button", { name: "Export" }))).toMatch(/^M8 2v8/);
});
