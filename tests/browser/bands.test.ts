/**
 * Bands that are laid out late keep about the place that they will take: the bar that scrolls the page does not jump,
 * an anchor is where it was said to be, and no band hangs over the next.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, phone, useTabs } from "#tests/support/browse.ts";
import { pages, templatePages } from "#tests/support/dist.ts";
import { full } from "#tests/support/matrix.ts";

const open = useTabs();

/** Most pages have such bands; on the others there is nothing to look at. */
const banded = new Set(
  pages()
    .filter(({ html }) => /<section[^>]*\blater-band\b/.test(html))
    .map(({ path }) => path),
);
const paths = templatePages()
  .map(({ path }) => path)
  .filter((path) => banded.has(path));

/** How far a band may be from its estimate, as a part of it: content changes, and with it each band a little. */
const tolerance = 0.25;

/** The bands of a page that are higher or lower than their sheet says, and how many there are at all. */
const strayBands = (page: Page) =>
  page.locator(".later-band").evaluateAll((bands, most) => {
    // All of them first: what is laid out in between would be measured anew for each.
    for (const band of bands) (band as HTMLElement).style.contentVisibility = "visible";
    const stray = bands.flatMap((band, i) => {
      const style = getComputedStyle(band);
      const said = parseFloat(style.containIntrinsicBlockSize.replace("auto ", ""));
      const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
      const taken = band.getBoundingClientRect().height - padding;
      const name = band.getAttribute("data-band") ?? (band.id || band.className);
      return Math.abs(taken / said - 1) <= most
        ? []
        : [`${String(i)} ${name}: ${String(taken / 16)}rem, said ${String(said / 16)}rem`];
    });
    return { count: bands.length, stray };
  }, tolerance);

// In the full run each at both widths, else by turns.
it.each([phone, desktop].map((viewport, turn) => ({ ...viewport, turn })))(
  "on a window of $width pixels every band takes what its sheet says, within a quarter",
  async ({ turn, ...viewport }) => {
    const faults: string[] = [];
    for (const path of paths.filter((_, i) => full || i % 2 === turn)) {
      await using visit = await open(path, { viewport });
      const { count, stray } = await strayBands(visit.page);
      expect(count, path).toBeGreaterThan(0);
      faults.push(...stray.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  },
);
