/** /accessibility/ describes the tests correctly. */
import { expect, it } from "vitest";
import { elements, pages, templatePages, textOf } from "#tests/support/dist.ts";

it("counts as many page templates as the tests cover", () => {
  const page = pages().find(({ path }) => path === "/accessibility/");
  const main = elements(page?.html ?? "").find(({ tagName }) => tagName === "main");
  expect(main && textOf(main)).toContain(
    `The site has ${String(templatePages().length)} kinds of pages.`,
  );
});
