// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import words from "virtual:words/queryDemo";
import { beforeEach, expect, it } from "vitest";
import { answerPress, readField } from "./first-dom.ts";
import { FirstState } from "./FirstState.tsx";

const answer = {
  columns: [
    { name: "product", kind: "text" },
    { name: "n", kind: "integer" },
  ],
  first: [["Tea", 12]],
  rows: 33,
} as const;
const examples = words.examples.items.map(({ sql }) => sql);

beforeEach(() => {
  document.body.replaceChildren();
  render(<FirstState words={words} tables={["orders", "products"]} answer={answer} />);
});
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const press = (name: string) =>
  answerPress(document.body, screen.getByRole("button", { name }), examples);

it("reads as a query with its answer", () => {
  expect(field().value).toBe(examples[0]);
  expect(document.querySelector("pre")?.textContent).toBe(examples[0]);
  expect(screen.getByRole("cell", { name: "Tea" })).toBeTruthy();
  expect(document.body.textContent).toContain("33");
});

it("puts a table's name at the caret, over what is selected", () => {
  field().value = "SELECT * FROM x LIMIT 1";
  field().setSelectionRange(14, 15);
  expect(press("orders")).toBe("nothing");
  expect(readField(document.body)).toMatchObject({
    sql: "SELECT * FROM orders LIMIT 1",
    caret: { from: 20, to: 20, focused: true },
  });
});

it("shows an example and asks for its run; Run asks for what is there", () => {
  expect(press(words.examples.items[1]?.label ?? "")).toBe("run");
  expect(field().value).toBe(examples[1]);
  expect(press(words.first.run)).toBe("run");
  expect(field().value).toBe(examples[1]);
});
