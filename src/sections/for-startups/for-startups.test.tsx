// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { weekAfter } from "./weeks.ts";
import { UnusualWeeks, WeeksAhead } from "./trends.tsx";

const page = shipped("forStartups");

/** Weekly figures, from the first Monday of 2024. */
const weekly = (figures: readonly number[]) => ({
  columns: [
    { name: "week", kind: "date" },
    { name: "orders", kind: "integer" },
  ] as const,
  rows: figures.map((figure, i) => [weekAfter("2024-01-01", i), figure]),
});

it("marks the weeks outside their range, and names them for screen readers", () => {
  render(
    <UnusualWeeks
      weeks={weekly([10, 12, 10, 12, 30, 12])}
      before={4}
      title="Orders"
      described="[count]: [weeks]"
    />,
  );
  expect(document.querySelectorAll("circle")).toHaveLength(1);
  expect(screen.getByRole("img", { name: "Orders. 1: Jan 29, 2024" })).toBeTruthy();
});

it("states the range expected for the next weeks", () => {
  const figures = Array.from({ length: 60 }, (_, i) => (i < 52 ? 100 : 200));
  render(
    <WeeksAhead weeks={weekly(figures)} prediction={{ ...page.features.prediction, ahead: 4 }} />,
  );
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
    "next 4 weeks should bring 200 to 200",
  );
});
