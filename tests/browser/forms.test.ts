/** The forms that create leads (docs/specification.md, 4.7, 4.8, 5.2, 7.2 and 7.3). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { FormName } from "#live/forms/lead.ts";
import { site } from "#site";
import {
  blockStorage,
  desktop,
  expectFocus,
  layoutShifts,
  phone,
  useBrowser,
} from "#tests/support/browse.ts";

const open = useBrowser();
const paths = { demo: "/view-demos/", call: "/demo/", contact: "/contact-sales/" } as const;
/** No host is set in this build, so the forms lead to a page that says so. */
const arrived = (page: Page) => page.waitForURL((url) => url.pathname === site.forms.demo);

const field = (page: Page, form: FormName, name: string) => page.locator(`#${form}-${name}`);
const error = (page: Page, form: FormName, name: string) => page.locator(`#${form}-${name}-error`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.locator(`dialog[aria-labelledby="demo-title"]`);
const isOpen = (page: Page) => dialog(page).evaluate((each) => each.matches(":modal"));
/** Logged leads, from now on. */
function leadsOf(page: Page): string[] {
  const leads: string[] = [];
  page.on("console", (message) => {
    if (/^lead /i.test(message.text())) leads.push(message.text());
  });
  return leads;
}

async function fillIn(page: Page, form: FormName): Promise<void> {
  await field(page, form, "FirstName").fill(" Ana ");
  await field(page, form, "LastName").fill("O’Neill");
  await field(page, form, "Email").fill("ana@shop.example");
}

describe("/view-demos/", () => {
  it("opens the dialog before the first paint, keeps its values when closed, and sends once", async () => {
    const { page, faults } = await open("/view-demos/", { viewport: desktop });
    const leads = leadsOf(page);
    expect(await isOpen(page)).toBe(true);
    await expect.poll(() => focused(page)).toBe("demo-title");
    expect(await layoutShifts(page)).toEqual([]);
    expect(await page.getByRole("banner").getByRole("link").allTextContents()).toEqual([
      site.product,
      "Contact sales",
    ]);
    // Past the close button into the first field.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ana");
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Try the demo");
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(true);
    expect(await field(page, "demo", "FirstName").inputValue()).toBe("Ana");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("drafts"))).toContain("Ana");
    await page.reload();
    await expect.poll(() => field(page, "demo", "FirstName").inputValue()).toBe("Ana");

    await field(page, "demo", "Email").fill("nobody");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => error(page, "demo", "Email").textContent())
      .toBe("Please enter a valid email address");
    expect(await error(page, "demo", "LastName").textContent()).toBe("Last name is required");
    expect(await error(page, "demo", "NumberOfEmployees").textContent()).toBe(
      "Company size is required",
    );
    expect(await error(page, "demo", "FirstName").textContent()).toBe("");
    const summary = page.locator("[data-summary]");
    await expectFocus(summary);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("demo-LastName");
    await page.keyboard.type("O’Neill");
    expect(await error(page, "demo", "LastName").textContent()).toBe("");
    await field(page, "demo", "Email").fill("ana@shop.example");
    await field(page, "demo", "NumberOfEmployees").selectOption("199");
    expect(await summary.isVisible()).toBe(false);
    await button(page, "Open the demo").dblclick();
    await arrived(page);
    expect(leads).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it("opens the dialog before the first paint, however late the page script is", async () => {
    const { page } = await open("/404.html", { viewport: phone });
    await page.route(/\/_astro\/Head[^/]*\.js$/, () => undefined);
    await page.goto("/view-demos/", { waitUntil: "commit" });
    await dialog(page).waitFor();
    expect(await dialog(page).evaluate((each) => each.matches(":modal"))).toBe(true);
    const title = dialog(page).locator("#demo-title");
    await expectFocus(title);
  });
});

