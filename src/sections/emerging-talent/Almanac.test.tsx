// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseContent } from "#content/explain.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { Almanac } from "./Almanac.tsx";
import { Dates } from "./Dates.tsx";

const file = contentFiles.emergingTalent;
const { year, dates } = parseContent(file, readFileSync(file, "utf8"), kinds.emergingTalent);
const labels = { sample: "Sample", sampleHint: "Invented" };

it("has the seasons in the order of the year, each with its four lines", () => {
  render(<Almanac year={year} labels={labels} />);
  const seasons = screen.getAllByRole("article");
  expect(seasons.map((each) => each.querySelector("h3")?.textContent)).toEqual(
    year.seasons.map(({ name }) => name),
  );
  for (const each of seasons)
    expect([...each.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
      year.look,
      year.work,
      year.hands,
      year.yield,
    ]);
});

it.each([true, false])("marks the year and its dates where they are invented: %s", (sample) => {
  render(
    <>
      <Almanac year={{ ...year, sample }} labels={labels} />
      <Dates dates={{ ...dates, sample }} labels={labels} />
    </>,
  );
  expect(screen.queryAllByText("Sample")).toHaveLength(sample ? 2 : 0);
});
