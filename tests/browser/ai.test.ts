/** The conversation with EZQL: questions, follow-ups, changed SQL, storage, keyboard, odd questions. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { violations } from "#tests/support/axe.ts";
import { desktop, expectFocus, layoutShifts, oneVisit, useBrowser } from "#tests/support/browse.ts";

const visit = useBrowser();
const { running } = shipped("engine");
const { button: pin, see } = shipped("charts").pin;

const field = (page: Page) => page.locator("[name=question]");
const newest = (page: Page) => page.locator("[data-conversation] article").last();
const title = (page: Page) => newest(page).getByRole("heading", { level: 2 }).innerText();
const heard = (page: Page) => page.locator("[data-conversation] > [role=status]").innerText();

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}

it("answers a question asked before hydration, keeps typed text, and never shifts", async () => {
  const { page, faults } = await visit("/ai/", { viewport: desktop });
  const frame = () =>
    page
      .locator("[data-conversation], [data-conversation] form, [data-conversation] > [role=region]")
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
  const before = await frame();
  // On a slow machine, rows arrive too late to count as caused by the press.
  await page
    .context()
    .newCDPSession(page)
    .then((session) => session.send("Emulation.setCPUThrottlingRate", { rate: 6 }));
  await field(page).fill("orders by month in 2024");
  await field(page).press("Enter");
  await field(page).fill("half a ques");
  await page.locator("[data-conversation] article + [data-state=result]").waitFor();
  expect(await title(page)).toContain("Orders by month");
  expect(await field(page).inputValue()).toBe("half a ques");
  await expectFocus(field(page));
  expect(await frame()).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it("answers, suggests follow-ups, refuses, runs changed SQL, and stores it all for the tab", async () => {
  const { page, faults } = await visit("/ai/", { viewport: desktop });
  await page.getByRole("button", { name: "Top 5 products by revenue" }).click();
  await page.locator("[data-conversation] article + [data-state=result]").waitFor();
  await expect.poll(() => heard(page)).toMatch(/5 rows\. First row: .+\$[\d,.]+/);
  expect(await newest(page).locator("h3 + dl dt").count()).toBeGreaterThan(1);

  // The chart goes to the dashboard as drawn.
  await newest(page).getByRole("button", { name: pin }).click();
  await newest(page).getByRole("link", { name: see }).waitFor();
  const board = await page.evaluate(() => localStorage.getItem("board"));
  expect(board).toContain("Top 5 products by revenue");

  // A suggested follow-up, by keyboard.
  const next = page
    .locator("[data-conversation] form ~ [role=group]")
    .last()
    .getByRole("button")
    .first();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-conversation] article").count()).toBe(3);
  await expectFocus(field(page));

  // A typo is corrected, and marked.
  await ask(page, "revnue by state");
  await expect.poll(() => newest(page).locator("dt small").count()).toBe(1);

  // What is not a question stays in the field.
  for (const odd of [
    `<img src=x onerror="document.title='x'">`,
    "'; DROP TABLE orders; --",
    "¿Cuánto vendimos ayer?",
    "x".repeat(10_000),
  ]) {
    await ask(page, odd);
    await expect.poll(() => newest(page).getAttribute("data-state")).toBe("unknown");
    expect(await field(page).inputValue()).toBe(odd);
    expect(await newest(page).locator("li > button").count()).toBeGreaterThan(0);
  }
  await newest(page).locator("li > button").first().click();
  await expect.poll(() => newest(page).getAttribute("data-state")).toBe("result");

  const sql = newest(page).locator("textarea");
  await sql.fill("SELECT nme FROM products");
  await sql.press("Control+Enter");
  await newest(page).getByRole("button", { name: "Use name" }).waitFor();
  expect(await newest(page).getByText(running).count()).toBe(0);
  await newest(page).getByRole("button", { name: "Use name" }).click();
  await newest(page)
    .getByText(/^48 rows/)
    .waitFor();
  const href = await newest(page)
    .getByRole("link", { name: "Open in the query editor" })
    .getAttribute("href");
  expect(href).toBe("/queries/#q=SELECT%20name%20FROM%20products");
  expect(await violations(page, "[data-conversation]")).toEqual([]);

  await page.reload();
  await page.locator("[data-conversation][data-ready]").waitFor();
  await newest(page)
    .getByText(/^48 rows/)
    .waitFor();
  await page.getByRole("button", { name: "Clear the conversation" }).click();
  await expect.poll(() => page.locator("[data-conversation] article").count()).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("conversation"))).toBeNull();
  expect(await page.title()).not.toBe("x");
  expect(faults).toEqual([]);
});

describe("one question after another", () => {
  const shared = oneVisit(() => visit("/ai/", { viewport: desktop }));
  const sql = (page: Page) => newest(page).locator("textarea").inputValue();

  it("a complete question inherits nothing", async () => {
    const { page } = await shared();
    await ask(page, "revenue last year");
    await expect.poll(() => page.locator("[data-conversation] article").count()).toBe(2);
    await expect.poll(() => sql(page)).toContain("2024");
    expect(await sql(page)).not.toMatch(/2023|subscription/);
    await ask(page, "Revenue by state");
    await expect.poll(() => sql(page)).toContain("state");
    await ask(page, "how many customers do we have?");
    await expect.poll(() => sql(page)).toMatch(/count/i);
    expect(await sql(page)).not.toContain("state");
  });

  it("a follow-up shows what it inherits, which can be removed", async () => {
    const { page } = await shared();
    await ask(page, "Revenue by state");
    await ask(page, "and in 2023?");
    await expect.poll(() => sql(page)).toMatch(/state[^]*2023/);
    const remove = newest(page).getByRole("button", { name: /^Remove .*state/ });
    await remove.click();
    await expect.poll(() => sql(page)).not.toContain("state");
    expect(await sql(page)).toContain("2023");
  });

  it("nothing is inherited from a cleared conversation", async () => {
    const { page } = await shared();
    await page.getByRole("button", { name: "Clear the conversation" }).click();
    await ask(page, "and in 2023?");
    await expect.poll(() => newest(page).getAttribute("data-state")).toBe("unknown");
  });
});

describe("without script", () => {
  const shared = oneVisit(() => visit("/ai/", { viewport: desktop, javaScriptEnabled: false }));

  it("shows an example with question, explanation, chart and SQL, and no field", async () => {
    const { page } = await shared();
    expect(await title(page)).toContain("Revenue by month");
    expect(await page.locator("h3 + dl dt").count()).toBeGreaterThan(1);
    expect(await page.locator("[data-conversation] .chart-plot").isVisible()).toBe(true);
    expect(await newest(page).locator("pre").innerText()).toContain("SELECT");
    expect(await field(page).isVisible()).toBe(false);
  });

  it("keeps the pieces of the large question apart in a narrow window", async () => {
    const { page } = await shared();
    await page.setViewportSize({ width: 1024, height: 900 });
    const edges = await page
      .locator("figure li > b")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(edges.length).toBeGreaterThan(1);
    const apart = edges.flatMap(({ left, right }) => [left, right + 8]);
    expect(apart).toEqual(apart.toSorted((a, b) => a - b));
  });
});
