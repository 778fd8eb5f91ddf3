/** Unknown addresses (docs/specification.md, "Error catalog"). */
import { expect, inject, it } from "vitest";
import { layoutShifts, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

it("answers 404 with the error view and links", async () => {
  const { page } = await open("/robots.txt", { viewport: phone });
  for (const path of ["/nowhere/", "/nowhere", "/%F0%9F%8C%B1/", "/<script>alert(1)</script>/"]) {
    const response = await fetch(inject("base") + path, { redirect: "manual" });
    expect(response.status, path).toBe(404);
    await page.goto(path);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Unexpected Application Error!",
    );
    expect(await page.getByText("404 Not Found").isVisible()).toBe(true);
  }
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
});

it("offers the page with the most similar address, without a shift", async () => {
  const { page } = await open("/priceing/", { viewport: phone });
  const near = page.locator("[data-nearest-pages] section a");
  await expect.poll(() => near.first().getAttribute("href")).toBe("/pricing/");
  expect(await layoutShifts(page)).toEqual([]);
});

it("has a search and links without script", async () => {
  const { page } = await open("/priceing/", { javaScriptEnabled: false });
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "Help center" }).isVisible()).toBe(true);
  await main.getByRole("searchbox").fill("prices");
  await main.getByRole("button", { name: "Search" }).click();
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe("/search/?q=prices");
});
