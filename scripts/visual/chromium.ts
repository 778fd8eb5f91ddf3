/** The one Chromium that the pictures are made with: fetched where it is not there, refused where it is another. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { type Browser, chromium } from "playwright-core";
import { chromiumArgs } from "../browser.ts";
import { packed, ways } from "../lib/chromium-fetch.ts";
import { launcher, whyNotStarting } from "../lib/chromium-find.ts";
import { Refusal, step } from "../lib/cli.ts";
import { root } from "../lib/paths.ts";
import { pinnedFonts } from "./fonts.ts";

/** Names the version, beside the pictures that were made with it. */
export const namedIn = join(root, "tests", "visual", "chromium.json");

export const namedVersion = async () =>
  (JSON.parse(await readFile(namedIn, "utf8")) as { version: string }).version;

export const nameVersion = (version: string) =>
  writeFile(namedIn, `${JSON.stringify({ version }, null, 2)}\n`);

/** Letters and edges drawn by one rule, whatever the system asks for. */
const args = [
  ...chromiumArgs,
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** @returns undefined when that version may be used, else one sentence */
export function whyOther(found: string, named: string): string | undefined {
  if (found === named) return undefined;
  return (
    `The pictures were made with Chromium ${named}, and this is ${found}: ` +
    "leave CHROMIUM unset, and `npm run test:visual` fetches the right one, " +
    "or make all of them anew with `npm run test:visual -- --update`."
  );
}

/** The one of the npm registry: its exact version can be had for as long as the registry stands. */
async function fetched(): Promise<string> {
  if ((await whyNotStarting(launcher)) === undefined) return launcher;
  const way = ways.find(({ name, applies }) => applies && name === "the npm registry");
  if (way === undefined) {
    throw new Refusal(
      "The pictures are made by a Chromium for Linux on x64: run this there, or in a container of that kind.",
    );
  }
  let reason: string | undefined;
  await step(`Fetching Chromium ${packed.version} from ${way.name}`, async () => {
    reason = (await way.fetch()) ?? (await whyNotStarting(launcher));
    return reason ?? "done";
  });
  if (reason !== undefined) throw new Refusal(`Chromium ${packed.version} is needed: ${reason}`);
  return launcher;
}

/**
 * Starts any Chromium as the pictures need it, with the site's fonts alone.
 * @throws Playwright's error where there is none at that path
 */
export const launchStill = async (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args, env: { ...process.env, ...(await pinnedFonts()) } });

/**
 * @param anyVersion whether pictures are made anew, with which the version is named anew
 * @throws Refusal in one sentence when it is not the named one or cannot be had
 */
export async function launchNamed(anyVersion: boolean): Promise<Browser> {
  const path = env["CHROMIUM"] ? env["CHROMIUM"] : await fetched();
  const complaint = await whyNotStarting(path);
  if (complaint !== undefined) throw new Refusal(`CHROMIUM is "${path}", which does not start.`);
  const browser = await launchStill(path);
  const other = whyOther(browser.version(), await namedVersion());
  if (other === undefined) return browser;
  if (anyVersion) {
    await nameVersion(browser.version());
    return browser;
  }
  await browser.close();
  throw new Refusal(other);
}
