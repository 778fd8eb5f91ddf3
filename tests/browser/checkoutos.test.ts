/** The checkout on /checkoutos/: without script, by its address, by keyboard. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { desktop, layoutShifts, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const checkout = (page: Page) => page.locator("[data-checkout]");
const button = (page: Page, name: string | RegExp) =>
  checkout(page).getByRole("button", { name, exact: true });
const total = (page: Page) => page.locator("[aria-labelledby=ck-sums] dd").last();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const atStep = async (page: Page, heading: string) => {
  await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe(heading);
};

it("shows the cart, three rules and a receipt of the whole purchase without script", async () => {
  const { page } = await open("/checkoutos/", { viewport: desktop, javaScriptEnabled: false });
  expect(await total(page).textContent()).toBe("$46.45");
  expect(await page.locator("[data-rule]").count()).toBe(3);
  expect(await checkout(page).getByRole("button").count()).toBe(0);
  expect(await checkout(page).innerText()).toContain("needs JavaScript");
  const printed = await page.locator("[data-receipt]").allInnerTexts();
  expect(printed).toHaveLength(6);
  expect(printed.join("\n")).toMatch(/−\$4\.45[\s\S]*\$45\.00[\s\S]*Tasting Flight\s+\$20\.40/);
});

describe("the page's own address", () => {
  it("applies the discount of its campaign by itself, without a shift", async () => {
    const { page, faults } = await open("/checkoutos/?utm_campaign=spring", { viewport: phone });
    await checkout(page).getByText("Rule 1 takes 10% off: utm_campaign is spring.").waitFor();
    expect(await total(page).textContent()).toBe("$42.30");
    expect(await layoutShifts(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("hydrates only when used if it names no campaign, and never loads the database", async () => {
    const { page } = await open("/checkoutos/", { viewport: desktop });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForLoadState("networkidle");
    expect(await page.locator("astro-island[client=intent][ssr]").count()).toBeGreaterThan(0);
    // Pressed before hydration.
    await button(page, "Continue to details").click();
    await atStep(page, "Shipping details");
    expect(asked.filter((path) => /wasm|worker|sqlite/.test(path))).toEqual([]);
  });
});

it("says if its code does not load, and tries again at the next press", async () => {
  const { page } = await open("/checkoutos/", { viewport: phone });
  await page.route(/CheckoutDemo/, (route) => route.abort());
  await button(page, "Continue to details").click();
  await page.getByText(/needs JavaScript/).waitFor();
  expect(await total(page).textContent()).toBe("$46.45");
  await page.unroute(/CheckoutDemo/);
  await button(page, "Continue to details").click();
  await atStep(page, "Shipping details");
});

it("works by keyboard from the cart to the thank-you page, with rules changed on the way", async () => {
  const { page, faults } = await open("/checkoutos/", { viewport: desktop, colorScheme: "dark" });
  const press = async (name: string | RegExp) => {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
  };
  await press("Sign in as Maren");
  await page.getByText("320 points", { exact: true }).waitFor();
  await press(/^Redeem 200/);
  await press(/^Add for \$3\.00/);
  await expect.poll(() => total(page).textContent()).toBe("$44.45");
  // The pressed button is gone, but the focus is not lost.
  await atStep(page, "Your cart");
  expect(await violations(page, "[data-checkout]")).toEqual([]);

  await press("Continue to details");
  await atStep(page, "Shipping details");
  await press("Continue to payment");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("ck-country");
  await page.locator("#ck-country").selectOption("NO");
  await press("Fill in sample details");
  await page.keyboard.press("Tab");
  await press("Continue to payment");
  await expect.poll(() => focused(page)).toContain("Rule 2 blocks this checkout");
  expect(await violations(page, "[data-checkout]")).toEqual([]);
  const alert = checkout(page)
    .getByRole("alert")
    .filter({ hasText: "Rule 2 blocks this checkout" });
  expect(await alert.count()).toBe(1);

  await page.getByRole("switch", { name: "Rule 2 is on" }).focus();
  await page.keyboard.press("Space");
  await press("Edit rule 1");
  await page.getByRole("combobox", { name: "If" }).selectOption("url");
  await page.getByRole("textbox", { name: "Path and query" }).fill("gifts");
  await page.getByText("Start with / or *, as in /gifts/*.").waitFor();
  expect(await violations(page, "[data-checkout]")).toEqual([]);
  await page.getByRole("combobox", { name: "If" }).selectOption("country");
  await page.getByLabel("Country").last().selectOption("NO");
  await page.getByRole("combobox", { name: "Percent" }).selectOption("50%");
  await page.getByText("Rule 1 takes 50% off: the country is Norway.").waitFor();

  await press("Continue to payment");
  await atStep(page, "Payment");
  expect(await violations(page, "[data-checkout]")).toEqual([]);
  await press(/^Pay \$22\.20/);
  await atStep(page, "Before we pack your order");
  await press(/^Add it for \$20\.40/);
  await atStep(page, "Thank you");
  expect(await page.locator("[data-paid]").innerText()).toMatch(/\$42\.60$/);
  await press("Save it for me");
  await checkout(page)
    .getByText(/^Saved\. Signed-in shoppers/)
    .waitFor();
  expect(await violations(page, "[data-checkout]")).toEqual([]);
  await press("Start over");
  await atStep(page, "Your cart");
  await checkout(page).getByText("Saved for you").waitFor();

  // The tab stores the work through a reload.
  await page.reload();
  await page.getByText("If the country is Norway, take 50% off.").waitFor();
  await page.getByText("142 points", { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
