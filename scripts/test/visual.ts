/**
 * `npm test -- visual`: pictures of one page per template in both themes at two widths, of the current build and of
 * another commit's, compared pixel by pixel. `--against REF` names the commit (HEAD), `--only ROUTE` one template. Ends
 * with code 1 when a picture differs; build/visual/index.html shows how. docs/decisions/0040-tools.md says why.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { launchChromium } from "../browser.ts";
import { build } from "../build.ts";
import { givenOptions, main, Refusal, printProgress, secondsSince, step } from "../lib/cli.ts";
import { isCurrent, type Output, outputAt, stampOf } from "../lib/output.ts";
import { cacheDir, root } from "../lib/paths.ts";
import { run } from "../lib/program.ts";
import { serveSite } from "../lib/serve.ts";
import { templatesIn } from "../lib/templates.ts";

const themes = ["light", "dark"] as const;
const looks = themes.flatMap((theme) => [390, 1280].map((width) => ({ theme, width })));
type Look = (typeof looks)[number];

const reportFolder = join(root, "build", "visual");

async function git(...args: string[]): Promise<string> {
  const { ok, output } = await run("git", args);
  if (!ok) throw new Refusal(`git ${args.join(" ")} failed: ${output.trim()}`);
  return output.trim();
}

/** Builds a commit in a worktree below .cache/, and keeps it for the next comparison. */
async function buildOf(commit: string): Promise<Output> {
  const folder = join(cacheDir, "visual", commit);
  const output = { dist: join(folder, "dist"), records: join(folder, "build") };
  if (existsSync(stampOf(output))) return output;
  await rm(join(cacheDir, "visual"), { recursive: true, force: true });
  await git("worktree", "prune");
  await step(`Building ${commit.slice(0, 12)}`, async () => {
    await git("worktree", "add", "--detach", "--force", folder, commit);
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    const { ok, output: text } = await run(process.execPath, ["scripts/build.ts"], { cwd: folder });
    if (!ok) throw new Refusal(`${text.slice(-3000)}\nThe commit could not be built; see above.`);
    return "done";
  });
  return output;
}

/** Runs in the page: loads what is lazy and ends animations. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
}

/** @returns a PNG of the whole page, with animations ended and carets hidden */
async function photograph(page: Page, origin: string, path: string, look: Look): Promise<Buffer> {
  await page.setViewportSize({ width: look.width, height: 800 });
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: "reduce" });
  // Rendered again for each look, so that measured layout does not depend on the previous look.
  await page.goto(origin + path.replace(/404\/$/, "404.html"), { waitUntil: "networkidle" });
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** @returns the pixels of a PNG, with an empty area below up to the height */
async function pixelsOf(png: Buffer, height: number) {
  const image = sharp(png);
  const own = (await image.metadata()).height;
  const extended = image.extend({ bottom: height - own, background: "#f0f" }).ensureAlpha();
  const { data, info } = await extended.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * @returns undefined when the pictures look the same; otherwise how many pixels differ, and the difference as a PNG. Noise
 * of antialiasing does not count.
 */
export async function compare(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = [await pixelsOf(before, height), await pixelsOf(after, height)];
  const difference = new Uint8Array(one.data.length);
  const { width } = one;
  const count = pixelmatch(one.data, other.data, difference, width, height, { threshold: 0.05 });
  if (count === 0) return undefined;
  const png = sharp(difference, { raw: { width, height, channels: 4 } }).png();
  return { count, difference: await png.toBuffer() };
}

/** @returns the parts of the report, one for each look of a template that differs, and how many pictures were compared */
async function compareBuilds(before: Output, after: Output, only: readonly string[]) {
  await using old = await serveSite(before);
  await using present = await serveSite(after);
  await using browser = await launchChromium(
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--hide-scrollbars",
  );
  await using context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const templates = templatesIn(after.dist, only);
  const sections: string[] = [];
  for (const [i, { route, path }] of templates.entries()) {
    printProgress(`${route} (${i + 1} of ${templates.length})`);
    for (const look of looks) {
      const one = await photograph(page, old.origin, path, look);
      const other = await photograph(page, present.origin, path, look);
      const found = await compare(one, other);
      if (found === undefined) continue;
      const name = `${look.theme}-${look.width}${route.replaceAll(/[^\w-]+/g, "-")}`;
      process.stdout.write(`${name}: ${found.count} pixels differ\n`);
      const pictures = { before: one, after: other, difference: found.difference };
      sections.push(`<h2>${name}</h2>`);
      for (const [kind, png] of Object.entries(pictures)) {
        await writeFile(join(reportFolder, `${name}-${kind}.png`), png);
        sections.push(`<img src="${name}-${kind}.png" alt="${kind}" loading="lazy">`);
      }
    }
  }
  return { sections, pictures: templates.length * looks.length };
}

if (import.meta.main) {
  await main(async () => {
    const began = performance.now();
    const { against, only } = await givenOptions({
      against: { type: "string", default: "HEAD" },
      only: { type: "string", multiple: true, default: [] },
    });
    const commit = await git("rev-parse", `${against}^{commit}`);
    const isChanged = (await git("status", "--porcelain")) !== "";
    if (!isChanged && commit === (await git("rev-parse", "HEAD"))) {
      printProgress(`Nothing has changed since ${against}; name another commit with --against.`);
      return;
    }
    const output = outputAt();
    if (!(await isCurrent(output))) await build(output);
    const before = await buildOf(commit);
    await rm(reportFolder, { recursive: true, force: true });
    await mkdir(reportFolder, { recursive: true });
    const { sections, pictures } = await compareBuilds(before, output, only);
    const head = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>img{max-width:33%;vertical-align:top}</style>`;
    const report = join(reportFolder, "index.html");
    await writeFile(report, [head, ...sections].join("\n"));
    const count = sections.filter((line) => line.startsWith("<h2>")).length;
    process.stdout.write(
      `${count} of ${pictures} pictures differ from ${against}, ${secondsSince(began)}: ${report}\n`,
    );
    process.exitCode = count === 0 ? 0 : 1;
  });
}
