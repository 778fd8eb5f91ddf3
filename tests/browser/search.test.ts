/** The search dialog, the search page, misspelled queries, and unknown articles (docs/specification.md, 2.21, 8.3). */
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import {
  desktop,
  expectFocus,
  layoutShifts,
  oneVisit,
  phone,
  useBrowser,
} from "#tests/support/browse.ts";

const open = useBrowser();
/** A page that loads fast, for what is the same on every page. */
const light = "/accessibility/";

const dialog = (page: Page) => page.locator("#search");
const field = (page: Page) => dialog(page).getByRole("searchbox");
const hits = (page: Page) => page.locator(".search-hit:visible");
const status = (page: Page) => page.locator("[role=status]:visible");
const expectHits = (page: Page) => expect.poll(() => hits(page).count()).toBeGreaterThan(0);
const hrefs = (page: Page) =>
  hits(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("#")[0]));
const isOpenerFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.hasAttribute("data-search-open"));

const isFieldFocused = (page: Page) =>
  field(page).evaluate((each) => each === document.activeElement);
const pathOf = (page: Page) => new URL(page.url()).pathname;

it("fetches nothing before it is opened, then takes at once what is typed", async () => {
  const { page, faults } = await open(light, { viewport: desktop });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /search/.test(path))).toEqual([]);
  // The script is late.
  await page.route(/\/_astro\/search-box\.[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("dunning");
  expect(await field(page).inputValue()).toBe("dunning");
  await expectHits(page);
  expect(await field(page).inputValue()).toBe("dunning");
  expect((await hrefs(page))[0]).toMatch(/^\/blog\/how-dunning-can-help/);
  for (const key of ["Control+k", "Meta+k"]) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    await page.keyboard.press(key);
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
  }
  expect(faults).toEqual([]);
});

it("takes at once what is typed whenever it opens, in place of the earlier words", async () => {
  const { page } = await open(light, { viewport: desktop });
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press("/");
    await page.keyboard.type("pet box");
    expect(await field(page).inputValue()).toBe("pet box");
    // Outside of it.
    await page.mouse.click(5, 5);
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
  }
});

it("opens by its link, and Escape closes it and returns the focus", async () => {
  const { page } = await open(light, { viewport: desktop });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFieldFocused(page)).toBe(true);
    expect(pathOf(page)).toBe(light);
    await page.keyboard.press("Escape");
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await isOpenerFocused(page)).toBe(true);
  }
});

it("says that it is offline, keeps the words, and continues once online", async () => {
  const { page } = await open(light, { viewport: desktop });
  await page.route("**/search/index.json", (route) => route.abort());
  // The dialog's script has arrived when it asks for the index.
  const asked = page.waitForEvent("requestfailed", (request) => /index\.json$/.test(request.url()));
  await page.keyboard.press("/");
  await asked;
  await page.context().setOffline(true);
  await page.keyboard.type("membership");
  await expect.poll(() => status(page).textContent()).toContain("offline");
  expect(await field(page).inputValue()).toBe("membership");
  await page.unroute("**/search/index.json");
  await page.context().setOffline(false);
  await expectHits(page);
});

