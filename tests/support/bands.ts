/**
 * Bands that are laid out late keep about the place that they will take: the bar that scrolls the page does not jump,
 * an anchor is where it was said to be, and no band hangs over the next.
 */
import type { Page } from "playwright-core";

/** How far a band may be from its estimate, as a part of it: content changes, and with it each band a little. */
const tolerance = 0.25;

/**
 * Of a page whose later bands are laid out (`layOut`).
 * @returns how many there are, and those that are higher or lower than their sheet says by more than the tolerance
 */
export const laterBands = (page: Page): Promise<{ count: number; stray: string[] }> =>
  page.locator(".later-band").evaluateAll((bands, most) => {
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
