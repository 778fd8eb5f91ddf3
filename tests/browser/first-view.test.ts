/**
 * What every page costs before it is used is within budgets.ts: bytes, requests, script and layout shift, measured like
 * in the bench, which also measures times.
 */
import { expect, inject, it } from "vitest";
import { slowPhoneLine } from "#scripts/bench/common.ts";
import { measureWeight } from "#scripts/bench/weigh.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { pages, routeOfPage, templatePages } from "#tests/support/dist.ts";
import { full } from "#tests/support/matrix.ts";
import { budgetOf } from "../../budgets.ts";

// The heaviest page of each template; the full run weighs all, on a slow phone.
const weighed = (full ? pages() : templatePages()).map(({ path }) => path);

// Half of the time is waiting for late requests, so several are weighed at once.
it.concurrent.each(weighed)("%s is within its budget", async (path) => {
  const budget = budgetOf(routeOfPage(path));
  // On the slow line the fonts come after the first paint, so a line that wraps differently in them counts.
  const line = full ? slowPhoneLine : { ...slowPhoneLine, slowdown: 1 };
  const browser = await sharedBrowser();
  const visit = () => measureWeight(browser, inject("base") + path, line, 500);
  const cost = await visit();
  // A page that arrives in pieces may move a little by chance. A line that wraps differently moves it every time.
  const shifts = [cost.cls];
  while (Math.min(...shifts) > budget.cls && shifts.length < 4) shifts.push((await visit()).cls);
  const over = (["css", "js", "requests", "total"] as const)
    .filter((figure) => cost[figure] > budget[figure])
    .map((figure) => `${figure}: ${cost[figure]}, at most ${budget[figure]}`);
  expect(over).toEqual([]);
  expect(Math.min(...shifts)).toBeLessThanOrEqual(budget.cls);
  expect(Math.max(...shifts)).toBeLessThanOrEqual(0.02);
  expect(cost.framework).toBe(false);
  expect(cost.total).toBeGreaterThan(5_000);
});
