/**
 * `client:intent` in a browser, on a production build of `tests/fixtures/live`: no code is fetched before a visitor needs
 * it, and nothing that the visitor does meanwhile is lost.
 */
import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from "vitest";
import { buildFixture, fixtureServer } from "#tests/fixtures/live/harness.ts";
import { sharedBrowser } from "#tests/support/browser.ts";

let dist: string;
let server: Awaited<ReturnType<typeof fixtureServer>>;
/** Uncaught errors of all pages in a test. */
const uncaught: string[] = [];

beforeAll(async () => {
  dist = await buildFixture();
  server = await fixtureServer(dist);
}, 120_000);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dist, { recursive: true });
});

beforeEach(() => {
  server.reset();
  uncaught.length = 0;
});

afterEach(() => {
  expect(uncaught).toEqual([]);
});

/** Opens a page of the fixture. Policy violations count as errors. */
const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const browser = await sharedBrowser();
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  page.on("pageerror", (error) => uncaught.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) uncaught.push(message.text());
  });
  await page.goto(server.origin + path);
  return page;
};

/** The code of every island. */
const code = /\.js$/;
/** Opens a page whose code does not load until it is released. */
const openHeld = async (path: string, options: BrowserContextOptions = {}) => {
  const release = server.hold(code);
  return { page: await open(path, options), release };
};
const textOf = (page: Page, selector: string) => page.locator(selector).textContent();
/** Astro waits a second before it requests a failed script again. */
const eventually = <T>(value: () => Promise<T> | T) => expect.poll(value);
const shows = (page: Page, selector: string, text: string) =>
  eventually(() => textOf(page, selector)).toBe(text);
/** Waits until the browser is idle, at most two seconds each time: without frames, Chromium may never call back. */
const idle = (page: Page) =>
  page.evaluate(() => {
    const timeout = 2000;
    return new Promise((resolve) =>
      requestIdleCallback(() => requestIdleCallback(resolve, { timeout }), { timeout }),
    );
  });
/** Waits until the island around `selector` is hydrated. */
const live = (page: Page, selector: string) =>
  page.locator(`astro-island:not([ssr]):has(${selector})`).last().waitFor({ state: "attached" });
const failed = (page: Page) =>
  page.locator("astro-island[data-failed]").first().waitFor({ state: "attached" });

describe("the page before any intent", () => {
  it("has one inline script of at most 2300 bytes in Brotli, the same on every page", async ({
    annotate,
  }) => {
    const scripts = new Set<string>();
    for (const path of ["/", "/form/", "/around/", "/parts/"]) {
      const html = await (await fetch(server.origin + path)).text();
      const inlined = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
        ([, script = ""]) => script,
      );
      const ours = inlined.filter((script) => script.includes("data-pressed"));
      expect(ours).toHaveLength(1);
      for (const script of ours) scripts.add(script);
    }
    expect(scripts.size).toBe(1);
    const bytes = brotliCompressSync([...scripts].join("")).length;
    await annotate(`${bytes} bytes in Brotli`);
    expect(bytes).toBeLessThanOrEqual(2300);
  });

  it("requests no code", async () => {
    const page = await open("/");
    await page.mouse.move(5, 5);
    await idle(page);
    expect(server.scripts).toEqual([]);
  });

  it.each([
    ["a hover on the section's heading", (page: Page) => page.hover("#second h2")],
    ["a focus in the section", (page: Page) => page.focus("#second button")],
    ["a tap", (page: Page) => page.tap("#second h2")],
  ])("requests only the code of that section on %s", async (_name, act) => {
    const page = await open("/", { hasTouch: true });
    await act(page);
    await live(page, "#two");
    expect(await page.locator("astro-island[ssr]").count()).toBe(2);
    expect(server.scripts.some((path) => /client/.test(path))).toBe(true);
  });

  it("prefers [data-live-section] to a nearer section", async () => {
    const page = await open("/around/");
    await page.hover("h2");
    await live(page, "#within");
  });
});

describe("a click before hydration", () => {
  it("is replayed once the code has loaded, and is visible at once", async () => {
    const { page, release } = await openHeld("/");
    await page.click("#one");
    const island = page.locator("astro-island:has(#one)");
    expect(await island.getAttribute("data-pending")).toBe("");
    expect(await island.getAttribute("aria-busy")).toBe("true");
    expect(await page.getAttribute("#one", "data-pressed")).toBe("");
    expect(await textOf(page, "#first output")).toBe("0");
    release();
    await shows(page, "#first output", "1");
    for (const mark of ["data-pending", "aria-busy", "data-failed"])
      expect(await island.getAttribute(mark)).toBeNull();
    expect(await page.getAttribute("#one", "data-pressed")).toBeNull();
    await page.click("#one");
    await shows(page, "#first output", "2");
  });

  it("is replayed twice if there were two, although the first replaces the button", async () => {
    const { page, release } = await openHeld("/");
    await page.click("#one");
    await page.click("#one");
    release();
    await shows(page, "#first output", "2");
  });

  it("hydrates the island by itself, as from assistive technology", async () => {
    const page = await open("/");
    await page.locator("#one").evaluate((button: HTMLElement) => button.click());
    await shows(page, "#first output", "1");
  });

  it("on a link is followed at once, and its handler runs once", async () => {
    const { page, release } = await openHeld("/");
    await page.click("#first a");
    expect(new URL(page.url()).hash).toBe("#below");
    await page.evaluate(() => history.replaceState(null, "", "/"));
    release();
    await shows(page, "#first output", "10");
    expect(new URL(page.url()).hash).toBe("");
  });
});

