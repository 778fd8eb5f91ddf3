/**
 * `npm run build -- film`: records the demo film from the live demos of the built site, with Playwright's screencast
 * and ffmpeg, and writes the film, its poster and its record to src/film/, to be committed. It takes as long as the
 * film. What it plays: content/film.yaml and scripts/build/moves.yaml. Why: docs/decisions/0031-film.md.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { picture } from "#film/measures.ts";
import { launchChromium } from "../browser.ts";
import { perform, settle } from "./perform.ts";
import {
  band,
  filmFile,
  type FilmRecord,
  posterFile,
  readStoryboard,
  recordFile,
  type Scene,
  shownOf,
  type Storyboard,
  view,
} from "./storyboard.ts";
import { main, Refusal, asCliError, printProgress, step } from "../lib/cli.ts";
import { outputAt, staleNote } from "../lib/output.ts";
import { cacheDir, root } from "../lib/paths.ts";
import { run } from "../lib/program.ts";
import { serveSite } from "../lib/serve.ts";

const folder = join(cacheDir, "film");
const rate = 25;
/** The site's light ground color (src/styles/tokens.css) under captions. */
const paper = "#fdfaf3";

/** @throws Refusal with the remedy when there is no ffmpeg that writes H.264 */
async function requireFfmpeg(): Promise<void> {
  const { ok, output } = await run("ffmpeg", ["-hide_banner", "-encoders"], { timeout: 30_000 });
  if (!ok || !output.includes("libx264"))
    throw new Refusal(
      "The film needs ffmpeg with libx264; install it (Debian: sudo apt-get install ffmpeg; Mac: brew install ffmpeg).",
    );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const titleHtml = (small: readonly string[], large: string, below: readonly string[] = []) =>
  `<div style="position:fixed;inset:0;display:grid;align-content:center;gap:14px;padding:0 110px;background:var(--color-ground);color:var(--color-ink);font:27px var(--font-text)">
${small.map((line) => `<div style="font:30px var(--font-display);color:var(--color-persimmon)">${escaped(line)}</div>`).join("")}
<div style="font:76px/1.05 var(--font-display);max-width:900px;text-wrap:balance">${escaped(large)}</div>
${below.map((line) => `<div>${escaped(line)}</div>`).join("")}</div>`;

async function showTitle(page: Page, html: string, seconds: number): Promise<void> {
  const title = await page.screencast.showOverlay(html);
  await setTimeout(seconds * 1000);
  await title.dispose();
}

/** `at` is milliseconds since the beginning of the scene, without the time spent waiting. */
type Frame = Readonly<{ file: string; at: number }>;

/** @returns the frames of a scene, a JPEG for each change of the picture; waiting takes no time */
async function playScene(page: Page, scene: Scene, title: string | undefined): Promise<Frame[]> {
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  let waited = 0;
  let isWaiting = false;
  const { moves } = scene;
  // The page opens behind the title, or before the first frame.
  if (moves[0]?.open !== undefined) await perform(page, moves[0], true);
  const start = performance.now();
  await page.screencast.start({
    size: { width: picture.width, height: picture.height - band },
    quality: 95,
    onFrame: ({ data }) => {
      if (isWaiting) return;
      const file = `${scene.id}-${String(frames.length).padStart(4, "0")}.jpg`;
      frames.push({ file, at: performance.now() - start - waited });
      writes.push(writeFile(join(folder, file), data));
    },
  });
  if (title !== undefined) await showTitle(page, title, 2.4);
  for (const move of moves) {
    if (move.open !== undefined) continue;
    const began = performance.now();
    isWaiting = move.wait !== undefined;
    if (move.end) {
      const [large, ...below] = move.end;
      await showTitle(page, titleHtml([], large ?? "", below), scene.seconds);
    } else await perform(page, move, true);
    if (isWaiting) waited += performance.now() - began;
    isWaiting = false;
    await setTimeout(200);
  }
  await setTimeout(300);
  await page.screencast.stop();
  await Promise.all(writes);
  if (frames.length === 0) throw new Error("the screencast gave no picture");
  return frames;
}

/** Lines for ffmpeg: the last picture stays until the scene ends; a scene that took too long plays faster. */
function timed(frames: readonly Frame[], seconds: number): string[] {
  const first = frames[0]?.at ?? 0;
  const taken = ((frames.at(-1)?.at ?? 0) - first) / 1000;
  const faster = Math.min(1, (seconds - 1) / taken);
  const starts = frames.map(({ at }, i) => (i === 0 ? 0 : ((at - first) / 1000) * faster));
  return frames.map(({ file }, i) => {
    const duration = (starts[i + 1] ?? seconds) - (starts[i] ?? 0);
    return `file '${file}'\nduration ${duration.toFixed(6)}`;
  });
}

/** @returns the file of ffmpeg's list of pictures, and the picture for the poster */
async function record(browser: Browser, origin: string, { parts, poster }: Storyboard) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await using context = await browser.newContext({
    baseURL: origin,
    viewport: view,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    // Trusted Types would refuse the pointer and the titles that Playwright draws.
    bypassCSP: true,
  });
  const page = await context.newPage();
  // Text must stay readable in a small player.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.zoom = "1.25")),
  );
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screencast.showActions({ style: { title: "display: none" } });
  const lines: string[] = [];
  let posterFrame = "";
  for (const { clock, title, scenes } of parts) {
    printProgress(`  ${clock} ${title}`);
    for (const [i, scene] of scenes.entries()) {
      const html = i === 0 ? titleHtml([clock], title) : undefined;
      const frames = await playScene(page, scene, html).catch((cause: unknown) => {
        throw new Error(`The scene "${scene.id}" could not be recorded`, { cause });
      });
      lines.push(...timed(frames, scene.seconds));
      if (scene.id === poster) posterFrame = join(folder, frames.at(-1)?.file ?? "");
    }
    await settle(page);
  }
  const list = join(folder, "pictures.txt");
  // ffmpeg ignores the duration of the last picture unless the list names it twice.
  await writeFile(list, `ffconcat version 1.0\n${[...lines, lines.at(-1) ?? ""].join("\n")}\n`);
  return { list, posterFrame };
}

