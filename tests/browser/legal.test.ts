/** The legal pages: contents, anchors, print, and the privacy choices (docs/specification.md, 11). */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { outboxIds, storedIds } from "#live/privacy/stored-items.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { site } from "#site";
import { desktop, expectFocus, layoutShifts, oneVisit, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const choices = "/data-privacy-opt-out/";

const list = (page: Page) => page.locator("[data-contents]");
const current = (page: Page) => list(page).locator("[aria-current]").allTextContents();
const top = (page: Page, id: string) =>
  page.evaluate((each) => document.getElementById(each)?.getBoundingClientRect().top ?? NaN, id);
const headerEnd = (page: Page) =>
  page.locator("body > header").evaluate((header) => header.getBoundingClientRect().bottom);

describe("the terms", () => {
  const visit = oneVisit(() => open("/terms/#5.3", { viewport: desktop }));

  it("scroll to the clause in the address, and highlight it", async () => {
    const { page, faults } = await visit();
    const end = await headerEnd(page);
    await expect.poll(() => top(page, "5.3")).toBeGreaterThanOrEqual(end);
    expect(await top(page, "5.3")).toBeLessThan(desktop.height / 2);
    const ground = (id: string) =>
      page.locator(`[id="${id}"] > p`).evaluate((text) => getComputedStyle(text).backgroundColor);
    expect(await ground("5.3")).not.toBe(await ground("5.4"));
    await page.locator('[id="5.4"] > a > [data-part=number]').click();
    await expect.poll(() => ground("5.3")).toBe(await ground("5.5"));
    expect(page.url()).toMatch(/#5\.4$/);
    expect(faults).toEqual([]);
  });

  it("have contents that mark the section being read", async () => {
    const { page } = await visit();
    const all = await list(page).getByRole("link").allTextContents();
    expect(all).toHaveLength(16);
    expect(all[0]).toBe("1. Account terms");
    await page.mouse.move(100, 200);
    for (const id of ["1", "5", "12"]) {
      await page.evaluate((each) => {
        document.getElementById(each)?.scrollIntoView({ behavior: "instant" });
      }, id);
      await expect.poll(() => current(page)).toEqual([all[Number(id) - 1]]);
    }
    await list(page)
      .getByRole("link", { name: all[8] ?? "" })
      .click();
    await expect.poll(() => current(page)).toEqual([all[8]]);
    expect(page.url()).toMatch(/\/terms\/#9$/);
  });
});

describe.each(legalIds)("/%s/", (id) => {
  it("reads without script, its contents lead, and it prints only its text", async () => {
    const { page } = await open(`/${id}/`, { viewport: desktop, javaScriptEnabled: false });
    for (const selector of [".legal-section", ".legal-summary", ".legal-clause"]) {
      const parts = await page.locator(selector).all();
      expect(parts.length).toBeGreaterThan(0);
      for (const part of [parts[0], parts.at(-1)]) expect(await part?.isVisible()).toBe(true);
    }
    const last = list(page).getByRole("link").last();
    const place = ((await last.getAttribute("href")) ?? "").slice(1);
    await last.click();
    const heading = page.locator(`[id="${place}"]`);
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? Infinity)
      .toBeLessThan(desktop.height);
    await page.emulateMedia({ media: "print" });
    const shown = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "body > header, nav, footer, [data-part=top], h1, [data-part=date], [data-part=sample], .legal-section > h2, .legal-summary, .legal-clause > p",
        ),
      ]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getAttribute("data-part") ?? each.tagName),
    );
    const counts = Object.fromEntries(
      [...new Set(shown)].map((name) => [name, shown.filter((each) => each === name).length]),
    );
    const all = (selector: string) => page.locator(selector).count();
    expect(counts).toEqual({
      H1: 1,
      date: 1,
      sample: 1,
      H2: await all(".legal-section > h2"),
      DIV: await all(".legal-summary"),
      P: await all(".legal-clause > p"),
    });
  });
});

