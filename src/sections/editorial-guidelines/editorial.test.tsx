// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { articleLimits } from "#content/articles/limits.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Rules } from "./Rules.tsx";

const page = shipped("editorialGuidelines");

it("quotes every number of a rule from the checks' limits", () => {
  const { container } = render(
    <Rules rules={page.rules} measure={page.measure} lengths={[950, 1_400, 1_700]} />,
  );
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  const { words, grade, paragraph, sentence } = articleLimits;
  const count = (value: number) => value.toLocaleString("en-US");
  expect(terms[0]).toContain(`${count(words.min)} to ${count(words.max)}`);
  expect(terms[1]).toContain(`Grade ${count(grade)}`);
  expect(terms[2]).toContain(count(paragraph));
  expect(terms[4]).toContain(`no sentence of ${count(sentence)} words`);
  expect(container.textContent).not.toContain("[");
  // Rules in the file contain no numbers.
  expect(page.rules.items.map(({ figure, rule }) => figure + rule).join("")).not.toMatch(/\d/);
});
