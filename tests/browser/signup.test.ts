/** Sign-up forms in the hero and the footer: docs/specification.md, "Sign-up forms" and "Calls". */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { site } from "#site";
import { phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const forms = ["hero", "footer"] as const;
type Place = (typeof forms)[number];

const field = (page: Page, place: Place) => page.locator(`#signup-${place}`);
const alert = (page: Page, place: Place) => page.locator(`#signup-${place}-error`);
async function submit(page: Page, place: Place): Promise<void> {
  const button = page.locator("form", { has: field(page, place) }).getByRole("button");
  // Bands above are laid out when they come near, and move it once, sooner than a person presses and lets go.
  await button.scrollIntoViewIfNeeded();
  await button.click();
}

/** Where the form has led: no host is set in the tests' build, so the page that says so. */
async function arrivedAt(page: Page): Promise<URL> {
  await page.waitForURL((url) => url.pathname === site.forms.signup);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "This form is not connected yet",
  );
  return new URL(page.url());
}

describe.each(forms)("in the %s", (place) => {
  const own = place === "footer" ? { utm_source: "29", lead_routing: "true" } : {};

  it("asks for what is missing, beside the field, and sends nothing", async () => {
    await using visit = await open("/", { viewport: phone });
    const { page } = visit;
    await submit(page, place);
    await expect
      .poll(() => alert(page, place).textContent())
      .toBe("Please enter your email address.");
    expect(await alert(page, place).getAttribute("role")).toBe("alert");
    expect(await field(page, place).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(await field(page, place).getAttribute("aria-invalid")).toBe("true");
    expect(new URL(page.url()).pathname).toBe("/");
    await field(page, place).pressSequentially("a");
    expect(await alert(page, place).textContent()).toBe("");
    expect(await field(page, place).getAttribute("aria-invalid")).toBe("false");
  });

  it("keeps what cannot be an address, and says so", async () => {
    await using visit = await open("/", { viewport: phone });
    const { page } = visit;
    for (const typed of [
      "nobody",
      "two@@shop.example",
      `${"a".repeat(10_000)}@shop.example`,
      "<script>alert(1)</script>",
    ]) {
      await field(page, place).fill(typed);
      expect(await alert(page, place).textContent()).toBe("");
      await submit(page, place);
      await expect
        .poll(() => alert(page, place).textContent())
        .toBe("Please enter a valid email address");
      expect(await field(page, place).inputValue()).toBe(typed);
      expect(new URL(page.url()).pathname).toBe("/");
    }
  });

  it("leads to the sign-up page with the address encoded", async () => {
    await using visit = await open("/", { viewport: phone });
    const { page } = visit;
    for (const typed of [
      "ana@shop.example",
      "o'neil+box&co=1#x@shop.example",
      "jörg@bücher.example",
      "a%2Bb@shop.example",
    ]) {
      await page.goto("/");
      await field(page, place).fill(typed);
      // Browsers give the domain of an email field in its ASCII form.
      const value = await field(page, place).inputValue();
      await submit(page, place);
      const url = await arrivedAt(page);
      expect(Object.fromEntries(url.searchParams)).toEqual({ ...own, email: value });
    }
  });

  it("passes on where the visitor came from, also some pages later, and its own source wins", async () => {
    await using visit = await open(
      "/?utm_source=letter&utm_campaign=spring%20sale&gclid=a%26b&x=<script>",
    );
    const { page } = visit;
    await page.goto("/404.html");
    await page.goto("/");
    await field(page, place).fill("ana@shop.example");
    await submit(page, place);
    expect(Object.fromEntries((await arrivedAt(page)).searchParams)).toEqual({
      utm_campaign: "spring sale",
      gclid: "a&b",
      utm_source: "letter",
      ...own,
      email: "ana@shop.example",
    });
  });

  it("leads to the sign-up page without script, checked by the browser", async () => {
    await using visit = await open("/", { viewport: phone, javaScriptEnabled: false });
    await submit(visit.page, place);
    expect(new URL(visit.page.url()).pathname).toBe("/");
    await field(visit.page, place).fill("ana+box@shop.example");
    await submit(visit.page, place);
    const url = await arrivedAt(visit.page);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...own, email: "ana+box@shop.example" });
  });
});

it("keeps what was typed when the visitor comes back", async () => {
  await using visit = await open("/", { viewport: phone });
  const { page } = visit;
  // At once, as a password manager does it: the browser itself takes note of a field about once a second.
  await field(page, "hero").fill("ana@shop.example");
  await submit(page, "hero");
  await arrivedAt(page);
  await page.goBack();
  await expect.poll(() => field(page, "hero").inputValue()).toBe("ana@shop.example");
});

it("works where storage is blocked", async () => {
  await using visit = await open("/404.html", { viewport: phone });
  const { page } = visit;
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await page.goto("/?utm_campaign=spring");
  await field(page, "hero").fill("ana@shop.example");
  await submit(page, "hero");
  expect((await arrivedAt(page)).searchParams.get("utm_campaign")).toBe("spring");
});

it("script in an address's query is never run", async () => {
  await using visit = await open(
    "/?utm_source=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&%3Cscript%3E=1#%3Cscript%3E",
  );
  const { page } = visit;
  let alerted = false;
  page.on("dialog", (dialog) => {
    alerted = true;
    return dialog.dismiss();
  });
  await field(page, "hero").fill("ana@shop.example");
  await submit(page, "hero");
  await arrivedAt(page);
  expect(alerted).toBe(false);
  expect(visit.faults).toEqual([]);
});
