/** The editor on the development server, on a copy of the project: what a marketer does, in a browser. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "node:http";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { type Development, startDevelopment } from "#tests/support/development.ts";

let site: Development;
let browser: Browser;
/** One for all, since what the development server sends is many small files. */
let context: BrowserContext;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDevelopment(), launchBrowser()]);
  context = await browser.newContext({
    baseURL: site.base,
    viewport: { width: 1440, height: 900 },
  });
}, 90_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const read = (path: string) => readFileSync(join(site.folder, path), "utf8");
const article = "content/blog/what-is-direct-to-consumer-d2c-ecommerce.md";

interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Forgets what another test has typed and not saved. In a page of its own: the browser looks for an icon of that answer, some time. */
async function forgetDrafts(): Promise<void> {
  const page = await context.newPage();
  await page.goto("/_edit/api/overview");
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.close();
}

/** Opens the editor, on a file where one is given. */
async function open(file?: string): Promise<Visit> {
  await forgetDrafts();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(file === undefined ? "/_edit/" : `/_edit/?file=${file}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, faults, [Symbol.asyncDispose]: () => page.close() };
}

const state = (page: Page) => page.locator(".edit-state");
const saved = (page: Page) => expect.poll(() => state(page).textContent()).toBe("Saved");

it("changes words: a fault stands beside its field, and what is right is saved with the notes around it", async () => {
  await using visit = await open();
  const { page, faults } = visit;
  const file = "content/customers.yaml";
  const before = read(file);
  await page.getByRole("link", { name: /^Customers/ }).click();
  await page.getByText("Marrowfield Knits").click();
  const line = page.getByLabel("Line", { exact: true }).first();
  await line.fill("x".repeat(150));
  const sentence = "Has 150 characters; shorten it to at most 140.";
  await expect
    .poll(() => page.locator("#field-customers-0-line-fault").textContent())
    .toBe(sentence);
  expect(await line.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: "Save" }).click();
  expect(read(file)).toBe(before);
  await page.getByRole("button", { name: "Customers 1, line" }).click();
  expect(await line.evaluate((element) => element === document.activeElement)).toBe(true);

  await line.fill("Socks that come back: every autumn.");
  await expect.poll(() => state(page).textContent()).toBe("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(
    read(file)
      .split("\n")
      .filter((text) => !before.split("\n").includes(text)),
  ).toEqual(['    line: "Socks that come back: every autumn."']);
  const shown = page.frameLocator("iframe").getByText("Socks that come back: every autumn.");
  await shown.first().waitFor({ state: "attached" });
  expect(faults).toEqual([]);
});

it("shows what was saved though the server is slow to read it and its word to reload is lost", async () => {
  await using visit = await open("content/customers.yaml");
  const { page } = visit;
  const old = await (await fetch(site.base)).text();
  let asked = 0;
  await page.route(`${site.base}/`, (route) =>
    ++asked < 3 ? route.fulfill({ body: old, contentType: "text/html" }) : route.continue(),
  );
  await page.routeWebSocket(/./, () => undefined);
  await page.getByText("Marrowfield Knits").click();
  await page.getByLabel("Line", { exact: true }).first().fill("Mittens that come back.");
  await page.keyboard.press("Control+s");
  await saved(page);
  const shown = page.frameLocator("iframe").getByText("Mittens that come back.");
  await shown.first().waitFor({ state: "attached" });
  expect(asked).toBeGreaterThan(2);
});

it.each([
  ["its page had not come yet", true],
  ["its page was on its way with the old words", false],
])("shows what was saved though %s", async (_, atOpening) => {
  await using visit = await open("content/customers.yaml");
  const { page } = visit;
  const old = await (await fetch(site.base)).text();
  const release = Promise.withResolvers<undefined>();
  const asked = { document: 0, fetch: 0 };
  await page.route(`${site.base}/`, async (route) => {
    const isFrame = route.request().isNavigationRequest();
    const isFirst = ++asked[isFrame ? "document" : "fetch"] === 1;
    if (!isFirst) return route.continue();
    if (isFrame) await release.promise;
    // Nobody waits for the first page once another is asked for.
    return route.fulfill({ body: old, contentType: "text/html" }).catch(() => undefined);
  });
  if (atOpening) await page.reload({ waitUntil: "commit" });
  await page.getByText("Marrowfield Knits").click();
  const words = `Scarves that come back${atOpening ? "" : " in October"}.`;
  await page.getByLabel("Line", { exact: true }).first().fill(words);
  await page.keyboard.press("Control+s");
  await saved(page);
  await page.frameLocator("iframe").getByText(words).first().waitFor({ state: "attached" });
  expect(asked.document).toBeGreaterThan(1);
  release.resolve(undefined);
});

it("shows what was saved though its page could not be had at first", async () => {
  await using visit = await open("content/customers.yaml");
  const { page } = visit;
  const lost = { document: 0, fetch: 0 };
  await page.route(`${site.base}/`, (route) =>
    ++lost[route.request().isNavigationRequest() ? "document" : "fetch"] === 1
      ? route.abort("connectionreset")
      : route.continue(),
  );
  await page.reload({ waitUntil: "commit" });
  await page.getByText("Marrowfield Knits").click();
  const words = "Socks that come back.";
  await page.getByLabel("Line", { exact: true }).first().fill(words);
  await page.keyboard.press("Control+s");
  await saved(page);
  await page.frameLocator("iframe").getByText(words).first().waitFor({ state: "attached" });
  expect(lost.document).toBeGreaterThan(1);
  expect(lost.fetch).toBeGreaterThan(1);
});

it("edits a legal text: a fault leads to its line, what is right is saved, and its page follows", async () => {
  const file = "content/legal/privacy-policy.md";
  await using visit = await open(file);
  const { page, faults } = visit;
  const before = read(file);
  const text = page.locator("#field-source");
  await text.fill(
    before.replace("\n## Our values\n\n:::summary\n", "\n## Our values\n\n:::sumary\n"),
  );
  const fault = page.getByRole("button", { name: /^Text, line \d+/ }).first();
  await fault.click();
  const line = await text.evaluate(
    (field) =>
      field instanceof HTMLTextAreaElement &&
      field.value.slice(field.selectionStart).split("\n")[0],
  );
  expect(line).toBe(":::sumary");
  await page.keyboard.press("Control+s");
  expect(read(file)).toBe(before);

  await text.fill(before.replace("\n## Our values\n", "\n## What we hold to\n"));
  await expect.poll(() => state(page).textContent()).toBe("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(read(file)).toContain("\n## What we hold to\n");
  await page
    .frameLocator("iframe")
    .getByRole("heading", { name: "What we hold to" })
    .waitFor({ state: "attached" });
  expect(faults).toEqual([]);
});

it("moves, adds and removes the entries of a list by keys and buttons", async () => {
  await using visit = await open("content/company.yaml");
  const { page } = visit;
  const second = page.getByLabel("Entry 2", { exact: true });
  await second.press("Alt+ArrowUp");
  expect(await page.getByLabel("Entry 1", { exact: true }).inputValue()).toBe(
    "Fernhollow, DE 19000",
  );
  expect(await page.locator(":focus").inputValue()).toBe("Fernhollow, DE 19000");
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.keyboard.type("Planet Earth");
  await page.getByRole("button", { name: "Remove “United States”" }).click();
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(read("content/company.yaml")).toContain(
    "address:\n  - Fernhollow, DE 19000\n  - 14 Raked Garden Lane, Floor 3\n  - Planet Earth\n",
  );
});

it("writes an article: the preview follows, undo works, and the article’s page shows what was saved", async () => {
  await using visit = await open();
  const { page, faults } = visit;
  await page.getByLabel("Find an article").fill("direct consumer");
  expect(await page.getByRole("row").count()).toBe(2);
  await page.getByRole("link", { name: /What is direct-to-consumer/ }).click();
  const paper = page.frameLocator("iframe");
  await page.getByText("About the article").click();
  await page.getByLabel("Title", { exact: true }).fill("What is selling direct?");
  await paper.getByRole("heading", { level: 1, name: "What is selling direct?" }).waitFor();

  const body = page.getByLabel("The article’s text");
  await body.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("It begins here. ");
  await page.keyboard.press("Shift+Home");
  await page.getByRole("button", { name: "Bold" }).click();
  await paper.locator("strong", { hasText: "It begins here." }).waitFor();
  await page.keyboard.press("Control+z");
  await expect.poll(() => body.inputValue()).toMatch(/^It begins here\./);
  await page.keyboard.press("Control+b");

  // In its own size, since the click of a test finds no place in a page that is made smaller.
  await page.getByText("Phone", { exact: true }).click();
  await paper.getByRole("heading", { name: "One order, three routes" }).click();
  const line = () =>
    body.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart).split("\n", 1).join(""),
    );
  await expect.poll(line).toBe("## One order, three routes");

  await expect.poll(() => state(page).textContent()).toBe("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  const source = read(article);
  expect(source).toMatch(/^---\ntitle: "What is selling direct\?"\n/);
  expect(source).toContain("\n---\n\n**It begins here.** Direct-to-consumer");
  // The server takes a moment to read the file again.
  await expect
    .poll(async () => {
      await page.goto(`/blog/${article.slice(13, -3)}/`);
      return page.locator("main").textContent();
    })
    .toMatch(/What is selling direct\?[^]*It begins here\./);
  // So does its Markdown, which on this server is a route of its own.
  const twin = await fetch(`${site.base}/blog/${article.slice(13, -3)}.md`);
  expect([twin.status, twin.headers.get("content-type")]).toEqual([
    200,
    "text/markdown; charset=utf-8",
  ]);
  expect(await twin.text()).toMatch(/^# What is selling direct\?\n[^]*\*\*It begins here\.\*\*/);
  expect(faults.filter((text) => !text.includes("404"))).toEqual([]);
});

it("puts a picture in, with its description, and refuses one without", async () => {
  await using visit = await open(article);
  const { page } = visit;
  await page.getByLabel("The article’s text").focus();
  await page.getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await dialog.getByText("Say what the picture shows.").waitFor();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
  const file = { name: "A Cup!.png", mimeType: "image/png", buffer };
  await dialog.getByLabel("Picture file").setInputFiles(file);
  await dialog.getByLabel("What does it show?").fill("A cup of tea");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await page.frameLocator("iframe").getByRole("img", { name: "A cup of tea" }).waitFor();
  expect(existsSync(join(site.folder, "content/blog/images/a-cup.png"))).toBe(true);
});

it("makes a new article as a draft", async () => {
  await using visit = await open();
  const { page } = visit;
  await page.getByRole("button", { name: "New article" }).click();
  await page
    .getByLabel("What is the article called?")
    .fill("What is direct-to-consumer D2C ecommerce?");
  await page.keyboard.press("Enter");
  await page.getByText("There is an article of that name already").waitFor();
  await page.getByLabel("What is the article called?").fill("How to price a box");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "How to price a box" }).waitFor();
  expect(read("content/blog/how-to-price-a-box.md")).toContain("draft: true\n---\n");
  expect(await state(page).textContent()).toBe("No changes");
  await page.frameLocator("iframe").getByRole("heading", { name: "How to price a box" }).waitFor();
});

it("never overwrites what somebody else has saved, and lets the writer choose", async () => {
  await using visit = await open("content/error-view.yaml");
  const { page } = visit;
  const path = join(site.folder, "content/error-view.yaml");
  const theirs = "# Their note.\n";
  appendFileSync(path, theirs);
  await page.getByLabel("Title", { exact: true }).fill("This part has stopped");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Somebody else has changed this file" });
  await dialog.waitFor();
  expect(read("content/error-view.yaml")).not.toContain("This part has stopped");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await saved(page);
  expect(read("content/error-view.yaml")).toContain("title: This part has stopped");

  appendFileSync(path, theirs);
  await page.getByLabel("Title", { exact: true }).fill("Mine is lost");
  await page.keyboard.press("Control+s");
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe(
    "This part has stopped",
  );
});

it("keeps what was typed and not saved, and offers it again", async () => {
  await using visit = await open("content/company.yaml");
  const { page } = visit;
  await page.getByLabel("Legal name").fill("Once more");
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked++;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await page.getByText("There is unsaved work on this").waitFor();
  expect(await page.getByLabel("Legal name").inputValue()).not.toBe("Once more");
  await page.getByRole("button", { name: "Take it up again" }).click();
  expect(await page.getByLabel("Legal name").inputValue()).toBe("Once more");
  expect(await state(page).textContent()).toBe("Not saved yet");
});

/** Status of a request with headers that a browser would not let a page write. */
const status = (method: string, path: string, headers: Record<string, string>, body = "") =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${site.base}/_edit/api/${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(body);
  });

it("answers its own page only, and for files of the content only", async () => {
  const json = { "content-type": "application/json", origin: site.base };
  const ask = JSON.stringify({ title: "Planted by another site" });
  expect(await status("POST", "new", { ...json, origin: "https://shop.example" }, ask)).toBe(403);
  expect(await status("POST", "new", { ...json, "content-type": "text/plain" }, ask)).toBe(403);
  expect(await status("GET", "overview", { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status("GET", "overview", { host: "shop.example" })).toBe(403);
  expect(existsSync(join(site.folder, "content/blog/planted-by-another-site.md"))).toBe(false);
  for (const path of ["package.json", "../package.json", "content/../site.config.ts", "/etc/hosts"])
    expect(await status("GET", `file?path=${encodeURIComponent(path)}`, {})).toBe(422);
});

it("has no accessibility violation, by day and by night", async () => {
  await using visit = await open();
  const { page } = visit;
  for (const file of ["", "?file=content/footer.yaml", `?file=${article}`]) {
    await page.goto(`/_edit/${file}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    // The pages inside the previews are tested as pages of the site. At night only colours are others.
    expect(await violations(page, "html", { iframes: false })).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    const runOnly = ["color-contrast"];
    expect(await violations(page, "html", { iframes: false, runOnly })).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
});
