// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFiles, kinds } from "#content/collections.ts";
import { parseContent } from "#content/parse.ts";
import { WeekSchedule } from "./WeekSchedule.tsx";

const file = contentFiles.partnerships;
const source = readFileSync(file, "utf8");
const parse = (text: string) => parseContent(file, text, kinds.partnerships);
const { weeks } = parse(source);

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

it.each([
  [/\n {6}partner: "You list[^\n]*/, ""],
  [/ - together: "First call\./, ' - us: Too many.\n      together: "First call.'],
])("rejects a week that is neither shared nor complete: %s", (before, after) => {
  expect(source).toMatch(before);
  expect(() => parse(source.replace(before, after))).toThrow(
    "is neither shared nor complete; write together, or merchant, partner and us",
  );
});
