// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { articleLimits } from "#content/articles/limits.ts";
import { parseContent } from "#content/parse.ts";
import { editorialPage } from "./schema.ts";
import { Promises, Proof } from "./Closing.tsx";
import { Rules } from "./Rules.tsx";

const file = "content/pages/editorial-guidelines.yaml";
const page = parseContent(file, readFileSync(file, "utf8"), editorialPage);

it("quotes every number of a rule from what the checks go by", () => {
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
  // In the file, no rule has a number of its own.
  expect(page.rules.items.map(({ figure, rule }) => figure + rule).join("")).not.toMatch(/\d/);
});

it("lays a blade for each article along the rule, and says so", () => {
  const { container } = render(
    <Rules rules={page.rules} measure={page.measure} lengths={[950, 1_400, 1_700]} />,
  );
  const blades = container.querySelector("path.fill-moss")?.getAttribute("d") ?? "";
  expect(blades.match(/M/g)).toHaveLength(3);
  const label = screen.getByRole("img").getAttribute("aria-label");
  expect(label).toContain("950");
  expect(label).toContain("1,700");
});

it("marks what goes before what comes, each with the editor’s word on it", () => {
  const { container } = render(<Proof hero={page.hero} proof={page.proof} />);
  const parts = [...container.querySelectorAll("del, ins, li > p:last-child")].map(
    ({ textContent }) => textContent,
  );
  expect(parts).toEqual(page.proof.parts.flatMap(({ cut, put, note }) => [cut, put, note]));
});

it("leads to three articles that show a rule at work", () => {
  render(<Promises promises={page.promises} examples={page.examples} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links).toHaveLength(3);
  for (const href of links) expect(href).toMatch(/^\/blog\/[^/]+\/$/);
});
