// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { measures } from "./measures.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Barrier } from "./Barrier.tsx";
import { Checks } from "./Checks.tsx";
import { Hero } from "./Hero.tsx";
import { KeyList } from "./KeyList.tsx";
import { Limits } from "./Limits.tsx";
import { Senses } from "./Senses.tsx";

const page = shipped("accessibility");

it("quotes every figure of a check from what the tests go by", () => {
  render(<Checks checks={page.checks} templates={46} />);
  const [axe, , target, contrast, narrow, enlarged] = screen
    .getAllByRole("term")
    .map((term) => (term.textContent + (term.nextElementSibling?.textContent ?? "")).trim());
  expect(axe).toContain("46 kinds");
  expect(target).toContain(`${String(measures.target)} × ${String(measures.target)}`);
  expect(contrast).toContain(`${String(measures.contrast.text)} to 1`);
  expect(narrow).toContain(`${String(measures.windows.narrow.width)} pixels`);
  expect(enlarged).toContain(`${String(measures.enlarged * 100)}%`);
  expect(document.body.textContent).not.toMatch(/\[\w+\]/);
  // In the file no check has a figure of its own; versions and levels are names.
  const written = page.checks.items.map(({ figure, rule, how }) => `${figure} ${rule} ${how}`);
  expect(
    written.join(" ").replaceAll(/WCAG 2\.0 to 2\.2| to 1|^0 violations| at 400% zoom/g, ""),
  ).not.toMatch(/\d/);
});

it("leads from each stone of the plan to a part of the page, in the page's order", () => {
  const { container } = render(
    <>
      <Hero hero={page.hero} />
      <Checks checks={page.checks} templates={46} />
      <KeyList words={page.keys} />
      <Senses senses={page.senses} />
      <Limits limits={page.limits} />
      <Barrier barrier={page.barrier} email="hello@shop.example" />
    </>,
  );
  const stones = [...screen.getByRole("navigation").querySelectorAll("a")];
  const parts = [...container.querySelectorAll("section[id]")].map(({ id }) => `#${id}`);
  expect(stones.map((stone) => stone.getAttribute("href"))).toEqual(parts);
  // As many as the hint under the plan says.
  expect([stones.length, page.hero.hint]).toEqual([5, expect.stringContaining("five parts")]);
});

it("names keys in a row with a word between them", () => {
  render(<KeyList words={page.keys} />);
  expect(screen.getByText("Ctrl K").parentElement?.textContent).toBe("/ or Ctrl K");
});

it("ties a stone to each limit, none like the other", () => {
  const { container } = render(<Limits limits={page.limits} />);
  const stones = [...container.querySelectorAll("li > svg")].map(({ innerHTML }) => innerHTML);
  expect(stones).toHaveLength(page.limits.items.length);
  expect(new Set(stones).size).toBe(stones.length);
});

it("says whom to write to, and since when the statement stands", () => {
  render(<Barrier barrier={page.barrier} email="hello@shop.example" />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:hello@shop.example",
  ]);
  expect(document.querySelector("time")?.dateTime).toBe(page.barrier.updated.iso);
});
