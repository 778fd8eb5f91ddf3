/** A plain capture of a whole page, 2.5 seconds after it has loaded and without a scroll, shows every band. */
import sharp from "sharp";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useBrowser();

/** Half the pixels, since to draw and pack a page's picture takes most of the time. */
const small = { viewport: desktop, deviceScaleFactor: 0.5 };

/** Pixels of the picture. The space around a section is 72 at most, so two of them and a heading's own space are less. */
const tallest = 210;

/** @returns how many rows in a row have one color from edge to edge, at most */
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

it("a capture without a scroll has no blank band on any template", async () => {
  // What other sites frame is no page to capture: it is as tall as its frame.
  const all = [...templates].filter((path) => !path.startsWith("/embed/"));
  // Nothing is skipped until someone scrolls: every-page.test.ts looks for that on every page, in less time.
  const paths = full ? all : ["/", "/ai/", "/platform/", "/pricing/", "/queries/", "/versus/"];
  const faults: string[] = [];
  const look = async (path: string) => {
    await using visit = await open(path, small);
    await visit.page.waitForTimeout(2500);
    const blank = await tallestBlank(await visit.page.screenshot({ fullPage: true }));
    if (blank >= tallest) faults.push(`${path}: ${String(blank)} px`);
  };
  // Most of the time is waiting: several pages wait together.
  while (paths.length > 0) await Promise.all(paths.splice(0, 8).map(look));
  expect(faults).toEqual([]);
}, 240_000);

it("would notice a band that is blank", async () => {
  await using visit = await open("/contact-sales/", small);
  await visit.page.locator("main").evaluate((main) => {
    main.style.paddingTop = "600px";
  });
  const png = await visit.page.screenshot({ fullPage: true });
  expect(await tallestBlank(png)).toBeGreaterThan(tallest);
});

it("the brand's faces are there on a first visit, code included", async () => {
  await using visit = await open("/developer-api/", { viewport: desktop });
  const { page } = visit;
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
