/** An article: contents, copy buttons, print, and the transition from card to article (docs/specification.md, "Post"). */
import { join } from "node:path";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, edgesOf, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";
import { dist } from "#tests/support/dist.ts";

const open = useBrowser();
const id = "what-is-direct-to-consumer-d2c-ecommerce";
const post = `/blog/${id}/`;
const withTable =
  "/blog/leveraging-build-a-box-features-to-start-and-grow-a-custom-box-subscription-business/";

const list = (page: Page) => page.locator("[data-contents]");
const current = (page: Page) => list(page).locator("[aria-current]").allTextContents();
const sections = (page: Page) => list(page).getByRole("link").allTextContents();
/** The first pointer move loads the script that updates the contents and copies. */
const begin = async (page: Page) => {
  await page.mouse.move(100, 200);
  await page.locator("[data-waiting]").first().waitFor({ state: "detached" });
};
const scrollPage = (page: Page, y: number | "end") =>
  page.evaluate((to) => {
    window.scrollTo({
      top: to === "end" ? document.documentElement.scrollHeight : to,
      behavior: "instant",
    });
  }, y);

/** Pages may not read the clipboard (server/headers.ts), but visitors may paste. */
const pasted = async (page: Page) => {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    document.querySelector("main")?.append(field);
    field.focus();
  });
  await page.keyboard.press("Control+V");
  const field = page.locator("main > textarea");
  const text = await field.inputValue();
  await field.evaluate((each) => {
    each.remove();
  });
  return text;
};

/** Stores the names of view transitions, and the card of each if it is in one, when the page is left. */
const record = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener("pageswap", () => {
      const named = [...document.querySelectorAll("main *")].flatMap((each) => {
        const { viewTransitionName } = getComputedStyle(each);
        const card = each.closest("[data-card]")?.querySelector("a")?.pathname ?? "";
        return viewTransitionName === "none" ? [] : [`${viewTransitionName} ${card}`];
      });
      sessionStorage.setItem("named", JSON.stringify(named));
    });
  });
const named = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem("named"))) ?? "null") as unknown;

describe("on a desktop", () => {
  const visit = oneVisit(() =>
    open(`${post}?from=mail#the-work-you-inherit`, {
      viewport: desktop,
      permissions: ["clipboard-write"],
    }),
  );

  it("the contents mark the section being read", async () => {
    const { page } = await visit();
    await begin(page);
    await scrollPage(page, 0);
    await expect.poll(() => current(page)).toEqual([]);
    const all = await sections(page);
    const tops = await page
      .locator(".prose > h2")
      .evaluateAll((headings) => headings.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(all.length);
    for (const [i, top] of tops.entries()) {
      await scrollPage(page, top - 120);
      await expect.poll(() => current(page)).toEqual([all[i]]);
    }
    await scrollPage(page, "end");
    await expect.poll(() => current(page)).toEqual([all.at(-1)]);
    await scrollPage(page, 0);
    await expect.poll(() => current(page)).toEqual([]);
  });

  it("the contents link to their sections", async () => {
    const { page } = await visit();
    const [, second = "", , fourth = ""] = await sections(page);
    await list(page).getByRole("link", { name: second }).click();
    await expect.poll(() => current(page)).toEqual([second]);
    const heading = page.getByRole("heading", { name: second });
    const header = await edgesOf(page.locator("body > header"));
    await expect
      .poll(async () => (await edgesOf(heading)).top)
      .toBeGreaterThanOrEqual(header.bottom);
    await page.setViewportSize({ width: 1100, height: 600 });
    await list(page).getByRole("link", { name: fourth }).click();
    await expect.poll(() => current(page)).toEqual([fourth]);
  });

  it("in a low window, the contents stay below the header and scroll", async () => {
    const { page } = await visit();
    await page.setViewportSize({ width: 1280, height: 300 });
    await scrollPage(page, 3000);
    await expect.poll(() => current(page)).toHaveLength(1);
    const header = await edgesOf(page.locator("body > header"));
    const frame = await edgesOf(list(page));
    const marked = await edgesOf(list(page).locator("[aria-current]"));
    expect(frame.top).toBeGreaterThanOrEqual(header.bottom);
    expect(frame.bottom).toBeLessThanOrEqual(300);
    expect(marked.top).toBeGreaterThanOrEqual(frame.top);
    expect(marked.bottom).toBeLessThanOrEqual(frame.bottom + 1);
    await page.setViewportSize(desktop);
  });

  it("copies the address without query and hash", async () => {
    const { page } = await visit();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe("Copied");
    expect(await pasted(page)).toBe(new URL(post, page.url()).href);
  });

  it("copies the article as Markdown, by keyboard", async () => {
    const { page } = await visit();
    await page.getByRole("button", { name: "Copy as Markdown" }).press("Enter");
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe("Copied");
    expect(await pasted(page)).toBe(readFileSync(join(dist, `blog/${id}.md`), "utf8"));
  });

  it("says what to do if the browser refuses to copy", async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      navigator.clipboard.write = refuse;
      navigator.clipboard.writeText = refuse;
    });
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect
      .poll(() => page.getByRole("status").first().textContent())
      .toContain("copy it by hand");
  });

  it("a card's picture and title turn into the article's", async () => {
    const { page } = await visit();
    await record(page);
    const card = page.locator("[data-part=related] [data-card-title] a").nth(1);
    const href = (await card.getAttribute("href")) ?? "";
    await card.click();
    await page.waitForURL(`**${href}`);
    expect(await named(page)).toEqual([`post-picture ${href}`, `post-title ${href}`]);
    const names = await page
      .locator("h1, [data-post-picture]")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName));
    expect(names).toEqual(["post-title", "post-picture"]);
  });
});

