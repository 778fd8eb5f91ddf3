/** What /accessibility/ says of the tests is what they do. */
import { expect, it } from "vitest";
import { elements, pages, templatePages, textOf } from "#tests/support/dist.ts";

it("counts as many kinds of page as the tests take one each of", () => {
  const page = pages().find(({ path }) => path === "/accessibility/");
  const main = elements(page?.html ?? "").find(({ tagName }) => tagName === "main");
  expect(main && textOf(main)).toContain(
    `There are ${String(templatePages().length)} kinds of page.`,
  );
});
