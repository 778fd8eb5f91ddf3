/** The card with the film behind the open dialog of /view-demos/ (src/sections/view-demos/ViewDemos.tsx). */
import { expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

it.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("on %s the card is visible behind the dialog and after it", async (_, viewport) => {
  const { page, faults } = await open("/view-demos/", { viewport });
  const card = page.locator("article:has(video)");
  expect(await card.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await card.isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

it("shows card and player without script", async () => {
  const visit = await open("/view-demos/", { viewport: phone, javaScriptEnabled: false });
  expect(await visit.page.locator("article:has(video)").isVisible()).toBe(true);
});
