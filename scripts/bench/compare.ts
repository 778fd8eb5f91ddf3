/** Pages side by side, this site's or others'. */
import type { Browser } from "playwright-core";
import { say } from "../lib/cli.ts";
import { firstViews } from "./first-view.ts";
import { slow } from "./profiles.ts";
import type { Compared } from "./report.ts";
import { weigh } from "./weigh.ts";

/**
 * @param origin of this site, for addresses that are paths
 * @param runs visits per page, which take turns
 */
export async function compare(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
  runs: number,
): Promise<Compared[]> {
  const pages = addresses.map((address) => ({ address, url: new URL(address, origin).href }));
  const weights: Pick<Compared, "total" | "requests" | "cls">[] = [];
  for (const { address, url } of pages) {
    say(`weighing ${address}`);
    const { total, requests, cls } = await weigh(browser, url, slow);
    weights.push({ total, requests, cls });
  }
  say(`side by side, ${String(runs)} visits of each`);
  const urls = pages.map(({ url }) => url);
  const seen = await firstViews(browser, urls, runs);
  return pages.flatMap(({ address }, i) => {
    const view = seen[i];
    const weight = weights[i];
    if (!view || !weight) return [];
    return [{ address, ...weight, ...view, cls: Math.max(weight.cls, view.cls) }];
  });
}
