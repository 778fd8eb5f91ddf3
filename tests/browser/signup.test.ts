/** Sign-up forms in the hero and the footer: docs/specification.md, "Sign-up forms" and "Calls". */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { site } from "#site";
import { blockStorage, expectFocus, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
/** A page that loads fast. */
const light = "/accessibility/";
/** Each form with a page that has it, and the parameters that it adds. */
const forms = [
  { place: "hero", path: "/", own: {} },
  { place: "footer", path: light, own: { utm_source: "29", lead_routing: "true" } },
] as const;
type Place = (typeof forms)[number]["place"];

const field = (page: Page, place: Place) => page.locator(`#signup-${place}`);
const alert = (page: Page, place: Place) => page.locator(`#signup-${place}-error`);
async function submit(page: Page, place: Place): Promise<void> {
  const button = page.locator("form", { has: field(page, place) }).getByRole("button");
  // Otherwise the sections above move it once when they are laid out.
  await button.scrollIntoViewIfNeeded();
  await button.click();
}

/** Waits for the page that the form leads to: in this build no host is set. */
async function arrivedAt(page: Page): Promise<URL> {
  await page.waitForURL((url) => url.pathname === site.forms.signup);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "This form is not connected yet",
  );
  return new URL(page.url());
}

describe.each(forms)("in the $place", ({ place, path, own }) => {
  it("sends the encoded address with the campaign of an earlier page, and restores it on return", async () => {
    const script = "<img src=x onerror=alert(1)>";
    const { page, faults } = await open(
      `/accessibility/?utm_source=letter&utm_campaign=${encodeURIComponent(script)}&gclid=a%26b&x=<script>#<script>`,
    );
    await page.goto("/about/");
    await page.goto(path);
    await field(page, place).fill("o'neil+box&co=1#x%2B@bücher.example");
    // Browsers give the domain of an email field in its ASCII form.
    const email = await field(page, place).inputValue();
    await submit(page, place);
    expect(Object.fromEntries((await arrivedAt(page)).searchParams)).toEqual({
      utm_campaign: script,
      gclid: "a&b",
      utm_source: "letter",
      ...own,
      email,
    });
    await page.goBack();
    await expect.poll(() => field(page, place).inputValue()).toBe(email);
    expect(faults).toEqual([]);
  });

  it("works without script, with the browser's own check", async () => {
    const visit = await open(path, { viewport: phone, javaScriptEnabled: false });
    await submit(visit.page, place);
    expect(new URL(visit.page.url()).pathname).toBe(path);
    await field(visit.page, place).fill("ana+box@shop.example");
    await submit(visit.page, place);
    const url = await arrivedAt(visit.page);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...own, email: "ana+box@shop.example" });
  });
});

it("keeps a missing or wrong address, with an error next to the field, and sends nothing", async () => {
  const { page } = await open(light, { viewport: phone });
  await submit(page, "footer");
  await expect
    .poll(() => alert(page, "footer").textContent())
    .toBe("Please enter your email address.");
  expect(await alert(page, "footer").getAttribute("role")).toBe("alert");
  await expectFocus(field(page, "footer"));
  expect(await field(page, "footer").getAttribute("aria-invalid")).toBe("true");
  await field(page, "footer").pressSequentially("a");
  expect(await alert(page, "footer").textContent()).toBe("");
  expect(await field(page, "footer").getAttribute("aria-invalid")).toBe("false");
  for (const typed of [
    "nobody",
    "two@@shop.example",
    `${"a".repeat(10_000)}@shop.example`,
    "<script>alert(1)</script>",
  ]) {
    await field(page, "footer").fill(typed);
    expect(await alert(page, "footer").textContent()).toBe("");
    await submit(page, "footer");
    await expect
      .poll(() => alert(page, "footer").textContent())
      .toBe("Please enter a valid email address");
    expect(await field(page, "footer").inputValue()).toBe(typed);
    expect(new URL(page.url()).pathname).toBe(light);
  }
});

it("works if storage is blocked", async () => {
  const { page } = await open("/robots.txt", { viewport: phone });
  await blockStorage(page, "localStorage", "sessionStorage");
  await page.goto("/accessibility/?utm_campaign=spring");
  await field(page, "footer").fill("ana@shop.example");
  await submit(page, "footer");
  expect((await arrivedAt(page)).searchParams.get("utm_campaign")).toBe("spring");
});