describe("the keyboard before hydration", () => {
  it("presses a button with Enter and with Space, once each", async () => {
    const { page, release } = await openHeld("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect(await page.getAttribute("#one", "data-pressed")).toBe("");
    release();
    await shows(page, "#first output", "2");
  });

  it("presses an element with a role by Enter and Space, without scrolling", async () => {
    const { page, release } = await openHeld("/", { viewport: { width: 400, height: 120 } });
    await page.focus("#third [role=button]");
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    release();
    await shows(page, "#third output", "2");
  });

  it("moves through tabs by repeated arrow keys", async () => {
    const { page, release } = await openHeld("/");
    await page.focus("#third [role=tab]");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    release();
    await shows(page, "#third [aria-selected=true]", "Retain");
    await shows(page, ":focus", "Retain");
  });
});

describe("a form before hydration", () => {
  /** The component's state. */
  const state = async (page: Page): Promise<unknown> =>
    JSON.parse((await textOf(page, "#state")) ?? "");
  const sent = (page: Page) => page.locator("#sent li").allTextContents();

  it("is submitted once, with its values and its button, however often it was submitted", async () => {
    const { page, release } = await openHeld("/form/");
    await page.fill("[name=email]", "ada@shop.example");
    await page.fill("[name=note]", "Bring tea");
    await page.click("text=Send");
    await page.click("text=Send");
    await page.focus("[name=email]");
    await page.keyboard.press("Enter");
    release();
    await eventually(() => sent(page)).toHaveLength(1);
    await idle(page);
    const [data = ""] = await sent(page);
    expect(await sent(page)).toHaveLength(1);
    expect(JSON.parse(data)).toMatchObject({
      email: "ada@shop.example",
      note: "Bring tea",
      go: "yes",
    });
    expect(new URL(page.url()).pathname).toBe("/form/");
    expect(server.answers).toEqual([]);
  });

  it("keeps typed and chosen values, and updates the component", async () => {
    const { page, release } = await openHeld("/form/");
    await page.fill("[name=email]", "ada@shop.example");
    await page.fill("[name=shop]", "Tea");
    await page.fill("[name=note]", "Bring tea");
    await page.selectOption("[name=size]", "large");
    await page.check("[name=terms]");
    await page.check("[value=phone]");
    await page.check("[value=mail]");
    await page.check("[value=phone]");
    release();
    const told = { shop: "Tea", size: "large", terms: true, way: "phone" };
    await eventually(() => state(page)).toEqual(told);
    const values = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector("form") ?? undefined)),
    );
    expect(values).toEqual({
      email: "ada@shop.example",
      shop: "Tea",
      note: "Bring tea",
      size: "large",
      terms: "on",
      way: "phone",
    });
  });

  it("keeps the caret in the middle of a text", async () => {
    const { page, release } = await openHeld("/form/");
    await page.focus("[name=note]");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("!");
    await page.keyboard.press("Home");
    await page.keyboard.type("Oh, ");
    release();
    await live(page, "#state");
    await page.keyboard.type("well: ");
    expect(await page.inputValue("[name=note]")).toBe("Oh, well: Hello!");
  });

  it("keeps the selection in an unchanged field", async () => {
    const { page, release } = await openHeld("/form/");
    await page.focus("[name=note]");
    await page.keyboard.press("Control+a");
    release();
    await live(page, "#state");
    await page.keyboard.type("New");
    expect(await page.inputValue("[name=note]")).toBe("New");
  });

  it("replays two clicks on a checkbox", async () => {
    const { page, release } = await openHeld("/form/");
    await page.click("[name=terms]");
    await page.click("[name=terms]");
    release();
    await live(page, "#state");
    expect(await page.isChecked("[name=terms]")).toBe(false);
    await page.click("[name=terms]");
    await eventually(() => state(page)).toMatchObject({ terms: true });
  });

  it("is validated by the browser at once", async () => {
    const { page, release } = await openHeld("/form/");
    await page.click("text=Send");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("email");
    release();
    await shows(page, "#checked", "1");
    expect(await sent(page)).toEqual([]);
  });

  it("is not submitted by a button whose handler prevents it", async () => {
    const { page, release } = await openHeld("/form/");
    await page.fill("[name=email]", "ada@shop.example");
    await page.click("text=Check");
    release();
    await shows(page, "#checked", "1");
    await idle(page);
    expect(await sent(page)).toEqual([]);
  });

  it("gets the focus event that came before", async () => {
    const { page, release } = await openHeld("/form/");
    await page.click("[name=q]");
    release();
    await shows(page, "#met", "focus");
  });
});

