/** Pages read whole without script, and their forms lead somewhere: one of each template, all in the full run. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTabs } from "#tests/support/browse.ts";
import { templates } from "#tests/support/matrix.ts";

const open = useTabs();

/** How the menu's headings are dressed: by sheets that keep only the rules of their page. */
const dress = (page: Page) =>
  page
    .locator("[data-menu-sheet] summary")
    .first()
    .evaluate((title) => {
      const { display, minHeight, listStyleType } = getComputedStyle(title);
      return `${display} ${minHeight} ${listStyleType}`;
    });
const dressed = new Map<string, string>();
// The frames for other sites have no menu, and the page of the demo hides its own.
const withMenu = [...templates].filter((path) => !/^\/(?:embed|view-demos)\//.test(path));

describe.each([...templates])("%s", (path) => {
  it("reads without script: every word is there to be seen", async () => {
    await using off = await open(path, { javaScriptEnabled: false });
    const hidden = await off.page
      .locator("main :is(h1, h2, h3, p, li, dd, td)")
      .evaluateAll((all) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // What stands twice, for wide and for narrow windows, is read where it is seen or can be opened.
        const seen = new Set(
          all
            .filter((element) => element.closest("details") ?? isSeen(element))
            .map(({ textContent }) => textContent),
        );
        return (
          all
            // What holds no words yet, such as the place of a message, has none to be seen.
            .filter(({ textContent }) => textContent.trim() !== "" && !seen.has(textContent))
            // A picture is read by its name; which of its parts are drawn is a matter of its size.
            .filter((element) => !element.closest(".sr-only, [role=alert], [role=img]"))
            // Marked by its author as of no use without script: a field, an invitation, or what a script would say.
            .filter((element) => !element.closest("[class~='unscripted:hidden']"))
            // Nothing is stored without script: a sentence stands in place of switches and list.
            .filter((element) => !element.closest("[data-choices]"))
            // Nor is anything kept that could be listed: a sentence says so.
            .filter((element) => !element.closest("[data-none]"))
            // Nor is there an editor: its example and answer stay (queries-lost.test.ts), its tools go, as does
            // the table's badge.
            .filter((element) => !element.closest("[data-query], [data-badge]"))
            // Nor does the error page look an address up.
            .filter((element) => !element.closest("[data-nearest-pages]"))
            // Radio buttons choose the plan that a phone shows, without script too.
            .filter((element) => !element.closest(".plan-comparison tr > :nth-child(n + 2)"))
            .map(({ textContent }) => textContent)
        );
      });
    expect(hidden).toEqual([]);
    const forms = await off.page
      .locator("form")
      .evaluateAll((all) =>
        all.map((form) => form.getAttribute("action") ?? form.getAttribute("method")),
      );
    expect(forms.filter((target) => !target)).toEqual([]);
    if (withMenu.includes(path)) dressed.set(path, await dress(off.page));
  });
});

it("has its menu dressed alike on every page", () => {
  expect([...dressed.keys()]).toEqual(withMenu);
  expect(new Set(dressed.values()).size).toBe(1);
});
