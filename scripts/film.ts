/**
 * `npm run build -- film`: records the demo film from the built site's own live demos and puts it, its poster and its record
 * into src/film/, to be committed. Outside of the build, since it takes minutes and ffmpeg. What it plays:
 * content/film.yaml and scripts/film/moves.yaml; why it is made like this: docs/decisions/0031-film.md.
 * With `-- --again` it codes what was recorded before, after a change of scripts/film/encode.ts.
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { serveSite } from "./bench/serve.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";
import { encode } from "./film/encode.ts";
import { findFfmpeg } from "./film/ffmpeg.ts";
import { rate } from "./film/measures.ts";
import { filmFile, folder, presentCommit, writePoster, writeRecord } from "./film/publish.ts";
import { record, type Recording } from "./film/record.ts";
import { readStoryboard, type Storyboard } from "./film/storyboard.ts";
import { main, Refusal, refusing, say, step } from "./lib/cli.ts";
import { isFresh, inputHash } from "./lib/fresh.ts";
import { cacheDir, outputAt, root } from "./lib/paths.ts";
import { loadSite } from "./lib/site.ts";

/** The pictures, and what is known of them. */
const reel = join(cacheDir, "film");
const kept = join(reel, "recording.json");

interface Kept extends Recording {
  /** The state of the project that they show. */
  readonly commit: string;
}

async function recordAnew(storyboard: Storyboard): Promise<Kept> {
  const output = outputAt(undefined);
  if (!(await isFresh(output, await inputHash(root, process.env))))
    say("The build is not of the present sources; npm run build makes one that is.");
  const commit = await presentCommit();
  await using site = await serveSite(output);
  await using browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // Letters at their true distances: the picture is no screen of a few pixels.
    args: [...chromiumArgs, "--font-render-hinting=none"],
  });
  const recorded = { ...(await record(browser, site.origin, storyboard, reel)), commit };
  await writeFile(kept, JSON.stringify(recorded));
  return recorded;
}

async function recordedBefore(): Promise<Kept> {
  if (!existsSync(kept))
    throw new Refusal("Nothing was recorded here before; npm run build -- film records it.");
  return JSON.parse(await readFile(kept, "utf8")) as Kept;
}

await main(async () => {
  const { values } = await refusing(() => parseArgs({ options: { again: { type: "boolean" } } }));
  const { product } = await loadSite();
  const storyboard = await refusing(readStoryboard);
  const ffmpeg = await findFfmpeg();

  let recorded: Kept | undefined;
  await step("Recording", async () => {
    recorded = await (values.again === true ? recordedBefore() : recordAnew(storyboard));
    return `${String(recorded.frames)} frames`;
  });
  if (recorded === undefined) return;
  const { list, frames, poster, commit } = recorded;
  await step("Coding", async () => {
    await mkdir(folder, { recursive: true });
    const keys = storyboard.parts.map(({ scenes }) => (scenes[0]?.from ?? 0) / rate);
    const comment = `Recorded by npm run build -- film from the live demos at commit ${commit}`;
    // Aside, so that a run that breaks off leaves the film as it was.
    const file = join(reel, "film.mp4");
    await encode(ffmpeg, { list, frames, file, keys, comment });
    await copyFile(file, filmFile);
    await writePoster(poster);
    await writeRecord(storyboard, { commit, product });
    return relative(root, filmFile);
  });
});
