/** Bands that are laid out late keep about the place that they will take: the bar that scrolls the page does not jump. */
import { expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const pages = ["/tables/", "/queries/"];
it.each(pages.flatMap((path) => [phone, desktop].map(({ width }) => [path, width] as const)))(
  "%s of %d pixels is as high before its bands are laid out as after, within a tenth",
  async (path, width) => {
    await using visit = await open(path, { viewport: { width, height: 900 } });
    const [before, after] = await visit.page.evaluate(() => {
      const height = () => document.documentElement.scrollHeight;
      const first = height();
      const bands = document.querySelectorAll<HTMLElement>(".later-band");
      for (const band of bands) band.style.contentVisibility = "visible";
      return [first, bands.length === 0 ? 0 : height()] as const;
    });
    expect(before / after).toBeGreaterThan(0.9);
    expect(before / after).toBeLessThan(1.1);
  },
);