/** H.264 in MP4 plays in every browser; the index comes first, so that it plays while it loads. */
async function encode(list: string, { parts, seconds }: Storyboard, comment: string) {
  let now = 0;
  /** Players jump to the beginning of a chapter. */
  const starts = parts.map(({ scenes }) => {
    const start = now.toFixed(3);
    now += scenes.reduce((sum, scene) => sum + scene.seconds, 0);
    return start;
  });
  const filter = `fps=${rate},scale=${picture.width}:-2:out_color_matrix=bt709:out_range=tv,pad=${picture.width}:${picture.height}:0:0:${paper.replace("#", "0x")},format=yuv420p`;
  const { ok, output } = await run("ffmpeg", [
    ...["-hide_banner", "-loglevel", "error", "-y", "-f", "concat", "-safe", "0", "-i", list],
    ...["-vf", filter, "-t", String(seconds), "-an", "-c:v", "libx264", "-preset", "slow"],
    ...["-crf", "24", "-tune", "animation", "-profile:v", "high", "-g", String(rate * 30)],
    ...["-force_key_frames", starts.join(",")],
    ...["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"],
    ...["-metadata", `comment=${comment}`, "-movflags", "+faststart", filmFile],
  ]);
  if (!ok) throw new Refusal(`The film could not be encoded: ${output.trim()}`);
}

await main(async () => {
  const { product } = (await asCliError(() => import("#site"))).site;
  const storyboard = await asCliError(readStoryboard);
  await requireFfmpeg();
  const output = outputAt();
  process.stderr.write(await staleNote(output));
  // With a plus when files have changed since.
  const describe = ["describe", "--always", "--exclude=*", "--abbrev=12", "--dirty=+"];
  const commit = (await run("git", describe)).output.trim();
  await step("Recording", async () => {
    await using site = await serveSite(output);
    await using browser = await launchChromium("--font-render-hinting=none");
    const { list, posterFrame } = await record(browser, site.origin, storyboard);
    await encode(list, storyboard, `Recorded by npm run build -- film at commit ${commit}`);
    const bottom = Math.round((band * 960) / picture.width);
    await sharp(posterFrame)
      .resize({ width: 960 })
      .extend({ bottom, background: paper })
      .avif({ quality: 38, effort: 9 })
      .toFile(posterFile);
    const { length: bytes } = await readFile(filmFile);
    const made: FilmRecord = { commit, product, bytes, ...shownOf(storyboard) };
    await writeFile(recordFile, `${JSON.stringify(made, null, 2)}\n`);
    return relative(root, filmFile);
  });
});
