// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { approachIds, versusPage } from "./schema.ts";
import { Approaches } from "./Approaches.tsx";
import { Costs } from "./Costs.tsx";
import { Fits } from "./Fits.tsx";
import { Hero } from "./Hero.tsx";

const file = "content/pages/versus.yaml";
const source = readFileSync(file, "utf8");
const page = parseContent(file, source, versusPage);
const { approaches } = page;
const claimed = { name: "point_solutions", text: "", what: "", evidence: false };

it("leads from each plot to its chapter", () => {
  render(
    <>
      <Hero hero={page.hero} approaches={approaches} />
      <Approaches approaches={approaches} labels={page.labels} />
    </>,
  );
  const plots = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(plots.map((link) => link.getAttribute("href"))).toEqual(approachIds.map((id) => `#${id}`));
  expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual([...approachIds]);
});

it("says both sides of each at the same length", () => {
  for (const { good, hurts } of approaches) expect(good).toHaveLength(hurts.length);
});

it("answers sentences one at a time, and most of them not with us", () => {
  const { container } = render(<Fits fits={page.fits} approaches={approaches} />);
  const names = [...container.querySelectorAll("details")].map((item) => item.getAttribute("name"));
  expect(new Set(names)).toEqual(new Set(["fits"]));
  const ours = page.fits.items.filter(({ to }) => to === "platform");
  expect(ours.length).toBeLessThan(page.fits.items.length / 2);
});

describe("the table", () => {
  it("names the kind of each cost in its cell, for phones", () => {
    render(<Costs costs={page.costs} approaches={approaches} figures={[claimed]} />);
    const kinds = Object.values(page.costs.columns);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(5);
    for (const row of rows)
      expect(
        within(row)
          .getAllByRole("cell")
          .map(({ dataset }) => dataset["kind"]),
      ).toEqual(kinds);
  });

  it("marks a claim of ours until there is evidence", () => {
    const { unmount } = render(
      <Costs costs={page.costs} approaches={approaches} figures={[claimed]} />,
    );
    expect(screen.getAllByText(page.costs.claim.label)).toHaveLength(1);
    unmount();
    const shown = [{ ...claimed, evidence: true }];
    render(<Costs costs={page.costs} approaches={approaches} figures={shown} />);
    expect(screen.queryByText(page.costs.claim.label)).toBeNull();
  });

  it("refuses a claim that no figure stands for", () => {
    const wrong = source.replace("claim: point_solutions", "claim: point_solution");
    expect(() => parseContent(file, wrong, versusPage)).toThrow(
      'field "costs.rows #2 claim" is "point_solution"; write the name of a figure in content/plans.yaml.',
    );
  });
});
