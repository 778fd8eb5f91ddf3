/** A screenshot of a whole page 2.5 seconds after it has loaded, without scrolling, shows every section. */
import sharp from "sharp";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useBrowser();

/** Half the pixels, since drawing and compressing take most of the time. */
const small = { viewport: desktop, deviceScaleFactor: 0.5 };

/** In pixels. Two sections' spacing, at most 72 each, and a heading's own space are less. */
const tallest = 210;

it("has no blank band on any template", async () => {
  // Embedded pages are as tall as their frame.
  const all = [...templates].filter((path) => !path.startsWith("/embed/"));
  // every-page.test.ts checks all pages for sections that appear only on scroll.
  const paths = full ? all : ["/", "/ai/", "/platform/", "/pricing/", "/queries/", "/versus/"];
  const faults: string[] = [];
  const look = async (path: string) => {
    await using visit = await open(path, small);
    await visit.page.waitForTimeout(2500);
    const blank = await tallestBlank(await visit.page.screenshot({ fullPage: true }));
    if (blank >= tallest) faults.push(`${path}: ${String(blank)} px`);
  };
  // Most of the time is waiting, so several pages wait at once.
  while (paths.length > 0) await Promise.all(paths.splice(0, 8).map(look));
  expect(faults).toEqual([]);
}, 240_000);

it("shows the site's fonts on a first visit", async () => {
  const { page } = await open("/developer-api/", { viewport: desktop });
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const code = document.querySelector("main code");
    return {
      loaded: [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))],
      display: [...document.fonts].map(({ display }) => display),
      code: code && getComputedStyle(code).fontFamily,
      preloads: document.querySelectorAll("link[rel=preload][as=font]").length,
    };
  });
  expect(faces.loaded).toEqual(expect.arrayContaining(["Site Display", "Site Text", "Site Code"]));
  expect(faces.display).not.toContain("optional");
  expect(faces.code).toMatch(/^"?Site Code/);
  expect(faces.preloads).toBe(0);
});

/** @param png a screenshot @returns the largest number of consecutive rows that have one color from edge to edge */
async function tallestBlank(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  let run = 0;
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    const first = row[0] ?? 0;
    run = row.every((value) => Math.abs(value - first) < 3) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
