/** The checker of connection strings: findings, hidden secrets, refusals, and no requests. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { slugsIn } from "#content/folders.ts";
import { desktop, layoutShifts, useBrowser } from "#tests/support/browse.ts";
import { root } from "#tests/support/dist.ts";

const open = useBrowser();
const secret = "Zq9w/Kx7@tea";
const string = `postgres://shop_reader:${secret}@db.fern-kettle.example:5432/shop?sslmode=require`;

const field = (page: Page) => page.getByLabel("Paste your connection string");
const verdict = (page: Page) => page.locator("[data-verdict]").innerText();
const titles = (page: Page) => page.locator("[data-findings] h3").allInnerTexts();
const paste = (page: Page, text: string) =>
  field(page).evaluate((element, pasted) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error("no field");
    element.focus();
    element.select();
    document.execCommand("insertText", false, pasted);
  }, text);

it("checks typed, pasted and example strings, and never shows a secret", async () => {
  const { page, faults } = await open("/connections/postgres/", { viewport: desktop });
  const asked: string[] = [];

  // Typed before hydration: nothing is lost, and the browser shows dots.
  await field(page).evaluate((element: HTMLTextAreaElement) => (element.value = "postgres://a:b"));
  expect(
    await field(page).evaluate((element) =>
      getComputedStyle(element).getPropertyValue("-webkit-text-security"),
    ),
  ).toBe("disc");
  await field(page).click();
  await expect.poll(() => titles(page)).toContain("There is no host");
  expect(await field(page).inputValue()).toBe("postgres://a:•");
  page.on("request", (request) => asked.push(request.url()));

  await paste(page, string);
  await expect.poll(() => titles(page)).toContain("The password has special characters");
  expect(await verdict(page)).toBe("This will not connect as it is.");
  expect(await field(page).inputValue()).toBe(string.replace(secret, "•".repeat(secret.length)));
  expect(await page.locator("[data-findings]").innerText()).toContain("@ as %40");
  expect(await page.locator("[data-parts]").innerText()).toMatch(/db\.fern-kettle\.example/);
  expect(await page.content()).not.toContain("Zq9w");
  await expect.poll(() => page.getByRole("status").filter({ hasText: "findings" }).count()).toBe(1);

  // Edited within the dots: the caret stays, and the secret changes.
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    const at = element.value.indexOf("@db");
    element.setSelectionRange(at, at);
  });
  for (let i = 0; i < 4; i++) await page.keyboard.press("Backspace");
  await page.keyboard.type("x");
  const dots = secret.length - 3;
  expect(await field(page).inputValue()).toBe(string.replace(secret, "•".repeat(dots)));
  expect(await field(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(
    string.indexOf(secret) + dots,
  );
  await expect.poll(() => page.locator("[data-findings]").innerText()).not.toContain("%40");

  // A string of another database links to its page.
  await paste(page, `mysql://me:${secret}@db.tea.shop:3306/shop`);
  const link = page.getByRole("link", { name: "Go to the MySQL page" });
  await expect.poll(() => link.getAttribute("href")).toBe("/connections/mysql/");

  // A private key is removed at once.
  await paste(page, '{"type": "service_account", "private_key": "Zq9w"}');
  await expect.poll(() => titles(page)).toEqual(["This is a private key"]);
  expect(await field(page).inputValue()).toBe("");

  // Markup is text.
  await paste(page, "postgres://me:x@<img src=x onerror=alert(1)>/shop");
  await expect.poll(() => titles(page)).toEqual(["It contains HTML"]);

  for (const name of [
    "A password with @ and /",
    "It works on my laptop",
    "A typo in a parameter",
  ]) {
    await page.getByRole("button", { name }).click();
    await expect.poll(() => titles(page)).not.toEqual(["It contains HTML"]);
    expect(await page.content()).not.toMatch(/>[^<]*tea@4\/5[^<]*</);
  }
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => page.getByText("The result appears here").count()).toBe(1);

  expect(asked).toEqual([]);
  expect(page.url()).not.toContain("?");
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem("connection")]),
  ).toEqual([0, null]);
  expect(faults).toEqual([]);
});

it("recognizes the database of a string; without script, says how to write one", async () => {
  const { page, faults } = await open("/connections/", { viewport: desktop });
  expect(await page.locator("table tbody tr").count()).toBe(slugsIn("connections", root).length);
  // It hydrates without a shift.
  await page.getByLabel("Paste any connection string").focus();
  await page.locator("[data-check][data-live]").waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole("button", { name: "Snowflake" }).click();
  const link = page.locator("[data-parts] + p a");
  await expect.poll(() => link.getAttribute("href")).toBe("/connections/snowflake/");
  await link.click();
  await page.waitForURL("**/connections/snowflake/");
  expect(faults).toEqual([]);

  const plain = await open("/connections/sqlite/", { javaScriptEnabled: false });
  expect(await plain.page.locator("[data-check] textarea").isVisible()).toBe(false);
  expect(await plain.page.locator("noscript").first().innerText()).toContain("needs JavaScript");
  expect(await plain.page.locator("[role=group] > code").innerText()).toContain("stripe.db");
});
