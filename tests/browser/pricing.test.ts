/** The pricing page: plans, calculator, comparison and questions. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  desktop,
  edgesOf,
  expectFocus,
  layoutShifts,
  phone,
  useBrowser,
} from "#tests/support/browse.ts";
import {
  feeWords,
  figures,
  plans,
  rangeWords,
  sumOf,
  sumWords,
} from "#tests/support/published-plans.ts";

const open = useBrowser();
const field = (page: Page, name: string) => page.locator(`#calculator [name="${name}"]`);
const error = (page: Page, name: string) => page.locator(`#calc-${name}-error`).innerText();
const sum = (page: Page, plan: string) =>
  page.locator(`[data-bill="${plan}"] [data-sum]`).innerText();

/** The example of content/plan-calculator.yaml, and the year that the first test types: all fees fall on `turnover`. */
const example = { turnover: 240_000 + 30_000 + 12_000, sms: 60_000, mms: 6000 };
const typed = { ...example, turnover: 1_000_000 + 30_000 + 12_000 };
const names = plans.map(({ name }) => name);

/** Replaces a field's text, like the keyboard. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

it("calculates a year by keyboard, and explains invalid input", async () => {
  const { page, faults } = await open("/pricing/", { viewport: desktop });
  expect(await page.locator("#plans article h3").allInnerTexts()).toEqual(names);
  expect(await page.getByRole("link", { name: "Get in touch" }).getAttribute("href")).toMatch(
    /^https:\/\/[a-z.-]*\.example/,
  );

  // Typed before hydration.
  await type(page, "subscriptions", "1,000,000");
  await expect.poll(() => sum(page, "self-serve")).toBe(sumWords("self-serve", typed));
  expect(await sum(page, "autopilot")).toBe(sumWords("autopilot", typed));
  expect(await page.locator('[data-state="cheapest"] h4').innerText()).toBe(
    sumOf("self-serve", typed) < sumOf("autopilot", typed) ? names[1] : names[2],
  );
  // Changed sums do not shift the layout.
  expect(await layoutShifts(page)).toEqual([]);

  // Tab moves to the next field.
  await page.keyboard.press("Tab");
  await expectFocus(field(page, "upsells"));

  // src/live/calculators/numbers.test.ts has every sentence.
  for (const [name, text, told] of [
    ["upsells", "€500", "in US dollars"],
    ["affiliates", "1.000,50", "Did you mean 1,000.50?"],
    ["agents", "<b>many</b>", "not a number"],
    ["runs", "", "0 if there is none"],
    ["retried", "20", "less than you recover today"],
  ] as const) {
    await type(page, name, text);
    if (text === "") await page.keyboard.press("Delete");
    await page.keyboard.press("Tab");
    await expect.poll(() => error(page, name)).toContain(told);
    expect(await field(page, name).inputValue()).toBe(text);
  }
  expect(await sum(page, "self-serve")).toBe(sumWords("self-serve", typed));
  expect(await page.locator("[data-verdict]").innerText()).toContain("Affiliate payouts, ");

  const link = page.url();
  expect(link).toContain("#calculator?subscriptions=1000000");
  const other = await open(link.slice(link.indexOf("/pricing/")), { viewport: phone });
  await expect.poll(() => error(other.page, "affiliates")).toContain("1,000.50");
  expect(await field(other.page, "affiliates").inputValue()).toBe("1.000,50");
  expect(await sum(other.page, "autopilot")).toBe(sumWords("autopilot", typed));
  expect(await other.page.locator("[data-unread]").innerText()).toContain("are not valid");
  await other.page.getByRole("button", { name: "Back to the example" }).click();
  expect(await sum(other.page, "self-serve")).toBe(sumWords("self-serve", example));
  expect(new URL(other.page.url()).hash).toBe("");
  expect([...faults, ...other.faults]).toEqual([]);
});

it("compares all plans on a wide screen and one on a narrow one, and opens one question at a time", async () => {
  const { page, faults } = await open("/pricing/", { viewport: desktop });
  const heads = page.locator("#compare thead th");
  await page.locator("#compare").scrollIntoViewIfNeeded();
  await expect.poll(() => heads.allInnerTexts()).toEqual(["Feature", ...names]);
  const cells = async (row: string) =>
    page
      .getByRole("row", { name: new RegExp(`^${row}`) })
      .getByRole("cell")
      .filter({ visible: true })
      .allInnerTexts();
  expect(await cells("Transaction fee")).toEqual(feeWords);
  expect(await cells("Stores or brands")).toEqual(
    plans.map(({ cells: { stores = "" } }) => stores.replace("unl", "Unl")),
  );
  // The headings stay visible.
  await page.getByRole("row", { name: "Nova agent" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const header = await edgesOf(page.locator("header").first());
  await expect.poll(async () => (await edgesOf(heads.first())).top).toBeCloseTo(header.bottom, -1);

  const questions = page.locator("#questions details");
  expect(await questions.count()).toBeGreaterThan(1);
  const openIds = () =>
    questions.evaluateAll((all) =>
      all.filter((each) => each.hasAttribute("open")).map(({ id }) => id),
    );
  const fees = page.locator("#questions details#fees");
  const saving = page.locator("#questions details#saving");
  await fees.locator("summary").click();
  expect(await openIds()).toEqual(["fees"]);
  expect(await fees.innerText()).toContain(rangeWords());
  await saving.locator("summary").click();
  expect(await openIds()).toEqual(["saving"]);
  const isShown = figures.find(({ name }) => name === "software_saving")?.evidence;
  expect((await saving.innerText()).includes("Our own figure")).toBe(!isShown);
  await saving.locator("summary").click();
  expect(await openIds()).toEqual([]);

  await page.setViewportSize(phone);
  const plan = page.getByRole("radio", { name: "Enterprise" });
  await page.locator("#compare label").last().click();
  expect(await plan.isChecked()).toBe(true);
  expect(await cells("Transaction fee")).toEqual(["Ask us"]);
  await plan.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await cells("Transaction fee")).toEqual([feeWords[2]]);
  expect(await page.locator("table").count()).toBe(1);
  expect(faults).toEqual([]);
});

it("shows the example and the formula without script", async () => {
  const { page } = await open("/pricing/", { javaScriptEnabled: false });
  expect(await field(page, "stores").isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Copy a link" }).isVisible()).toBe(false);
  expect(await page.getByText("Subscription transactions: $240,000").isVisible()).toBe(true);
  expect(await sum(page, "self-serve")).toBe(sumWords("self-serve", example));
  expect(await page.locator("#calculator").innerText()).toContain(
    `60,000 × $${String(plans[1]?.messages?.sms)}`,
  );
  expect(await page.getByText("A year’s cost is the plan’s price").isVisible()).toBe(true);
});
