// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import words from "virtual:words/charts";
import { afterEach, describe, expect, it } from "vitest";
import type { ChartKind } from "./spec.ts";
import type { Cell } from "../tables.ts";
import { ChartFigure } from "./ChartView.tsx";

afterEach(cleanup);

const columns = [
  { name: "month", kind: "text" },
  { name: "revenue", kind: "real" },
  { name: "tax_paid", kind: "real" },
] as const;
const rows: readonly (readonly Cell[])[] = [
  ["2024-01", 1200.5, 10],
  ["2024-02", 1800, null],
];

const draw = (kind: ChartKind, ys: readonly string[], of = rows) =>
  render(
    <ChartFigure title="Revenue" columns={columns} rows={of} choice={{ kind, x: "month", ys }} />,
  ).container;

describe.each(["line", "area", "bar"] as const)("%s", (kind) => {
  it("is a figure with its name, a drawing described in words, and a table behind it", () => {
    const html = draw(kind, ["revenue", "tax_paid"]);
    expect(screen.getByRole("figure").querySelector("figcaption")?.textContent).toBe("Revenue");
    expect(
      screen.getByRole("img", {
        name: /^Revenue\. 2 points, from January 2024 to February 2024\. revenue: lowest \$1,200\.50/,
      }),
    ).toBeDefined();
    const table = within(html.querySelector("details") as HTMLElement).getByRole("table", {
      hidden: true,
    });
    expect(table.textContent).toContain("$1,200.50");
    expect(html.querySelectorAll(".chart-legend li")).toHaveLength(2);
  });
});

it("says in a sentence why nothing is drawn", () => {
  draw("line", ["revenue"], [["2024-01", null, null]]);
  expect(screen.getByText(words.undrawn["no-numbers"].replace("[name]", "revenue"))).toBeDefined();
});

it("shows a single figure, and a table", () => {
  expect(draw("number", ["revenue"]).querySelector("dd")?.textContent).toBe("$1,200.50");
  cleanup();
  draw("table", []);
  expect(screen.getAllByRole("row")).toHaveLength(3);
});