it("under reduced motion, there is no transition", async () => {
  const { page } = await open(post, { viewport: desktop, reducedMotion: "reduce" });
  await begin(page);
  await record(page);
  await page.locator("[data-part=related] [data-card-title] a").first().click();
  await page.waitForURL((url) => url.pathname !== post);
  expect(await named(page)).toEqual(["post-title ", "post-picture "]);
});

it("on a phone, the contents are collapsed before the text", async () => {
  const { page } = await open(post, { viewport: phone });
  expect(await list(page).isVisible()).toBe(false);
  const folded = page.locator("[data-contents-folded]");
  expect(await folded.getByRole("link").first().isVisible()).toBe(false);
  await folded.locator("summary").click();
  const link = folded.getByRole("link").nth(2);
  const name = await link.textContent();
  await link.click();
  await expect
    .poll(() =>
      page
        .getByRole("heading", { name: name ?? "" })
        .evaluate((h) => h.getBoundingClientRect().top),
    )
    .toBeLessThan(phone.height / 2);
});

it("without script, contents and Markdown are links, and there are no buttons", async () => {
  const { page } = await open(post, { viewport: desktop, javaScriptEnabled: false });
  expect(await page.locator("main article button").filter({ visible: true }).count()).toBe(0);
  expect(await list(page).getByRole("link").count()).toBeGreaterThan(2);
  const markdown = page.getByRole("link", { name: "View as Markdown" });
  expect(await markdown.getAttribute("href")).toBe(`/blog/${id}.md`);
});

it("wide tables can be focused and scrolled by keyboard", async () => {
  const { page } = await open(withTable, { viewport: phone });
  const frame = page.locator("div.sideways").first();
  // Make it overflow, whatever its content.
  await frame.evaluate((element) => {
    element.style.maxWidth = "8rem";
  });
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

it("prints only the article", async () => {
  const pets = "how-to-launch-a-subscription-box-for-pet-supplies-in-5-simple-steps";
  const { page } = await open(`/blog/${pets}/`, { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: "print" });
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  for (const chrome of [
    "body > header",
    "body > footer",
    '[href="#content"]',
    ".raked-button",
    "[data-signup] *",
    "main header > nav",
    "[data-part=actions]",
    "[data-contents]",
    "[data-contents-folded]",
    "[data-part=sidebar]",
    "[data-part=related]",
    "[data-part=neighbors]",
  ]) {
    expect([chrome, await seen(chrome)]).toEqual([chrome, 0]);
  }
  for (const kept of ["h1", "time", "header [data-part=byline]", ".prose table"]) {
    expect([kept, (await seen(kept)) > 0]).toEqual([kept, true]);
  }
  const behind = await page
    .locator(".prose a[rel~=external]")
    .first()
    .evaluate((link) => [getComputedStyle(link, "::after").content, link.getAttribute("href")]);
  expect(behind[0]).toContain(behind[1]);
  const cut = await page
    .locator("div.sideways")
    .evaluateAll(
      (all) => all.filter((each) => each.scrollWidth > document.body.clientWidth).length,
    );
  expect(cut).toBe(0);
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(20_000);
});
