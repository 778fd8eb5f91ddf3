/** The free tools: by keyboard, by a link, with invalid input, and embedded on another site. */
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { desktop, layoutShifts, phone, useBrowser } from "#tests/support/browse.ts";
import { margin } from "#live/calculators/tools/tools.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { serve } from "#scripts/lib/serve.ts";

const open = useBrowser();
const large = (page: Page, row: string) => page.locator(`[data-large="${row}"]`).innerText();
const error = (page: Page, field: string) => page.locator(`#${field}-error`).innerText();

it("calculates by keyboard, updates its picture without a shift, and explains invalid input", async () => {
  const { page, faults } = await open("/free-tools/", { viewport: desktop });
  const rake = page.locator("[data-path=rake]");
  const stood = await rake.getAttribute("d");

  await page.locator("#dunning-charges").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("2,000");
  await expect.poll(() => large(page, "more")).toBe("$2,880");
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await page.keyboard.insertText("60%");
  await expect.poll(() => large(page, "more")).toBe("$2,240");
  expect(await rake.getAttribute("d")).not.toBe(stood);
  expect(await layoutShifts(page)).toEqual([]);

  await page.locator("#lifetime-lost").fill("1,501");
  await expect.poll(() => error(page, "lifetime-lost")).toContain("enter 1,500 or less");
  expect(await large(page, "churn")).toBe("6.4%");
  await page.locator("#lifetime-period").selectOption("quarter");
  await page.locator("#lifetime-lost").fill("150");
  await expect
    .poll(() => page.locator("#tool-lifetime [data-verdict]").innerText())
    .toMatch(/^10% leave each quarter/);

  // The address is updated after a pause.
  await expect.poll(() => page.url()).toContain("&lost=150&");
  const { hash } = new URL(page.url());
  expect(hash).toContain("#tool-lifetime?period=quarter");
  const other = await open(`/free-tools/${hash.replace("start=1500", "start=1.000")}`, {
    viewport: phone,
  });
  await expect.poll(() => error(other.page, "lifetime-start")).toContain("such as 12,345");
  expect(await large(other.page, "churn")).toBe("10%");
  await other.page.evaluate(() => {
    location.hash = "#tool-dunning?charges=%3Cscript%3E";
  });
  await expect.poll(() => error(other.page, "dunning-charges")).toContain("not a number");
  expect([...faults, ...other.faults]).toEqual([]);
});

it("shows the example and every formula without script", async () => {
  const { page } = await open("/free-tools/", { javaScriptEnabled: false });
  expect(await page.locator("#margin-price").isVisible()).toBe(false);
  expect(await page.getByText("This is an example: List price: $60").isVisible()).toBe(true);
  expect(await large(page, "left")).toBe("$21.63");
  // The lines unfold natively.
  await page.locator("#tool-margin summary").click();
  expect(await page.getByText("paid − fees − costs").isVisible()).toBe(true);
});

it("works in a frame on another site, and links to its page with the same values", async () => {
  await using wiki = await serve((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>A wiki</title><iframe title="t" width="700" height="${String(margin.frameHeight)}" src="${inject("base")}/embed/tools/margin/#tool-margin?price=75"></iframe>`,
    );
  }, "127.0.0.1");
  const browser = await sharedBrowser();
  await using page = await browser.newPage();
  await page.goto(`${wiki.origin}/`);
  const frame = page.frameLocator("iframe");
  await expect.poll(() => frame.locator('[data-large="left"]').innerText()).toBe("$33.15");
  const length = await frame.locator("html").evaluate((root) => root.scrollHeight);
  expect(length).toBeLessThanOrEqual(margin.frameHeight);
  await frame.locator("#margin-discount").fill("0");
  await expect.poll(() => frame.locator('[data-large="left"]').innerText()).toBe("$47.55");
  await expect
    .poll(() => frame.locator("[data-onward]").getAttribute("href"))
    .toContain("/free-tools/#tool-margin?price=75&discount=0");
});
