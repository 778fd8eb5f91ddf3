/** Everything that is measured of one template, with a progress line for each part. */
import type { Browser } from "playwright-core";
import { say } from "../lib/cli.ts";
import { firstUses, type Uses } from "./first-use.ts";
import { firstViews } from "./first-view.ts";
import type { Measured } from "./judge.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { isChrome, type Probe } from "./parts.ts";
import { slow } from "./profiles.ts";
import { scroll } from "./scroll.ts";
import { serveBare } from "./serve.ts";
import type { Template } from "./templates.ts";
import { weigh } from "./weigh.ts";

export interface How {
  /** Visits per figure. */
  readonly runs: number;
  /** Whether to use the parts that stand on every page: once is enough. */
  readonly chrome: boolean;
  /** Where Lighthouse finds the browser; undefined to leave it out. */
  readonly lighthousePort: number | undefined;
}

/** The path of no page, so that the error page is measured as visitors get it. */
const addressOf = ({ route, path }: Template) => (route === "/404/" ? "/no-such-page/" : path);

/** @param origin where the site answers. Throws when a page cannot be reached. */
export async function measure(
  browser: Browser,
  origin: string,
  template: Template,
  { runs, chrome, lighthousePort }: How,
): Promise<Measured> {
  const url = origin + addressOf(template);
  say("  weighing");
  const { bare: html, probes, ...weight } = await weigh(browser, url, slow);
  await using bareSite = await serveBare(html);
  const bareUrl = `${bareSite.origin}/`;
  const { total } = await weigh(browser, bareUrl, slow, 0);

  say(`  first view, ${String(runs)} visits of it and of the bare page`);
  const [page, bare] = await firstViews(browser, [url, bareUrl], runs);
  if (!page || !bare) throw new Error(`${url} was not visited`);

  say("  scrolling");
  const scrolled = await scroll(browser, url);

  const uses: Record<Probe, Uses> = {};
  for (const probe of probes.filter((name) => chrome || !isChrome(name))) {
    say(`  first use of ${probe}`);
    uses[probe] = await firstUses(browser, url, probe, runs);
  }
  if (lighthousePort !== undefined) say("  Lighthouse");
  const lighthouse =
    lighthousePort === undefined ? undefined : await lighthouseScores(url, lighthousePort);
  const { route, path } = template;
  return { route, path, weight, page, bare: { ...bare, total }, scrolled, uses, lighthouse };
}