describe("the dialog on the home page", () => {
  const visit = oneVisit(() => open("/", { viewport: desktop }));

  /** The page with the dialog open and empty. */
  const openDialog = async () => {
    const { page } = await visit();
    if (!(await dialog(page).isVisible())) {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.keyboard.press("/");
      await expect.poll(() => dialog(page).isVisible()).toBe(true);
    }
    await field(page).fill("");
    return page;
  };

  it("leaves its keys to fields, and to elements with keys of their own", async () => {
    const { page } = await visit();
    const email = page.getByRole("main").getByRole("textbox").first();
    await email.focus();
    await page.keyboard.type("a/b");
    expect(await email.inputValue()).toBe("a/b");
    await page.evaluate(() => {
      const own = document.createElement("div");
      own.dataset["ownKeys"] = "";
      own.tabIndex = 0;
      document.querySelector("main")?.prepend(own);
      own.focus();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.press("/");
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it("arrow keys move through results; Escape clears, then closes", async () => {
    const page = await openDialog();
    // At once: the results of slow typing come twice, and the second time the field gets the focus back.
    await field(page).fill("churn");
    await expectHits(page);
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ results$/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = hits(page).nth(1);
    await expectFocus(second);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("ed");
    expect(await field(page).inputValue()).toBe("churned");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("x");
    expect(await field(page).inputValue()).toBe("churnedx");
    await page.keyboard.press("Escape");
    expect([await field(page).inputValue(), await dialog(page).isVisible()]).toEqual(["", true]);
    await page.keyboard.press("Escape");
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it("new results give the focus back to the field", async () => {
    const page = await openDialog();
    await page.keyboard.type("churn");
    await expectHits(page);
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = "churned";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.closest("dialog")?.querySelector<HTMLElement>("a.search-hit")?.focus();
    });
    await expectFocus(field(page));
  });

  it("is accessible, with and without results, in both themes", async () => {
    const page = await openDialog();
    for (const [colorScheme, viewport] of [
      ["light", desktop],
      ["dark", phone],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      for (const [words, state] of [
        ["", "empty"],
        ["faild paymnts", "found"],
        ["zqxjkv", "none"],
      ] as const) {
        await field(page).fill(words);
        await expect
          .poll(() => page.locator("#search [data-search-results]").getAttribute("data-state"))
          .toBe(state);
        expect(await violations(page, "#search")).toEqual([]);
      }
      expect(await status(page).textContent()).toBe("No results for “zqxjkv”");
    }
    await page.setViewportSize(desktop);
  });

  it("marks the words, and links to the section that contains them", async () => {
    const page = await openDialog();
    // At once: results of half the words would be replaced under the click below.
    await field(page).fill("sms texts customers answer");
    await expectHits(page);
    expect(await hits(page).first().locator("mark").count()).toBeGreaterThan(0);
    await page.locator('.search-hit[href^="/#"]').first().click();
    // The target is on this page, so the dialog closes.
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    expect(new URL(page.url()).hash).not.toBe("");
  });

  it("Enter opens the first result, or the search page with the words", async () => {
    const { page } = await open("/", { viewport: desktop });
    await page.keyboard.press("/");
    await page.keyboard.type("pet box");
    await expectHits(page);
    const [first] = await hrefs(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => pathOf(page)).toBe(first);
    // The key needs the page's script.
    await page.waitForLoadState();
    await page.keyboard.press("/");
    await page.keyboard.type("pet box");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain("/search/?q=pet+box");
    await expectHits(page);
  });
});

it("the single key can be switched off for all pages (WCAG 2.1.4)", async () => {
  const { page } = await open(light, { viewport: desktop });
  await page.keyboard.press("/");
  const toggle = dialog(page).getByRole("checkbox");
  await expect.poll(() => toggle.isVisible()).toBe(true);
  expect(await toggle.isChecked()).toBe(true);
  await toggle.uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  expect(await dialog(page).isVisible()).toBe(false);
  await page.goto("/search/");
  await page.mouse.move(100, 100);
  const onPage = page.getByRole("search").getByRole("checkbox");
  await expect.poll(() => onPage.isVisible()).toBe(true);
  expect(await onPage.isChecked()).toBe(false);
  await onPage.check();
  await page.getByRole("heading", { level: 1 }).click();
  await onPage.blur();
  await page.keyboard.press("/");
  expect(await dialog(page).isVisible()).toBe(true);
});

describe("the search page", () => {
  it("searches for the words in its address, updates it, and restores it on return", async () => {
    const { page } = await open("/search/?q=pet+box", { viewport: desktop });
    const input = page.getByRole("main").getByRole("searchbox");
    await expect.poll(() => input.inputValue()).toBe("pet box");
    await expectHits(page);
    // What people mean by their words.
    const first = page.locator("[data-search-page] .search-hit").first();
    for (const [query, address, title] of [
      ["login", /\/$/, "Log in"],
      ["how much does it cost", /^\/pricing\//, "Pricing"],
      ["log in", /\/$/, "Log in"],
    ] as const) {
      await input.fill(query);
      await expect.poll(() => first.innerText()).toContain(title);
      expect(await first.getAttribute("href")).toMatch(address);
    }
    await input.fill("dunnign");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=dunnign");
    await expect.poll(() => status(page).textContent()).toContain("Showing results for dunning");
    await hits(page).first().click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/blog\//);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=dunnign");
    await expectHits(page);
    await expect.poll(() => input.inputValue()).toBe("dunnign");
  });

  it("never shifts, and “Show more” focuses the first new result", async () => {
    const { page } = await open("/search/?q=s", { viewport: phone });
    const results = page.locator("[data-search-page] .search-hit");
    await expect.poll(() => results.count()).toBe(10);
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => results.count()).toBeGreaterThan(10);
    await expectFocus(results.nth(10));
  });

  it("is an index of the site without script, and says why there is no field", async () => {
    const { page } = await open(light, { javaScriptEnabled: false });
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect.poll(() => pathOf(page)).toBe("/search/");
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(10);
    expect(await page.getByRole("main").getByRole("searchbox").count()).toBe(0);
    expect(await page.getByText("Search needs JavaScript").isVisible()).toBe(true);
  });
});

describe("an unknown article", () => {
  it("redirects to the article with a similar address, and back skips the unknown one", async () => {
    const slug = "how-to-create-add-to-cart-link-natively-on-shopify";
    const { page } = await open(light, { viewport: desktop });
    // unknown-address.test.ts has more of them.
    for (const path of [`/blog/${slug.toUpperCase()}.html`, `/blog/${slug.replaceAll("-", "")}/`]) {
      await page.goto(path);
      await page.waitForURL(`**/blog/${slug}/`);
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(light);
    }
  });

  it("answers 404, says “Loading...” and shows similar ones without a shift", async () => {
    const path = "/blog/guide-to-dunning-for-stores/";
    expect((await fetch(inject("base") + path)).status).toBe(404);
    const { page } = await open("/robots.txt", { viewport: desktop });
    let letIndexThrough: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letIndexThrough = resolve));
    await page.route("**/search/pages.json", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(path);
    expect(await page.getByRole("status").first().textContent()).toBe("Loading...");
    await page.evaluate(() => scrollTo(0, innerHeight));
    letIndexThrough();
    await expect
      .poll(() => page.getByRole("heading", { level: 2 }).first().textContent())
      .toBe("Similar articles");
    await expect.poll(() => hrefs(page)).toContainEqual(expect.stringContaining("how-dunning-can"));
    // The list is shorter than the one before.
    expect(await layoutShifts(page)).toEqual([]);
    const all = page.getByRole("main").getByRole("link", { name: "All articles" });
    expect(await all.isVisible()).toBe(true);
  });

  it("shows the newest articles and a link to all without script", async () => {
    const visit = await open("/blog/no-such-article/", { javaScriptEnabled: false });
    expect(await hits(visit.page).count()).toBe(6);
    await visit.page.getByRole("main").getByRole("link", { name: "All articles" }).click();
    await expect.poll(() => pathOf(visit.page)).toBe("/blog/");
  });
});