describe("code that does not load", () => {
  it("leaves the native form submission", async () => {
    server.lose(code);
    const page = await open("/form/");
    await page.evaluate(() => {
      document.addEventListener("live:error", ({ target, detail }) => {
        const island = target instanceof Element ? target.localName : "";
        const { error } = detail;
        sessionStorage.setItem("seen", `${island} ${error instanceof Error ? error.name : ""}`);
      });
    });
    await page.fill("[name=email]", "ada@shop.example");
    await page.click("text=Send");
    await page.waitForURL("**/answer/");
    expect(server.answers).toHaveLength(1);
    expect(server.answers[0]).toMatch(/email=ada%40shop.example.*go=yes/);
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe(
      "astro-island TypeError",
    );
  });

  it("leaves a form without an action unchanged, marks the island, and is requested again at the next press", async () => {
    server.lose(code);
    const page = await open("/form/");
    await page.fill("[name=q]", "tea");
    await page.keyboard.press("Enter");
    await failed(page);
    const island = page.locator("astro-island:has([name=q])");
    expect(await island.getAttribute("data-pending")).toBeNull();
    expect(await island.getAttribute("aria-busy")).toBeNull();
    expect(await page.locator("[data-pressed]").count()).toBe(0);
    expect(page.url()).toBe(`${server.origin}/form/`);
    expect(await page.inputValue("[name=q]")).toBe("tea");

    server.reset();
    await page.hover("#search h2");
    await idle(page);
    expect(server.scripts).toEqual([]);
    await page.keyboard.press("Enter");
    await shows(page, "#asked", "tea");
    expect(await island.getAttribute("data-failed")).toBeNull();
  });

  it("while offline is requested again once online, and nothing is lost", async () => {
    const page = await open("/form/");
    // First: a touch requests the code, which could arrive before the line is cut.
    await page.context().setOffline(true);
    await page.fill("[name=email]", "ada@shop.example");
    await page.click("text=Send");
    await failed(page);
    expect(new URL(page.url()).pathname).toBe("/form/");
    await page.context().setOffline(false);
    await eventually(() => page.locator("#sent li").count()).toBe(1);
    expect(server.answers).toEqual([]);
  });

  it("at first is requested again, and the click is not lost", async () => {
    server.lose(/Counter|client/, 1);
    const page = await open("/");
    await page.click("#one");
    await shows(page, "#first output", "1");
    expect(await page.locator("[data-failed]").count()).toBe(0);
  });

  it("at first, for a shared chunk, is requested again at the next press", async () => {
    server.lose(/react\./);
    const page = await open("/");
    await page.click("#one");
    await failed(page);
    server.reset();
    await page.click("#one");
    await shows(page, "#first output", "1");
  });
});

it("removing an island while its code loads causes no error", async () => {
  const { page, release } = await openHeld("/");
  await page.click("#one");
  const island = await page.locator("astro-island:has(#one)").elementHandle();
  await page.evaluate((it) => it?.remove(), island);
  release();
  await page.click("#two");
  await shows(page, "#second output", "1");

  // Put back, it hydrates.
  await page.evaluate((it) => it && document.querySelector("#first")?.append(it), island);
  await page.click("#one");
  await eventually(() => textOf(page, "#first output")).not.toBe("0");
});

it("a moved island gets each click once", async () => {
  const page = await open("/");
  await page.click("#one");
  await shows(page, "#first output", "1");
  await page.evaluate(() => {
    const island = document.querySelector("astro-island");
    if (island) document.querySelector("#second")?.append(island);
  });
  await page.click("#one");
  await page.click("#two");
  await shows(page, "#second astro-island:last-child output", "2");
});

it("a part that fails to render is replaced, and other parts still work", async () => {
  const page = await open("/parts/");
  await page.click("text=Break");
  await shows(page, "[role=alert] p:first-child", "The figures are gone");
  await shows(page, "[role=alert] h2", "Unexpected Application Error!");
  expect(await textOf(page, "[role=alert] pre")).toMatch(/at \w+/);
  expect(await page.isVisible("text=Beside it")).toBe(true);
  await page.click("text=Try this part again");
  await page.getByRole("button", { name: "Break" }).waitFor();
  await page.click("#other");
  await shows(page, "astro-island:has(#other) output", "1");
});

it("without script the page is readable, and the form is submitted natively", async () => {
  const page = await open("/form/", { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { name: "Sign up" }).isVisible()).toBe(true);
  await page.fill("[name=email]", "ada@shop.example");
  await page.click("text=Send");
  await page.waitForURL("**/answer/");
  expect(server.answers[0]).toMatch(/email=ada%40shop.example/);
  expect(server.scripts).toEqual([]);
});
