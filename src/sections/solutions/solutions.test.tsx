// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseContent } from "#content/explain.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { leaf } from "./botany.ts";
import { Plate } from "./Plate.tsx";
import { Stages } from "./Stages.tsx";

const { solutions: file } = contentFiles;
const page = parseContent(file, readFileSync(file, "utf8"), kinds.solutions);

it("has a number on the plant for each complaint, from the first to the last", () => {
  render(<Plate hero={page.hero} />);
  const drawn = [...document.querySelectorAll("svg text")].map((number) => number.textContent);
  expect(drawn).toEqual(page.hero.pains.map((_, i) => String(i + 1)));
});

it("shows a size once its page is there", () => {
  render(<Stages stages={page.stages} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((head) => head.textContent)).toEqual([
    page.stages.small.title,
  ]);
});

it("turns a leaf about its foot", () => {
  const tip = (turn: number) =>
    leaf({ x: 10, y: 20, turn }, 100, 10).split("C")[1]?.split(" ").slice(-2).join(" ");
  expect(tip(0)).toBe("10 -80");
  expect(tip(90)).toBe("110 20");
});
