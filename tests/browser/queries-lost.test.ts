/** The query editor when something fails to load: it says so, tries again, and keeps what was typed. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { blockStorage, desktop, phone, useBrowser } from "#tests/support/browse.ts";

const visit = useBrowser();
const open = (options = {}) => visit("/queries/", { viewport: desktop, ...options });
const field = (page: Page) => page.locator("[data-part=editor] textarea");
const ready = (page: Page) => page.locator("[data-part=editor] .cm-content").waitFor();

it("reads as an example with its answer without script", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const demo = page.locator("[data-query]");
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await demo.locator("td").first().isVisible()).toBe(true);
    // All of the query is in sight.
    const pre = await demo.locator("pre").evaluate((element) => ({
      hidden: [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ],
      bottom: element.getBoundingClientRect().bottom,
    }));
    expect(pre.hidden).toEqual([0, 0]);
    const bar = await demo.locator("[data-part=bar]").boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual(pre.bottom);
    const words = await demo.innerText();
    expect(words).toContain("SELECT p.name");
    expect(words).toContain("Scripts are off");
    expect(await demo.getByRole("button").count()).toBe(0);
    for (const dead of ["Tables", "Try", "Follow-ups", "Tab indents"])
      expect(words).not.toContain(dead);
  }
});

it("runs the query for Ctrl+Enter pressed before any code has loaded", async () => {
  const { page } = await open();
  await page.route(/\/renderer\.[^/]*$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await field(page).fill("SELECT 'asked early' AS it");
  await field(page).press("Control+Enter");
  await ready(page);
  await page.getByRole("gridcell", { name: "asked early" }).waitFor();
});

describe("a failed download", () => {
  it.each([
    ["the database", "**/*.wasm"],
    ["the editor's code", "**/CodeEditor.*.js"],
  ])("of %s is reported, and tried again", async (_, address) => {
    const { page } = await open();
    let broken = true;
    await page.route(address, (route) => (broken ? route.abort() : route.continue()));
    await field(page).fill("SELECT 'typed before' AS it");
    const alert = page.getByRole("alert");
    await alert.filter({ hasText: "did not load" }).waitFor();
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    expect(await page.locator("[data-part=editor] .cm-content").innerText()).toContain(
      "typed before",
    );
  });

  it("of the island itself is reported, and the next press tries again", async () => {
    const { page } = await open();
    let broken = true;
    await page.route(/\/QueryDemo\.[^/]*$/, (route) => (broken ? route.abort() : route.continue()));
    await field(page).fill("SELECT 3");
    await expect
      .poll(() =>
        page
          .locator("[data-lost]")
          .evaluate((element) => getComputedStyle(element, "::before").content),
      )
      .toContain("The editor did not load");
    broken = false;
    await page.locator("[data-part=bar] button").first().click();
    await ready(page);
    expect(await page.locator("[data-part=editor] .cm-content").innerText()).toBe("SELECT 3");
  });
});

it.each([
  ["WebAssembly", "WebAssembly"],
  ["workers", "Worker"],
])("says that the browser has no %s, and keeps the example", async (_, name) => {
  const { page } = await open();
  await page.addInitScript(`delete globalThis.${name}`);
  await page.reload();
  await field(page).click();
  await page.getByRole("alert").filter({ hasText: "You can still read the example" }).waitFor();
  // In the plain field, or in CodeMirror, whose shadow root the text of the part does not include.
  const shown = page.locator("[data-part=editor], [data-part=editor] .cm-content");
  await expect
    .poll(async () => (await shown.allInnerTexts()).join("\n"))
    .toContain("SELECT p.name");
});

it("says that the browser stores nothing, and works all the same", async () => {
  const { page, faults } = await open();
  await blockStorage(page, "localStorage");
  await page.reload();
  await field(page).fill("SELECT 5 AS five");
  const notice = page.locator("[data-part=notice]").filter({ hasText: "does not save data" });
  await notice.waitFor();
  await page.locator("[data-part=bar] button").first().click();
  await ready(page);
  await notice.waitFor();
  await expect.poll(() => page.getByRole("gridcell").first().innerText()).toBe("5");
  expect(faults).toEqual([]);
});
