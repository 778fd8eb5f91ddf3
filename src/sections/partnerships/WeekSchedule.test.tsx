// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { WeekSchedule } from "./WeekSchedule.tsx";

const { weeks } = shipped("partnerships");

const rows = [
  { together: "All meet." },
  { apart: { merchant: "Opens.", partner: "Lists.", us: "Moves." } },
];

it("gives each of the three a cell, and one shared cell when they meet", () => {
  render(<WeekSchedule weeks={{ ...weeks, rows }} />);
  const [met, apart] = screen.getAllByRole("row").slice(1);
  if (met === undefined || apart === undefined) throw new Error("two weeks are missing");
  const cells = within(met).getAllByRole<HTMLTableCellElement>("cell");
  expect(cells.map((cell) => [cell.textContent, cell.colSpan])).toEqual([["All meet.", 3]]);
  expect(
    within(apart)
      .getAllByRole("cell")
      .map((cell) => [cell.dataset["who"], cell.textContent]),
  ).toEqual([
    [weeks.who.merchant, "Opens."],
    [weeks.who.partner, "Lists."],
    [weeks.who.us, "Moves."],
  ]);
  expect(screen.getByText("Sample")).toBeTruthy();
});
