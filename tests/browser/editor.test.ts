/** The editor on the development server, in a copy of the project: a marketer's work in a browser. */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { type Development, startDevelopment } from "#tests/support/development.ts";
import { patience } from "#tests/support/patience.ts";
import { groups } from "../../editor/labels.ts";

let site: Development;
/** Shared, since the development server sends many small files. */
let context: BrowserContext;
beforeAll(async () => {
  site = await startDevelopment();
  const browser = await sharedBrowser();
  context = await browser.newContext({
    baseURL: site.base,
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(async () => {
  await context.close();
  await site.stop();
});

const read = (path: string) => readFileSync(join(site.folder, path), "utf8");
const article = "content/blog/what-is-direct-to-consumer-d2c-ecommerce.md";

interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Deletes drafts of other tests. In its own page, since the browser asks for an icon of that answer. */
async function forgetDrafts(): Promise<void> {
  const page = await context.newPage();
  await page.goto("/_edit/api/list");
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.close();
}

/** Opens the editor, on a file if one is given. */
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

const state = (page: Page) => page.getByRole("status");
const saved = (page: Page) => expect.poll(() => state(page).textContent()).toBe("Saved");

/** Runs axe on the open page, with its details open, in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  // The pages inside the previews are tested as pages of the site. In the dark theme only colors differ.
  expect(await violations(page, "html", { iframes: false })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const runOnly = ["color-contrast"];
  expect(await violations(page, "html", { iframes: false, runOnly })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

it("shows a fault next to its field, and saves correct text and keeps comments", async () => {
  await using visit = await open();
  const { page, faults } = visit;
  const file = "content/pages/migrate.yaml";
  const before = read(file);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Migrate" }).click();
  await page
    .frameLocator("iframe")
    .getByText("Free with every plan")
    .first()
    .waitFor({ state: "attached" });
  await page.getByText("What it costs").first().click();
  const line = page.locator("#field-facts-1-text");
  await line.fill("x".repeat(450));
  await expect
    .poll(() => page.locator("#field-facts-1-text__error").textContent())
    .toBe("Has 450 characters; shorten it to at most 420.");
  expect(await line.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-labelledby")))
    .toBe("faults");
  expect(read(file)).toBe(before);
  await page.getByRole("button", { name: "Facts 2, text" }).click();
  expect(await line.evaluate((element) => element === document.activeElement)).toBe(true);

  // At once, while the page still shows the fault.
  await line.fill("Socks that come back: every autumn.");
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(
    read(file)
      .split("\n")
      .filter((text) => !before.split("\n").includes(text)),
  ).toEqual(['  - { title: What it costs, text: "Socks that come back: every autumn." }']);
  const shown = page.frameLocator("iframe").getByText("Socks that come back: every autumn.");
  await shown.first().waitFor({ state: "attached" });
  expect(faults).toEqual([]);
});

it("finds the source of a sentence by search, by a click in the preview, and by a page’s link", async () => {
  await using visit = await open();
  const { page } = visit;
  await page.getByLabel("Find a file or a sentence").fill("A care plan billed twice a year");
  await page.getByRole("link", { name: "A care plan billed twice a year" }).first().click();
  const line = page.getByLabel("Line", { exact: true });
  await expect
    .poll(() => line.evaluate((element) => element === document.activeElement))
    .toBe(true);

  await page.goto("/_edit/?file=content/pages/not-found.yaml");
  const frame = page.frameLocator("iframe");
  const lead = page.locator("#field-lead");
  const sentence = frame.getByText((await lead.inputValue()).slice(0, 20)).first();
  // The editor listens once the preview has loaded.
  await expect
    .poll(async () => {
      await sentence.evaluate((element) => {
        if (element instanceof HTMLElement) element.click();
      });
      return lead.evaluate((field) => field === document.activeElement);
    })
    .toBe(true);

  await page.goto("/accessibility/");
  await page.getByRole("link", { name: "Edit this page" }).click();
  await page.getByText("content/pages/accessibility.yaml").waitFor();
});

it("shows an unreadable file as text, with the line to fix", async () => {
  const file = join(site.folder, "content/lost-part.yaml");
  const before = read("content/lost-part.yaml");
  writeFileSync(file, before.replace("\n", "\nelsewhere: A: B\n"));
  await using visit = await open("content/lost-part.yaml");
  await visit.page.getByRole("button", { name: "Line 2" }).click();
  expect(
    await visit.page
      .getByLabel("The file’s text")
      .evaluate(
        (field) =>
          field instanceof HTMLTextAreaElement &&
          field.value.slice(field.selectionStart).split("\n", 1)[0],
      ),
  ).toBe("elsewhere: A: B");
  writeFileSync(file, before);
});

it("shows a content fault over the page but not over the editor, until it is fixed", async () => {
  const file = join(site.folder, "content/pages/about.yaml");
  const before = read("content/pages/about.yaml");
  await using visit = await open("content/pages/about.yaml");
  const { page } = visit;
  const about = await context.newPage();
  await about.goto("/about/");
  const said = about.getByText(/about\.yaml:\d+: field "meta2" is not known/).first();
  // As programs save that empty a file first.
  writeFileSync(file, "");
  await about.waitForTimeout(30);
  writeFileSync(file, before.replace(/^meta:/, "meta2:"));
  await said.waitFor();
  expect(await page.locator("vite-error-overlay").isVisible()).toBe(false);
  writeFileSync(file, before);
  await said.waitFor({ state: "detached" });
  await about.close();
});

it("edits lists by buttons, and keeps, restores and marks unsaved work", async () => {
  await using visit = await open("content/company.yaml");
  const { page } = visit;
  await expectAccessible(page);
  await page.getByRole("group", { name: "Fernhollow" }).getByLabel("Move up").click();
  expect(await page.getByRole("textbox", { name: "Entry 1" }).inputValue()).toBe(
    "Fernhollow, DE 19000",
  );
  await page.getByRole("group", { name: "United States" }).getByLabel("Remove").click();
  await page.getByRole("button", { name: "Add an entry" }).click();
  // What is typed and saved during a slow save is saved after it.
  const slowly = { times: 1 };
  await page.route(
    "**/_edit/api/save",
    (route) => setTimeout(() => void route.continue(), 500),
    slowly,
  );
  for (const words of ["Planet", "Planet Earth"]) {
    await page.getByRole("textbox", { name: "Entry 3" }).fill(words);
    await page.keyboard.press("Control+s");
  }
  await saved(page);
  expect(read("content/company.yaml")).toContain(
    "address:\n  - Fernhollow, DE 19000\n  - 14 Raked Garden Lane, Floor 3\n  - Planet Earth\n",
  );

  await page.getByLabel("Legal name").fill("Once more");
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs++;
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toBe(1);
  await page.getByText("There is unsaved work on this").waitFor();
  expect(await page.getByLabel("Legal name").inputValue()).not.toBe("Once more");
  await page.getByRole("button", { name: "Restore it" }).click();
  expect(await page.getByLabel("Legal name").inputValue()).toBe("Once more");
  expect(await state(page).textContent()).toBe("Not saved yet");

  await page.getByRole("link", { name: "All content" }).click();
  await page.getByRole("heading", { level: 1, name: "Edit" }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([...groups]);
  const facts = page.getByRole("region", { name: "Prices and facts" });
  const company = facts.getByRole("link", { name: /^Company/ });
  expect(await company.textContent()).toContain("Not saved yet");
  expect(await page.getByText("Not saved yet").count()).toBe(1);
  await page.getByLabel("Find a file or a sentence").fill("company");
  await expect.poll(() => page.getByRole("heading", { name: "Legal texts" }).count()).toBe(0);
  expect(await company.count()).toBe(1);
});

it("writes an article: the preview follows, a click in it finds the line, and pictures can be added", async () => {
  await using visit = await open(article);
  const { page } = visit;
  const paper = page.frameLocator("iframe");
  await page.getByText("Title, date and topics").click();
  await page.getByLabel("Title", { exact: true }).fill("What is selling direct?");
  await paper.getByRole("heading", { level: 1, name: "What is selling direct?" }).waitFor();

  const body = page.getByLabel("The article’s text");
  await body.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("It begins here. ");
  await page.keyboard.press("Shift+Home");
  await page.getByRole("button", { name: "Bold" }).click();
  await paper.locator("strong", { hasText: "It begins here." }).waitFor();
  const [text, preview] = [await body.boundingBox(), await page.locator("iframe").boundingBox()];
  expect((text?.x ?? NaN) + (text?.width ?? NaN)).toBeLessThan(preview?.x ?? NaN);

  await paper.getByRole("heading", { name: "One order, three routes" }).evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
  await expect
    .poll(() =>
      body.evaluate((element: HTMLTextAreaElement) =>
        element.value.slice(element.selectionStart).split("\n", 1).join(""),
      ),
    )
    .toBe("## One order, three routes");
  await expect.poll(() => state(page).textContent()).toBe("Not saved yet");
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(read(article)).toMatch(/^---\ntitle: "What is selling direct\?"\n/);
  expect(read(article)).toContain("\n---\n\n**It begins here.**");

  page.once("dialog", (dialog) => void dialog.accept("A cup of tea"));
  await page.getByLabel("The article’s text").focus();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
  const file = { name: "A Cup!.png", mimeType: "image/png", buffer };
  await page.getByLabel("Picture", { exact: true }).setInputFiles(file);
  await page.frameLocator("iframe").getByRole("img", { name: "A cup of tea" }).waitFor();
  expect(existsSync(join(site.folder, "content/blog/images/a-cup.webp"))).toBe(true);
  await expectAccessible(page);
});

it("creates, renames and deletes an article", async () => {
  await using visit = await open();
  const { page } = visit;
  const answers = ["How to price a box", "Pricing a box", ""];
  page.on("dialog", (dialog) => void dialog.accept(answers.shift()));
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByRole("heading", { level: 1, name: "How to price a box" }).waitFor();
  expect(read("content/blog/how-to-price-a-box.md")).toContain("draft: true\n---\n");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByText("content/blog/pricing-a-box.md").waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { level: 1, name: "Edit" }).waitFor();
  expect(existsSync(join(site.folder, "content/blog/pricing-a-box.md"))).toBe(false);
});

it("never overwrites a change made elsewhere without asking", async () => {
  await using visit = await open("content/error-view.yaml");
  const { page } = visit;
  appendFileSync(join(site.folder, "content/error-view.yaml"), "# Their note.\n");
  await page.getByLabel("Title", { exact: true }).fill("This part has stopped");
  await expect.poll(() => state(page).textContent()).toBe("Not saved yet");
  await page.keyboard.press("Control+s");
  const restore = page.getByRole("button", { name: "Restore it" });
  await restore.waitFor();
  expect(read("content/error-view.yaml")).not.toContain("This part has stopped");
  await restore.click();
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe(
    "This part has stopped",
  );
  await page.keyboard.press("Control+s");
  await saved(page);
  expect(read("content/error-view.yaml")).toContain("title: This part has stopped");
});

/** Status of a request with headers that pages cannot set. */
const status = (name: string, ask: object, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const body = JSON.stringify(ask);
    const all = { "content-length": String(body.length), ...headers };
    request(`${site.base}/_edit/api/${name}`, { method: "POST", headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(body);
  });

it("answers only its own page, and only for content files", async () => {
  const json = { "content-type": "application/json", origin: site.base };
  const ask = { what: "article", title: "Planted by another site" };
  expect(await status("create", ask, { ...json, origin: "https://shop.example" })).toBe(403);
  expect(await status("create", ask, { ...json, "content-type": "text/plain" })).toBe(403);
  expect(await status("list", {}, { "content-type": "application/json" })).toBe(403);
  expect(await status("list", {}, { ...json, host: "shop.example" })).toBe(403);
  expect(existsSync(join(site.folder, "content/blog/planted-by-another-site.md"))).toBe(false);
  for (const path of ["package.json", "../package.json", "content/../site.config.ts", "/etc/hosts"])
    expect(await status("file", { path }, json)).toBe(422);
});

// Last, since the server is gone for some seconds; on a busy machine, for a minute or two.
it("starts again when a page is created, and then shows it", async () => {
  execFileSync(process.execPath, ["scripts/run.mjs", "new", "page", "x"], { cwd: site.folder });
  await expect.poll(site.output).toContain("restarting the server");
  const status = () => fetch(`${site.base}/x/`).then((answer) => answer.status, String);
  await expect.poll(status, { timeout: 3 * patience }).toBe(200);
});
