/**
 * The sheet that is inlined shows the first band as the whole sheet does: taken while the whole sheet is still
 * on its way and again when it is there, every element up to the band's end looks and stands the same.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstViewId } from "#lib/first-view.ts";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";
import { templatePages } from "#tests/support/dist.ts";
import { full } from "#tests/support/matrix.ts";

const open = useBrowser();

/**
 * One line per element: where it stands and how it looks. Heights may grow with what follows; of a drawing only
 * its frame is looked at, as it may refer to what stands later.
 */
const looks = (page: Page) =>
  page.evaluate((marker) => {
    const end = document.getElementById(marker);
    if (!end) throw new Error(`the page has no #${marker}`);
    const properties = [
      ...["display", "position", "visibility", "opacity", "color", "background-color", "padding"],
      ...["border", "border-radius", "font", "letter-spacing", "text-align", "gap"],
      ...["text-decoration", "overflow", "transform", "list-style", "box-shadow", "z-index"],
    ];
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          !element.closest("svg *") &&
          // The offline page lists what was seen as soon as its script is there.
          !element.closest("[data-seen]") &&
          element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width } = element.getBoundingClientRect();
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
        return `${name} ${[x, y, width].map(Math.round).join(" ")}; ${values.join("; ")}`;
      });
  }, firstViewId);

const widths = [
  ["phone", phone],
  ["desktop", desktop],
] as const;
const paths = templatePages().map(({ path }) => path.replace(/^\/404\/$/, "/404.html"));

// In the full run each at both widths, else by turns.
describe.each(paths.map((path, i) => ({ path, i })))("$path", ({ path, i }) => {
  it.each(widths.filter((_, width) => full || width === i % widths.length))(
    "on a %s",
    async (_, viewport) => {
      await using visit = await open("/robots.txt", { viewport });
      const { page } = visit;
      const sheet = Promise.withResolvers<undefined>();
      const asked = Promise.withResolvers<undefined>();
      // Without the fonts, which may come between the two looks.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.route(/\.css$/, async (route) => {
        asked.resolve(undefined);
        await sheet.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await asked.promise;
      await page.locator(`#${firstViewId}`).waitFor({ state: "attached" });
      const before = await looks(page);
      sheet.resolve(undefined);
      await page.waitForLoadState("load");
      const after = await looks(page);
      expect(before.length).toBeGreaterThan(10);
      expect(before).toEqual(after);
    },
  );
});
