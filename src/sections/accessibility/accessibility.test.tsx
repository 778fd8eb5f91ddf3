// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { measures } from "./measures.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Checks } from "./Checks.tsx";

const page = shipped("accessibility");

it("quotes every figure of a check from the tests' limits", () => {
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
  // The checks in the content file contain no figures; versions and levels are names.
  const written = page.checks.items.map(({ figure, rule, how }) => `${figure} ${rule} ${how}`);
  expect(
    written.join(" ").replaceAll(/WCAG 2\.0 to 2\.2| to 1|^0 violations| at 400% zoom/g, ""),
  ).not.toMatch(/\d/);
});
