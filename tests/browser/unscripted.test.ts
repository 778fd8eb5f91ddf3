/** Pages are complete without script, and their forms have a target: one page of each template, all in the full run. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTabs } from "#tests/support/browse.ts";
import { templates } from "#tests/support/matrix.ts";

const open = useTabs();

/** The style of the menu's headings: each page has only the rules that it uses. */
const menuStyle = (page: Page) =>
  page
    .locator("#menu summary")
    .first()
    .evaluate((title) => {
      const { display, minHeight, listStyleType } = getComputedStyle(title);
      return `${display} ${minHeight} ${listStyleType}`;
    });
const menuStyles = new Map<string, string>();
// Embedded pages and the page of the demo have no menu.
const withMenu = [...templates].filter((path) => !/^\/(?:embed|view-demos)\//.test(path));

describe.each([...templates])("%s", (path) => {
  it("shows all text without script", async () => {
    const off = await open(path, { javaScriptEnabled: false });
    const hidden = await off.page
      .locator("main :is(h1, h2, h3, p, li, dd, td)")
      .evaluateAll((all) => {
        // An element without a box of its own is seen if all in it is.
        const isSeen = (element: Element): boolean =>
          getComputedStyle(element).display === "contents"
            ? [...element.children].every(isSeen)
            : element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // Text that exists twice, for wide and narrow windows, must be visible or openable once.
        const seen = new Set(
          all
            .filter((element) => element.closest("details") ?? isSeen(element))
            .map(({ textContent }) => textContent),
        );
        return (
          all
            // Without empty elements, such as places of messages.
            .filter(({ textContent }) => textContent.trim() !== "" && !seen.has(textContent))
            // Without parts of pictures, which depend on the size.
            .filter((element) => !element.closest(".sr-only, [role=alert], [role=img]"))
            // Without elements that are marked as useless without script.
            .filter((element) => !element.closest("[class~='unscripted:hidden']"))
            // Without script nothing is stored, and a sentence says so.
            .filter((element) => !element.closest("[data-choices]"))
            // The same for cached pages.
            .filter((element) => !element.closest("[data-none]"))
            // The editor's example and answer stay (queries-lost.test.ts), but not its tools.
            .filter((element) => !element.closest("[data-query]"))
            // The error page does not suggest pages.
            .filter((element) => !element.closest("[data-nearest-pages]"))
            // On a phone, radio buttons choose the visible plan.
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
    if (withMenu.includes(path)) menuStyles.set(path, await menuStyle(off.page));
  });
});

it("the menu has the same style on every page", () => {
  expect([...menuStyles.keys()]).toEqual(withMenu);
  expect(new Set(menuStyles.values()).size).toBe(1);
});
