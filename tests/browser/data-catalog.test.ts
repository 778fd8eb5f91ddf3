/** The data catalog: relationships that a visitor adds, and the search. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { desktop, layoutShifts, useBrowser } from "#tests/support/browse.ts";

const visit = useBrowser();
const open = (options = {}) => visit("/data-catalog/", { viewport: desktop, ...options });

const field = (page: Page, name: "This column" | "and that column") =>
  page.getByRole("combobox", { name });
const part = (page: Page) => page.locator("#relationships");
const button = (page: Page, name: string) => part(page).getByRole("button", { name });
const verdict = (page: Page) => part(page).locator("[aria-busy]").innerText();
/** What is announced: outcomes in place, presses out of sight. */
const heard = async (page: Page) =>
  (await part(page).locator("[role=status]").allInnerTexts()).join("\n");
/** The visitor's own relationships, with their heading. */
const ownOf = (page: Page) => part(page).locator("div:has(> h3:text-is('Yours'))");
const drawn = (page: Page) => page.locator("#plan-own > path").count();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("catalog"));

it("compares two columns by keyboard, and adds, stores and removes their relationship", async () => {
  const { page, faults } = await open();
  const first = await verdict(page);
  expect(first).toContain("Many-to-one");
  // Chosen before hydration.
  await field(page, "and that column").evaluate((element: HTMLSelectElement) => {
    element.value = "products.name";
  });
  await field(page, "This column").focus();
  await expect.poll(() => verdict(page)).toContain("No value appears");
  expect(await button(page, "Add to the diagram").count()).toBe(0);

  await button(page, "Match discount codes to affiliates").press("Enter");
  await expect.poll(() => verdict(page)).toBe(first);
  expect(await heard(page)).toContain("1,940 of 50,000 rows in orders have a match");
  expect(await part(page).locator("table tbody tr").count()).toBe(5);
  await button(page, "Add to the diagram").press("Enter");
  await expect.poll(() => drawn(page)).toBe(1);
  expect(await heard(page)).toContain("dashed line in the diagram");
  expect(await page.locator("#plan-own-list").innerText()).toContain("affiliates.code");
  expect(await button(page, "Add to the diagram").getAttribute("aria-disabled")).toBe("true");

  await field(page, "This column").selectOption("orders.total");
  await expect.poll(() => verdict(page)).toContain("orders.total holds amounts");
  expect(await heard(page)).toContain("These two columns do not match.");
  await button(page, "Match texts and orders by day").press("Enter");
  await expect.poll(() => verdict(page)).toContain("2,933,974 rows");
  expect(await part(page).locator("table th").allInnerTexts()).toEqual([
    "day",
    "sms_messages_rows",
    "orders_rows",
  ]);
  await button(page, "Add to the diagram").press("Enter");
  expect(await violations(page, "main")).toEqual([]);

  const link = page.getByRole("link", { name: "Open in the query editor" });
  expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toMatch(
    /^\/queries\/#q=WITH a AS \(/,
  );

  await button(page, "Remove sms_messages.sent_at").press("Enter");
  await expect.poll(() => drawn(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Yours");
  await button(page, "Delete my work").press("Enter");
  expect(await page.getByRole("alert").innerText()).toContain("relationships (1)");
  await page.keyboard.press("Escape");
  expect(await drawn(page)).toBe(1);
  await button(page, "Delete my work").press("Enter");
  await button(page, "Delete").press("Enter");
  await expect.poll(() => drawn(page)).toBe(0);
  expect(await kept(page)).toBeNull();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Yours");
  expect(await heard(page)).toContain("Deleted.");
  expect(faults).toEqual([]);
});

it("hydrates by itself if relationships are stored, leaves out what is missing, and relates the visitor's own table", async () => {
  const { page, faults } = await visit("/tables/", { viewport: desktop });
  await page.locator("[data-part=table]").hover();
  await page.locator("[data-part=table][data-ready]").waitFor();
  await page.locator('input[type="file"][data-key="upload"]').setInputFiles({
    name: "Partner codes <b>.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "code,partner\nGREESTEE10,Ann\nRAINGARD10,<img src=x onerror=alert(1)>\nNONE,Bo\n",
    ),
  });
  const uploads = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("demos", 1);
          opening.onsuccess = () => {
            const count = opening.result.transaction("uploads").objectStore("uploads").count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  await expect.poll(uploads).toBe(1);
  const ref = (table: string, column: string) => ({ table, column });
  await page.evaluate(
    (value) => {
      localStorage.setItem("catalog", JSON.stringify({ version: 1, value }));
    },
    [
      { left: ref("orders", "discount_code"), right: ref("partner_codes_b", "code") },
      { left: ref("gone", "<img src=x onerror=alert(2)>"), right: ref("orders", "status") },
      { left: ref("orders", "no_such"), right: ref("orders", "status") },
      { left: ref("orders", "total"), right: ref("orders", "status") },
    ],
  );
  await page.goto("/data-catalog/");
  await expect.poll(() => drawn(page)).toBe(1);
  expect(await layoutShifts(page)).toEqual([]);
  const yours = ownOf(page);
  expect(await yours.locator("li").count()).toBe(1);
  expect(await page.locator("#plan-own text").innerHTML()).toBe("partner_codes_b");
  await button(page, "orders.discount_code and partner_codes_b.code").first().click();
  await expect.poll(() => verdict(page)).toContain("2 of 3 rows in partner_codes_b");
  expect(await part(page).locator("table tbody tr").count()).toBe(5);
  await button(page, "Remove orders.discount_code").click();
  await expect.poll(() => yours.locator("li").count()).toBe(0);

  await button(page, "Delete my work").click();
  await button(page, "Delete").click();
  await expect.poll(uploads).toBe(0);
  expect(await kept(page)).toBeNull();
  expect(await field(page, "This column").locator("optgroup").count()).toBe(9);

  await page.evaluate(() => localStorage.setItem("catalog", "{not JSON"));
  await page.reload();
  await field(page, "This column").focus();
  await expect.poll(() => ownOf(page).locator("p").first().innerText()).toContain("Nothing yet");
  expect(faults).toEqual([]);
});

it("searches while typing, opens closed entries, and suggests corrections", async () => {
  const { page, faults } = await open();
  const search = page.getByRole("searchbox", { name: "Find a word" });
  const told = page.locator("#definitions [role=status]");
  const seen = () => page.locator("[data-entry]:visible").count();
  const all = await page.locator("[data-entry]").count();
  await search.fill("discount_code");
  await expect.poll(() => told.innerText()).toBe(`3 of ${all} entries`);
  expect(await page.locator("[id='orders.discount_code']").isVisible()).toBe(true);
  expect(await seen()).toBe(3);
  await search.fill("rekovry");
  await expect.poll(() => told.innerText()).toContain("No entry matches “rekovry”");
  await page.getByRole("button", { name: "Did you mean “recovery”?" }).click();
  await expect.poll(() => told.innerText()).toBe(`One of ${all} entries`);
  expect(await page.locator("#term-recovery-rate").isVisible()).toBe(true);
  await search.fill(`<script>${"x".repeat(10_000)}`);
  await expect.poll(() => told.innerText()).toContain("No entry matches “<script>xxx");
  await search.press("Escape");
  await expect.poll(() => page.locator("[data-entry][hidden]").count()).toBe(0);
  expect(faults).toEqual([]);

  // A link of the diagram opens its table.
  await page.getByRole("link", { name: "subscriptions", exact: true }).first().click();
  await expect.poll(() => page.locator("#table-subscriptions").isVisible()).toBe(true);
});

it("shows diagram, example and definitions without script", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  expect(await page.locator('svg a[href^="#table-"]').count()).toBe(9);
  expect(await part(page).locator("table td").first().innerText()).toBe("3");
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  expect(await page.locator("#term-revenue").innerText()).toContain("FROM orders");
  await page.getByText("Subscriptions", { exact: true }).click();
  expect(await page.locator("#term-churn-rate").innerText()).toContain("FROM subscriptions");
  expect(await part(page).locator("noscript").innerText()).toContain("Scripts are off");
});
