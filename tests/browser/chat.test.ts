/** The chat in a browser, under the pages' policies (docs/decisions/0030-leads-and-chat.md). */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { desktop, edgesOf, expectFocus, phone } from "#tests/support/browse.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { chatSite, chatWords } from "#tests/support/chat-site.tsx";
import type { Served } from "#scripts/lib/serve.ts";
import { takeRefusals } from "#tests/support/refusals.ts";

let site: Served;
beforeAll(async () => {
  site = await chatSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Does what the provider's script does: takes the queue, styles itself, and calls its region and another one. */
const messenger = `
window.calls = window.Intercom.q.map(([name]) => name);
window.Intercom = (name) => { window.calls.push(name); };
const style = document.createElement("style");
style.textContent = "body { --dressed: yes }";
document.head.append(style);
fetch("https://api-iam.eu.intercom.io/messenger/web/ping", { method: "POST", body: "{}" })
  .then(() => { window.asked = true; }, () => undefined);
fetch("https://api-iam.au.intercom.io/").catch(() => undefined);`;

interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Requests to other hosts, from any page. */
  readonly asked: string[];
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: site.origin, viewport: phone, ...options });
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== site.origin && url.protocol !== "data:",
    (route) => {
      const url = route.request().url();
      asked.push(url);
      const headers = { "Access-Control-Allow-Origin": "*" };
      return url.includes("/widget/")
        ? route.fulfill({ contentType: "text/javascript", body: messenger })
        : route.fulfill({ headers, body: "{}" });
    },
  );
  const page = await context.newPage();
  await page.goto(path);
  return { page, asked, [Symbol.asyncDispose]: () => context.close() };
}

const button = (page: Page) => page.getByRole("link", { name: chatWords.button });
/** Waits for the only refusal: of a request to this address. */
const refuses = (address: string) =>
  expect.poll(takeRefusals).toEqual([expect.stringContaining(`: connect-src refuses ${address}`)]);

const begun = (page: Page) => page.waitForFunction(() => "begun" in window);

it("contacts the provider only after a press, and only in the chat's own window", async () => {
  await using visit = await open("/");
  const { page, asked } = visit;
  await begun(page);
  const [window] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await window.waitForFunction(() => "asked" in globalThis);
  expect(asked).toEqual([
    "https://widget.intercom.io/widget/abcd1234",
    "https://api-iam.eu.intercom.io/messenger/web/ping",
  ]);
  // The messenger may style itself there. Another region's host is refused.
  expect(
    await window.evaluate(() => getComputedStyle(document.body).getPropertyValue("--dressed")),
  ).toBe("yes");
  await refuses("https://api-iam.au.intercom.io/");
  expect(await window.getByRole("status").textContent()).toBe(chatWords.states.open);
  expect(await window.evaluate(() => innerWidth)).toBe(420);
  // The page's own policy is unchanged.
  expect(
    await page.evaluate(() =>
      fetch("https://api-iam.eu.intercom.io/").then(String, () => "refused"),
    ),
  ).toBe("refused");
  await refuses("https://api-iam.eu.intercom.io/");
  // A second press, also on the next page, uses the same window.
  await page.goto("/?next");
  await begun(page);
  await button(page).click();
  await expect.poll(() => page.context().pages().length).toBe(2);
  expect(asked.filter((url) => url.includes("/widget/"))).toHaveLength(1);
});

it("asks before contacting the provider if the window was opened in another way", async () => {
  await using visit = await open("/chat/");
  const { page, asked } = visit;
  const start = page.getByRole("button", { name: chatWords.start });
  await start.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => asked[0]).toBe("https://widget.intercom.io/widget/abcd1234");
  await refuses("https://api-iam.au.intercom.io/");
});

it("is a link without script, to a page with other ways to reach us", async () => {
  await using visit = await open("/", { javaScriptEnabled: false });
  const { page, asked } = visit;
  const [window] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await window.waitForLoadState();
  expect(await window.locator("noscript").textContent()).toContain(chatWords.noScript);
  expect(await window.getByRole("link").count()).toBe(chatWords.ways.length);
  expect(asked).toEqual([]);
});

it.each([phone, desktop])("covers no focused link and not the footer, at %o", async (viewport) => {
  await using visit = await open("/", { viewport });
  const { page } = visit;
  await begun(page);
  const { top, bottom } = await edgesOf(button(page));
  expect(bottom - top).toBeGreaterThanOrEqual(44);
  expect(bottom).toBeLessThanOrEqual(viewport.height);
  const covered = [];
  for (let i = 0; i < 61; i += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
      const focused = document.activeElement;
      const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
      const at = [left + 2, (left + right) / 2, right - 2].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      return at.every((element) => focused?.contains(element)) ? "" : (focused?.textContent ?? "?");
    });
    if (hidden !== "") covered.push(hidden);
  }
  expect(covered).toEqual([]);
  await expectFocus(button(page));
  // At the end of the page it stays above the footer.
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const footer = await edgesOf(page.locator("footer"));
  expect((await edgesOf(button(page))).bottom).toBeLessThanOrEqual(footer.top);
});
