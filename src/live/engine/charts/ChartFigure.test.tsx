// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ChartKind } from "./spec.ts";
import type { Cell } from "#live/engine/tables/kinds.ts";
import { ChartFigure } from "./ChartFigure.tsx";

afterEach(cleanup);

const words = {
  described: {
    reach: "[n] points from [first] to [last].",
    single: "[first].",
    series: "[name]: [lowest] to [highest].",
    level: "[name]: [value].",
    blank: "[name]: none.",
  },
  undrawn: {
    "no-rows": "No rows.",
    "no-column": "No [name].",
    "no-choice": "Nothing chosen.",
    "no-numbers": "No number in [name].",
    "no-places": "No place in [name].",
  },
  none: "no name",
  left: "[n] left out.",
  figures: "As a table",
  part: "[n] of [all].",
  firstOf: "First of [all].",
};
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
    <ChartFigure
      title="Revenue"
      columns={columns}
      rows={of}
      choice={{ kind, x: "month", ys }}
      words={words}
    />,
  ).container;

describe.each(["line", "area", "bar"] as const)("%s", (kind) => {
  it("is a figure with its name, a drawing told in words, and a table behind it", () => {
    const html = draw(kind, ["revenue", "tax_paid"]);
    expect(screen.getByRole("figure").querySelector("figcaption")?.textContent).toBe("Revenue");
    expect(
      screen.getByRole("img", {
        name: /^Revenue\. 2 points from January 2024 to February 2024\. revenue: \$1,200\.50 to \$1,800\.00\./,
      }),
    ).toBeDefined();
    const table = within(html.querySelector("details") as HTMLElement).getByRole("table", {
      hidden: true,
    });
    expect(table.textContent).toContain("$1,200.50");
    expect(html.querySelectorAll(".chart-legend li")).toHaveLength(2);
  });

  it("carries no style of its own, which the site's policy would refuse", () => {
    expect(draw(kind, ["revenue"]).querySelector("[style], style, script")).toBeNull();
  });

  it("is the same at every build", () => {
    const first = draw(kind, ["revenue"]).innerHTML;
    cleanup();
    expect(draw(kind, ["revenue"]).innerHTML.replaceAll(/_r_\w+_/g, "")).toBe(
      first.replaceAll(/_r_\w+_/g, ""),
    );
  });
});

it("says in a sentence why nothing is drawn", () => {
  draw("line", ["revenue"], [["2024-01", null, null]]);
  expect(screen.getByText("No number in revenue.")).toBeDefined();
});

it("shows a figure alone, and a table", () => {
  expect(draw("number", ["revenue"]).querySelector("dd")?.textContent).toBe("$1,200.50");
  cleanup();
  draw("table", []);
  expect(screen.getAllByRole("row")).toHaveLength(3);
});
