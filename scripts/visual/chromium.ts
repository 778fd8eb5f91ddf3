/** The one Chromium that the pictures are made with: fetched where it is not there, refused where it is another. */
import { env } from "node:process";
import { type Browser, chromium } from "playwright-core";
import { chromiumArgs } from "../browser.ts";
import { packed, ways } from "../lib/chromium-fetch.ts";
import { launcher, whyNotStarting } from "../lib/chromium-find.ts";
import { Refusal, step } from "../lib/cli.ts";
import { pinnedFonts } from "./fonts.ts";
import { namedVersion, whyOther } from "./version.ts";

/** Letters and edges drawn by one rule, whatever the system asks for. */
const args = [
  ...chromiumArgs,
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

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
 * @param anyVersion whether all pictures are made again, after which `nameVersion` names it
 * @throws Refusal in one sentence when it is not the named one or cannot be had
 */
export async function launchNamed(anyVersion: boolean): Promise<Browser> {
  const path = env["CHROMIUM"] ? env["CHROMIUM"] : await fetched();
  const complaint = await whyNotStarting(path);
  if (complaint !== undefined) throw new Refusal(`CHROMIUM is "${path}", which does not start.`);
  const browser = await launchStill(path);
  const other = whyOther(browser.version(), await namedVersion());
  if (anyVersion || other === undefined) return browser;
  await browser.close();
  throw new Refusal(other);
}
