/** Plays the storyboard in a browser and records it. */
import type { Browser } from "playwright-core";
import { say } from "../lib/cli.ts";
import { scale, view } from "./measures.ts";
import { withFonts } from "./fonts.ts";
import { perform } from "./perform.ts";
import { drawSprites } from "./pointer.ts";
import { Recorder } from "./recorder.ts";
import { Reel } from "./reel.ts";
import { Sheets } from "./sheets.ts";
import type { Storyboard } from "./storyboard.ts";

export interface Recording {
  /** The list of pictures for ffmpeg. */
  readonly list: string;
  readonly frames: number;
  /** The picture that stands for the film before it plays. */
  readonly poster: string;
}

/** The same on every machine: by day, in American English, without movement of the site's own. */
const visitor = {
  viewport: view,
  deviceScaleFactor: scale,
  colorScheme: "light",
  reducedMotion: "reduce",
  locale: "en-US",
  timezoneId: "UTC",
} as const;

/**
 * @param origin of the served site
 * @param folder for the pictures; it is emptied
 * @throws Error that names the scene, when the site is not as the storyboard has it
 */
export async function record(
  browser: Browser,
  origin: string,
  { parts, poster: wanted }: Storyboard,
  folder: string,
): Promise<Recording> {
  await using context = await browser.newContext({ ...visitor, baseURL: origin });
  await using drawing = await browser.newContext({ ...visitor, baseURL: origin, bypassCSP: true });
  const page = await context.newPage();
  const sheet = await drawing.newPage();
  await sheet.goto("/search/", { waitUntil: "networkidle" });
  await withFonts(sheet);
  const reel = await Reel.begin(folder);
  const recorder = new Recorder({
    page,
    reel,
    sheets: new Sheets(sheet),
    sprites: await drawSprites(),
  });
  let poster: string | undefined;
  for (const [at, { clock, title, scenes }] of parts.entries()) {
    say(`  ${clock} ${title}`);
    await recorder.chapter(clock, title, at);
    const opens = scenes[0]?.moves[0];
    if (opens?.open === undefined && opens?.end === undefined) await recorder.fade();
    for (const { id, to, moves } of scenes) {
      try {
        for (const move of moves) await perform(page, recorder, move);
      } catch (error) {
        throw new Error(`The scene "${id}" could not be played`, { cause: error });
      }
      await recorder.until(to, id);
      if (id === wanted) poster = reel.lastFile;
    }
  }
  if (poster === undefined) throw new Error(`There is no scene "${wanted}" for the poster`);
  return { list: await reel.end(), frames: reel.length, poster };
}