describe("the privacy choices", () => {
  const input = (page: Page) => page.getByRole("switch", { name: "Remember where I came from" });
  const row = (page: Page, item: string) => page.locator(`[data-choices] tr[data-item="${item}"]`);
  const value = (page: Page, item: string) => row(page, item).locator("[data-value]").textContent();
  const status = (page: Page) => page.locator("[data-choices-said]").textContent();
  const stored = (page: Page) =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  const nothing = "Not stored";

  /** Sends a sign-up form. @returns its parameters */
  async function signUp(page: Page) {
    const field = page.locator("#signup-footer");
    await field.fill("ana@shop.example");
    await page.locator("form", { has: field }).getByRole("button").click();
    await page.waitForURL((url) => url.pathname === site.forms.signup);
    return Object.fromEntries(new URL(page.url()).searchParams);
  }

  const landing = "/accessibility/?utm_source=x&utm_campaign=spring";
  /** Arrives by a campaign's link and goes on to the choices. */
  async function arrive(options: BrowserContextOptions = {}) {
    const visit = await open(landing, options);
    await visit.page.goto(choices);
    return visit;
  }

  it("list the campaign; a sign-up carries it, unless it is switched off", async () => {
    const { page, faults } = await arrive();
    await expect.poll(() => value(page, "campaign")).toBe("utm_source=x&utm_campaign=spring");
    expect(await input(page).isChecked()).toBe(true);
    expect(await signUp(page)).toMatchObject({ utm_campaign: "spring", utm_source: "29" });

    await page.goto(choices);
    await input(page).click();
    await expect.poll(() => status(page)).toBe("Your choice is saved in this browser.");
    await expect.poll(() => value(page, "campaign")).toBe(nothing);
    await expect.poll(() => value(page, "refused")).toBe("campaign");
    expect(await page.evaluate(() => sessionStorage["campaign"] as unknown)).toBeUndefined();
    expect(await signUp(page)).toEqual({
      utm_source: "29",
      lead_routing: "true",
      email: "ana@shop.example",
    });
    await page.goto(landing);
    expect(await signUp(page)).not.toHaveProperty("utm_campaign");
    await page.goto(choices);
    await expect.poll(() => input(page).isChecked()).toBe(false);
    expect(await stored(page)).not.toContain("campaign");

    await input(page).click();
    await expect.poll(() => value(page, "refused")).toBe(nothing);
    await page.goto("/accessibility/?utm_campaign=fall");
    expect(await signUp(page)).toMatchObject({ utm_campaign: "fall" });
    expect(faults).toEqual([]);
  });

  it("are off and disabled if the browser sends Global Privacy Control", async () => {
    const { page, faults } = await arrive();
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await page.reload();
    await expect.poll(() => input(page).isDisabled()).toBe(true);
    expect(await input(page).isChecked()).toBe(false);
    expect(await page.locator("[data-control]").textContent()).toMatch(
      /^Your browser sends Global Privacy Control\./,
    );
    expect(await value(page, "campaign")).toBe(nothing);
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto(landing);
    expect(await signUp(page)).not.toHaveProperty("utm_campaign");
    expect(faults).toEqual([]);
  });

  it("list and delete items that the site did not store", async () => {
    const { page, faults } = await open(choices);
    await page.evaluate(() => {
      localStorage.setItem("visitor", "1");
      document.cookie = "session=2; Path=/";
      document.cookie = "here=3";
      return new Promise((made) => {
        indexedDB.open("orders").onsuccess = made;
      }).then(() => undefined);
    });
    await page.reload();
    const others = page.locator("[data-choices] tr", { hasText: "not stored by this site" });
    await expect
      .poll(() => others.locator("th > span").allTextContents())
      .toEqual(["localStorage: visitor", "cookie: here", "cookie: session", "indexedDB: orders"]);
    for (let left = 3; left >= 0; left--) {
      await others.first().getByRole("button").click();
      await expect.poll(() => others.count()).toBe(left);
    }
    await expect.poll(() => status(page)).toBe("Deleted.");
    expect(
      await page.evaluate(async () => [
        document.cookie,
        localStorage.length,
        (await indexedDB.databases()).length,
      ]),
    ).toEqual(["", 0, 0]);
    expect(faults).toEqual([]);
  });

  it("delete everything", async () => {
    const { page } = await arrive();
    await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      localStorage.setItem("visitor", "1");
      document.cookie = "session=2; Path=/";
    });
    await page.reload();
    await expect.poll(() => row(page, "visitor").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await page.getByRole("button", { name: "Delete everything" }).click();
    await expect.poll(() => status(page)).toMatch(/^Deleted, including any choice you made\./);
    expect(await stored(page)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await expect
      .poll(() => page.locator("[data-choices] tr", { hasText: "not stored by this site" }).count())
      .toBe(0);
    expect(await page.locator("[data-choices] tbody [data-value]").allTextContents()).toEqual(
      // This build logs its leads, so it has no outbox and no row for it.
      Array<string>(storedIds.length - outboxIds.length).fill(nothing),
    );
    // The deleted theme no longer applies to this page.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset["theme"]))
      .toBeUndefined();
  });

  it("follow what the page stores while it is open", async () => {
    const { page } = await open(choices, { viewport: desktop });
    await page
      .getByRole("contentinfo")
      .getByRole("radio", { name: "Night" })
      .check({ force: true });
    await expect.poll(() => value(page, "theme")).toBe("dark");
    await row(page, "theme").getByRole("button", { name: "Delete" }).click();
    await expect
      .poll(() => page.getByRole("contentinfo").getByRole("radio", { name: "System" }).isChecked())
      .toBe(true);
  });

  it("follow another tab", async () => {
    const { page } = await arrive();
    const other = await page.context().newPage();
    await other.goto(choices);
    await input(other).click();
    await expect.poll(() => input(page).isChecked()).toBe(false);
    await expect.poll(() => value(page, "campaign")).toBe(nothing);
  });

  it("work by keyboard, and keep the focus when an item is deleted", async () => {
    const { page } = await arrive({ viewport: desktop });
    // May be stored already, by the first page.
    await page.evaluate(() => sessionStorage.setItem("arrival", "/"));
    await page.reload();
    await expect.poll(() => value(page, "arrival")).toBe("/");
    expect(await layoutShifts(page)).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.locator("[data-contents] a").last().focus();
    await page.keyboard.press("Tab");
    await expectFocus(input(page));
    await page.keyboard.press("Tab");
    await expect.poll(() => focused()).toBe("Delete: Where you came from");
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page)).toBe("Deleted.");
    await expect.poll(() => value(page, "campaign")).toBe(nothing);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused()).toBe("Delete: How your visit began");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused()).toBe("Delete everything");
    for (let i = 0; i < 2; i += 1) await page.keyboard.press("Shift+Tab");
    await expectFocus(input(page));
    await page.keyboard.press("Space");
    await expect.poll(() => input(page).isChecked()).toBe(false);
    await expect.poll(() => value(page, "refused")).toBe("campaign");
  });

  it("say without script that nothing is stored, and show no switch", async () => {
    const { page } = await open(choices, { viewport: desktop, javaScriptEnabled: false });
    expect(await page.locator("[data-choices]").innerText()).toBe(
      "Scripts are off in this browser, so this site stores nothing in it. There is nothing to switch off or delete.",
    );
    expect(await page.getByRole("switch").count()).toBe(0);
    expect(await page.locator("[data-choices]").getByRole("button").count()).toBe(0);
    // No link of the contents leads to a hidden part.
    const leads = await list(page)
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) =>
          document.querySelector(link.getAttribute("href") ?? "")?.checkVisibility(),
        ),
      );
    expect(leads.length).toBeGreaterThan(2);
    expect(new Set(leads)).toEqual(new Set([true]));
  });
});