it("/demo/ asks in two steps, and keeps both through Back, a reload and the back button", async () => {
  const { page, faults } = await open("/demo/", { viewport: phone });
  leadsOf(page);
  await field(page, "call", "FirstName").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => error(page, "call", "Email").textContent()).toBe("Email is required");
  expect(await page.locator("[data-summary] li").count()).toBe(3);
  expect(await field(page, "call", "NumberOfEmployees").isVisible()).toBe(false);
  await fillIn(page, "call");
  await button(page, "Next").click();
  await expect.poll(() => focused(page)).toBe("call-NumberOfEmployees");
  await field(page, "call", "NumberOfEmployees").selectOption("1000");
  await page.getByLabel(/product updates/).check();
  await button(page, "Back").click();
  expect(await field(page, "call", "FirstName").inputValue()).toBe(" Ana ");
  await button(page, "Next").click();
  await expect.poll(() => focused(page)).toBe("call-NumberOfEmployees");
  await page.reload();
  await expect.poll(() => field(page, "call", "NumberOfEmployees").isVisible()).toBe(true);
  await page.goto("/404.html");
  await page.goBack();
  await expect.poll(() => field(page, "call", "NumberOfEmployees").inputValue()).toBe("1000");
  expect(await page.getByLabel(/product updates/).isChecked()).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);
  await button(page, "Choose a time").click();
  await arrived(page);
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

describe("/contact-sales/", () => {
  it("takes any text, also with blocked storage", async () => {
    const { page } = await open("/404.html", { viewport: desktop });
    const leads = leadsOf(page);
    await blockStorage(page, "localStorage", "sessionStorage");
    await page.goto("/contact-sales/");
    await fillIn(page, "contact");
    await field(page, "contact", "NumberOfEmployees").selectOption("5");
    await field(page, "contact", "Message").fill(
      `<script>alert(1)</script> نادية ${"x".repeat(10_000)}`,
    );
    await button(page, "Send message").click();
    await arrived(page);
    expect(leads).toHaveLength(1);
  });

  it("replays a submit before hydration, and waits until it is online", async () => {
    const { page } = await open("/contact-sales/", { viewport: phone });
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/_astro\/LeadForm\./, async (route) => {
      await held;
      await route.continue();
    });
    await fillIn(page, "contact");
    await button(page, "Send message").click();
    expect(new URL(page.url()).search).toBe("");
    letThrough();
    await expect
      .poll(() => error(page, "contact", "NumberOfEmployees").textContent())
      .toBe("Company size is required");
    await field(page, "contact", "NumberOfEmployees").selectOption("10");
    await page.context().setOffline(true);
    await button(page, "Send message").click();
    await expect
      .poll(() => page.locator("[data-said]").textContent())
      .toMatch(/^You are offline\./);
    expect(await field(page, "contact", "FirstName").inputValue()).toBe(" Ana ");
    expect(new URL(page.url()).pathname).toBe("/contact-sales/");
    await page.context().setOffline(false);
    await arrived(page);
  });
});

it.each(Object.entries(paths))(
  "without script, the form %s at %s is replaced by a link to its target",
  async (form, path) => {
    const { page } = await open(path, { javaScriptEnabled: false });
    expect(await page.locator(`form[data-lead=${form}]`).isVisible()).toBe(false);
    const link = page.locator("form[data-lead] + div a");
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute("href")).toBe(site.forms.demo);
    if (form !== "demo") return;
    // The dialog is part of the page.
    expect(await dialog(page).isVisible()).toBe(true);
    expect(await dialog(page).evaluate((each) => getComputedStyle(each).position)).toBe("static");
    expect(await button(page, "Try the demo").isVisible()).toBe(false);
    expect(await button(page, "Close").isVisible()).toBe(false);
  },
);

it("/get-ramp/ leads to the sign-up", async () => {
  const { page } = await open("/get-ramp/", { viewport: phone });
  await page.locator("#signup-ramp").fill("ana@shop.example");
  await page.locator("#signup-ramp").press("Enter");
  await page.waitForURL(`**${site.forms.signup}?email=ana%40shop.example`);
});
