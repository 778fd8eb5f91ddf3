// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import words from "virtual:words/charts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { patience } from "#tests/support/patience.ts";
import type { ChartChoice } from "./spec.ts";
import type { Cell } from "../tables.ts";

import { ChartView } from "./ChartView.tsx";
import { nearestPlace } from "./ChartExplorer.tsx";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const columns = [
  { name: "month", kind: "text" },
  { name: "revenue", kind: "real" },
  { name: "orders", kind: "integer" },
] as const;
const list: readonly (readonly Cell[])[] = [
  ["2024-01", 10, 1],
  ["2024-02", null, 2],
  ["2024-03", 30.5, 3],
];
const resultOf = (rows: readonly (readonly Cell[])[]) => ({
  columns,
  rows,
});
const line: ChartChoice = { kind: "line", x: "month", ys: ["revenue"] };
const draw = (choice: ChartChoice, rows = list) =>
  render(<ChartView result={resultOf(rows)} choice={choice} title="Revenue" />).container;

beforeEach(() => document.body.replaceChildren());

describe("reading it out", () => {
  it("finds the point nearest to the pointer", () => {
    const at = [0, 0.1, 0.8, 1];
    const nearest = (share: number) => nearestPlace(share, at.length, (place) => at[place] ?? 0);
    expect([0, 0.04, 0.06, 0.44, 0.46, 0.95, 1, 7, -1].map(nearest)).toEqual([
      0, 0, 1, 1, 2, 3, 3, 3, 0,
    ]);
  });
});

it("reads many rows while the page goes on, and keeps the chart while it reads others", async () => {
  const many = (from: number) =>
    Array.from({ length: 20_000 }, (_, i) => [`2024-01-${String(from + (i % 9))}`, i, i]);
  const view = (rows: readonly (readonly Cell[])[], choice = line) => (
    <ChartView result={resultOf(rows)} choice={choice} title="Revenue" />
  );
  const { container, rerender } = render(view(many(10)));
  const label = () => container.querySelector("[role=img]")?.getAttribute("aria-label");
  const shows = (day: string) =>
    waitFor(() => expect(label()).toContain(day), { timeout: patience });
  expect(container.textContent).toContain(words.live.reading);
  await shows("Jan 10, 2024");
  rerender(view(many(20)));
  expect(label()).toContain("Jan 10, 2024");
  await shows("Jan 20, 2024");
  rerender(view(list));
  expect(label()).toContain("March 2024");
}, 60_000);

it("has a table behind it: 60 rows at first, 200 once opened", () => {
  const html = draw(
    line,
    Array.from({ length: 300 }, (_, i) => [String(1000 + i), i, i]),
  );
  const rows = () => screen.getAllByRole("row", { hidden: true }).length - 1;
  expect(rows()).toBe(60);
  const details = html.querySelector("details");
  if (details === null) throw new Error("no details");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(rows()).toBe(200);
});

it.each([
  ["no rows", line, [], words.undrawn["no-rows"]],
  ["a column that is gone", { ...line, ys: ["gone"] }, list, "called “gone”"],
  ["nothing chosen", { ...line, ys: [] }, list, words.undrawn["no-choice"]],
  [
    "a number without a column",
    { ...line, kind: "number", ys: ["gone"] },
    list,
    words.undrawn["no-choice"],
  ],
] as const)("says in a sentence: %s", (_, choice, rows, sentence) => {
  expect(draw(choice, rows).textContent).toContain(sentence);
});
