/** The search: dialog, page, misspelt words, and the page of an unknown article (docs/specification.md, 2.21, 8.3). */
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { desktop, layoutShifts, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const dialog = (page: Page) => page.locator("#search");
const field = (page: Page) => dialog(page).getByRole("searchbox");
const hits = (page: Page) => page.locator(".search-hit:visible");
const status = (page: Page) => page.locator("[role=status]:visible");
const expectHits = (page: Page) => expect.poll(() => hits(page).count()).toBeGreaterThan(0);
const hrefs = (page: Page) =>
  hits(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("#")[0]));
const isOpenerFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.hasAttribute("data-search-open"));

/** Opens the home page with the dialog over it. */
async function openDialog(viewport: typeof desktop | typeof phone = desktop) {
  const visit = await open("/", { viewport });
  await visit.page.keyboard.press("/");
  await expect.poll(() => dialog(visit.page).isVisible()).toBe(true);
  return visit;
}

describe("the dialog", () => {
  it.each(["/", "Control+k", "Meta+k"])(
    "opens on %s and takes what is typed at once",
    async (key) => {
      await using visit = await open("/", { viewport: desktop });
      const { page } = visit;
      // The script that searches takes its time.
      await page.route(/\/_astro\/search-box\.[\w-]+\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.keyboard.press(key);
      await page.keyboard.type("dunning");
      expect(await field(page).inputValue()).toBe("dunning");
      await expectHits(page);
      expect(await field(page).inputValue()).toBe("dunning");
      expect((await hrefs(page))[0]).toMatch(/^\/blog\/how-dunning-can-help/);
      expect(visit.faults).toEqual([]);
    },
  );

  it("fetches nothing before it is opened", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  });

  it.each([desktop, phone])(
    "opens on its link, closes on Escape and gives the focus back",
    async (viewport) => {
      await using visit = await open("/", { viewport });
      const { page } = visit;
      const link = page.getByRole("banner").getByRole("link", { name: "Search" });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.focus();
      await page.keyboard.press("Enter");
      await expect
        .poll(() => field(page).evaluate((each) => each === document.activeElement))
        .toBe(true);
      expect(new URL(page.url()).pathname).toBe("/");
      await page.keyboard.press("Escape");
      expect(await dialog(page).isVisible()).toBe(false);
      expect(await isOpenerFocused(page)).toBe(true);
    },
  );

  it("is walked through by keys; Escape clears, then closes; Enter opens", async () => {
    await using visit = await openDialog();
    const { page } = visit;
    await page.keyboard.type("churn");
    await expectHits(page);
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ results$/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(
      await hits(page)
        .nth(1)
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
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

    await page.keyboard.press("Control+k");
    await page.keyboard.type("pet box");
    await expectHits(page);
    const [first] = await hrefs(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe(first);
  });

  it("leads to the search page on Enter in the field, with the words", async () => {
    await using visit = await openDialog();
    await visit.page.keyboard.type("pet box");
    await visit.page.keyboard.press("Enter");
    await expect.poll(() => visit.page.url()).toContain("/search/?q=pet+box");
    await expectHits(visit.page);
  });

  it("marks the words, and leads to the section that holds them", async () => {
    await using visit = await openDialog();
    const { page } = visit;
    await page.keyboard.type("sms texts customers answer");
    await expectHits(page);
    expect(await hits(page).first().locator("mark").count()).toBeGreaterThan(0);
    await page.locator('.search-hit[href^="/#"]').first().click();
    // A place on this very page: the dialog gives way.
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    expect(new URL(page.url()).hash).not.toBe("");
  });

  it("says that nothing is found", async () => {
    await using visit = await openDialog();
    await visit.page.keyboard.type("zqxjkv");
    await expect.poll(() => status(visit.page).textContent()).toBe("No results for “zqxjkv”");
  });

  it("offline says so, keeps the words and goes on when the line is back", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    await page.route("**/search/index.json", (route) => route.abort());
    await page.keyboard.press("/");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.keyboard.type("membership");
    await expect.poll(() => status(page).textContent()).toContain("offline");
    expect(await field(page).inputValue()).toBe("membership");
    await page.unroute("**/search/index.json");
    await page.context().setOffline(false);
    await expectHits(page);
  });

  it.each([
    ["light", desktop],
    ["dark", phone],
  ] as const)("is accessible, with results and without; %s", async (colorScheme, viewport) => {
    await using visit = await open("/", { viewport, colorScheme, bypassCSP: true });
    const { page } = visit;
    await page.keyboard.press("/");
    for (const words of ["", "faild paymnts", "zqxjkv"]) {
      await field(page).fill(words);
      await expect
        .poll(() => page.locator("#search [data-search-results]").getAttribute("data-state"))
        .toBe(words === "" ? "empty" : words === "zqxjkv" ? "none" : "found");
      expect(await violations(page, "#search")).toEqual([]);
    }
  });
});

describe("keys", () => {
  it("stay with fields, and with elements that have keys of their own", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
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
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("/");
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it("the single key can be switched off, for all pages (WCAG 2.1.4)", async () => {
    await using visit = await openDialog();
    const { page } = visit;
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
});

/** What people type, and a page that must be among the first three. */
const slips: readonly (readonly [string, string])[] = [
  ["dunnign", "/blog/how-dunning-can-help"],
  ["duning emails", "/blog/how-dunning-can-help"],
  ["udnning", "/blog/how-dunning-can-help"],
  ["faild payments", "/blog/how-dunning-can-help"],
  ["failed paymnets", "/blog/how-dunning-can-help"],
  ["retry calender", "/blog/how-dunning-can-help"],
  ["revenu recovry", "/blog/how-dunning-can-help"],
  ["subscritpion box", "/blog/how-to-launch-a-subscription-box"],
  ["pet supplys", "/blog/how-to-launch-a-subscription-box"],
  ["pet bxo", "/blog/how-to-launch-a-subscription-box"],
  ["prelanch waitlist", "/blog/how-to-launch-a-subscription-box"],
  ["luanch a subscription box", "/blog/how-to-launch-a-subscription-box"],
  ["enagge customers", "/blog/8-strategies"],
  ["stratgies subscribers", "/blog/8-strategies"],
  ["membreship metrics", "/blog/metrics-for-measuring"],
  ["memebership program", "/blog/metrics-for-measuring"],
  ["mesuring performance", "/blog/metrics-for-measuring"],
  ["cohrots", "/blog/metrics-for-measuring"],
  ["dirct to consumer", "/blog/what-is-direct-to-consumer"],
  ["what is dc2", "/blog/what-is-direct-to-consumer"],
  ["wholsale", "/blog/what-is-direct-to-consumer"],
  ["e-comerce", "/blog/what-is-subscription-e-commerce"],
  ["multi curency", "/blog/multiple-stores"],
  ["multple stores", "/blog/multiple-stores"],
  ["exchnage rate", "/blog/multiple-stores"],
  ["shopfy plus markets", "/blog/multiple-stores"],
  ["add to crat link", "/blog/how-to-create-add-to-cart-link"],
  ["permalnk", "/blog/how-to-create-add-to-cart-link"],
  ["varient id", "/blog/how-to-create-add-to-cart-link"],
  ["launch cheklist", "/blog/pre-and-post-launch-checklist"],
  ["redirets", "/blog/pre-and-post-launch-checklist"],
  ["topics retenton", "/blog/topics/retention/"],
  ["influencr marketing", "/"],
];

it.each([
  ["login", /\/$/, "Log in"],
  ["log in", /\/$/, "Log in"],
  ["how much does it cost", /^\/pricing\//, "Pricing"],
])("“%s” finds what people mean by it", async (query, address, title) => {
  await using visit = await open(`/search/?q=${encodeURIComponent(query)}`, { viewport: desktop });
  const first = visit.page.locator("[data-search-page] .search-hit").first();
  await expect.poll(() => first.innerText()).toContain(title);
  expect(await first.getAttribute("href")).toMatch(address);
});

it("forgives slips of the fingers", async () => {
  await using visit = await openDialog();
  const { page } = visit;
  const missed: string[] = [];
  for (const [typed, wanted] of slips) {
    await field(page).fill(typed);
    const first = async () => (await hrefs(page)).slice(0, 3);
    const found = async () =>
      (await first()).some((href) => (wanted === "/" ? href === "/" : href?.startsWith(wanted)));
    try {
      await expect.poll(found).toBe(true);
    } catch {
      missed.push(`${typed}: ${(await first()).join(" ")}`);
    }
  }
  expect(missed).toEqual([]);
}, 120_000);

describe("the search page", () => {
  it("answers to its address, keeps it in step, and comes back with it", async () => {
    await using visit = await open("/search/?q=pet+box", { viewport: desktop });
    const { page } = visit;
    const input = page.getByRole("main").getByRole("searchbox");
    await expectHits(page);
    expect(await input.inputValue()).toBe("pet box");
    await input.fill("dunnign");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=dunnign");
    await expect.poll(() => status(page).textContent()).toContain("Showing results for dunning");
    await hits(page).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/blog\//);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=dunnign");
    await expectHits(page);
    await expect.poll(() => input.inputValue()).toBe("dunnign");
  });

  it("never moves under the reader", async () => {
    await using visit = await open("/search/?q=subscription", { viewport: phone });
    await expectHits(visit.page);
    expect(await layoutShifts(visit.page)).toEqual([]);
  });

  it("shows more on a press, with the focus on what is new", async () => {
    await using visit = await open("/search/?q=s", { viewport: desktop });
    const { page } = visit;
    await expect.poll(() => page.locator("[data-search-page] .search-hit").count()).toBe(10);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect
      .poll(() => page.locator("[data-search-page] .search-hit").count())
      .toBeGreaterThan(10);
    expect(
      await page
        .locator("[data-search-page] .search-hit")
        .nth(10)
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
  });

  it("is an index of the site without script, and says so in the field's place", async () => {
    await using visit = await open("/search/", { javaScriptEnabled: false });
    const { page } = visit;
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(10);
    expect(await page.getByRole("main").getByRole("searchbox").count()).toBe(0);
    expect(await page.getByText("Search needs JavaScript").isVisible()).toBe(true);
    await using home = await open("/", { javaScriptEnabled: false, viewport: phone });
    await home.page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect.poll(() => new URL(home.page.url()).pathname).toBe("/search/");
  });
});

describe("an unknown article", () => {
  const slug = "how-to-create-add-to-cart-link-natively-on-shopify";

  it("goes to the article that is meant", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    for (const path of [
      `/blog/${slug.toUpperCase()}/`,
      `/blog/${slug}.html`,
      `/blog/${slug.replaceAll("-", "%20")}/`,
      `/blog/${slug.replaceAll("-", "_")}/`,
      `/blog/${slug.replace("-", "--")}/`,
      `/blog/${slug.replaceAll("-", "")}/`,
    ]) {
      await page.goto(path);
      await page.waitForURL(`**/blog/${slug}/`);
      // Back leads past the address that does not exist.
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    }
  });

  it("answers 404, says “Loading...” and shows the nearest", async () => {
    const path = "/blog/guide-to-dunning-for-stores/";
    expect((await fetch(inject("base") + path)).status).toBe(404);
    await using visit = await open(path, { viewport: desktop });
    const { page } = visit;
    expect(await page.getByRole("status").first().textContent()).toBe("Loading...");
    await expect
      .poll(() => page.getByRole("heading", { level: 2 }).first().textContent())
      .toBe("Similar articles");
    await expect.poll(() => hrefs(page)).toContainEqual(expect.stringContaining("how-dunning-can"));
    expect(
      await page.getByRole("main").getByRole("link", { name: "All articles" }).isVisible(),
    ).toBe(true);
  });

  it("does not move what stands below a list that is shorter than the first", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    let letIndexThrough: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letIndexThrough = resolve));
    await page.route("**/search/pages.json", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("/blog/404/");
    await page.evaluate(() => scrollTo(0, innerHeight));
    letIndexThrough();
    await expect.poll(() => page.locator("[data-lookup][data-state]").count()).toBe(1);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it("without script shows the newest and the way to the index", async () => {
    await using visit = await open("/blog/no-such-article/", { javaScriptEnabled: false });
    expect(await hits(visit.page).count()).toBe(6);
    await visit.page.getByRole("main").getByRole("link", { name: "All articles" }).click();
    await expect.poll(() => new URL(visit.page.url()).pathname).toBe("/blog/");
  });
});
