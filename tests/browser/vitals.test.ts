/** A page's speed is reported once, when it is left, to the configured address, under the page's policy. */
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { vitalsSite, type VitalsSite } from "#tests/support/vitals-site.ts";

let site: VitalsSite;
beforeAll(async () => {
  site = await vitalsSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Opens the page, presses a key on it, and leaves. */
async function visit(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/?email=ana@shop.example`);
  await page.waitForFunction(() => "begun" in window);
  await page.locator("h1").click();
  await page.goto("about:blank");
  // The last report is on its way.
  await page.waitForTimeout(300);
}

it("sends a report, but none if the browser sends Global Privacy Control", async () => {
  const browser = await sharedBrowser();
  await using controlled = await browser.newContext();
  await controlled.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await visit(controlled);
  expect(site.lines).toEqual([]);

  await using context = await browser.newContext();
  await visit(context);
  await expect.poll(() => site.lines.length).toBe(1);
  const line = site.lines[0] as Readonly<Record<string, unknown>>;
  expect(line).toMatchObject({ page: "/blog/[id]", navigation: "navigate" });
  const times = ["ttfb", "fcp", "lcp", "cls"].map((name) => typeof line[name]);
  expect(times).toEqual(["number", "number", "number", "number"]);
  expect(JSON.stringify(line)).not.toContain("ana");
  expect(await context.cookies()).toEqual([]);
});
