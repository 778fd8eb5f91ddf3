/** The table as a custom element on another origin, whose policy allows what docs/embed.md says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { site } from "#site";
import { faultsOf } from "#tests/support/browse.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { root } from "#tests/support/dist.ts";
import { liveTable } from "#tests/support/live-table.ts";
import { serve, type Served } from "#scripts/lib/serve.ts";

const tag = `${site.slug}-table`;
const csv = "name;price\nKettle;12,50\nTeapot;30,00\n<b>Cup</b>;4,25\n";

let shop: Served;
beforeAll(async () => {
  shop = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop.example");
    if (pathname === "/goods.csv" || pathname === "/orders.csv") {
      response.setHeader("Content-Type", "text/csv");
      response.end(csv);
      return;
    }
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (pathname !== "/") {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    const policy = searchParams.get("policy");
    if (policy !== null) response.setHeader("Content-Security-Policy", policy);
    response.end(
      `<!doctype html><html lang="en"><title>A shop</title><style>button { color: red }</style>
      <h1>Goods</h1>
      <script type="module" src="${inject("base")}/embed/table.js"></script>
      <${tag} ${searchParams.get("attributes") ?? ""}></${tag}>`,
    );
  }, "127.0.0.1");
});
afterAll(() => shop[Symbol.asyncDispose]());

/** The policy in the document, with the two origins of this test. */
function documentedPolicy(): string {
  const text = readFileSync(join(root, "docs/embed.md"), "utf8");
  const [, written = ""] = /```http\nContent-Security-Policy: ([\s\S]*?)```/.exec(text) ?? [];
  return written
    .replaceAll(site.hosts.url, inject("base"))
    .replaceAll("https://files.shop.example", shop.origin)
    .replaceAll(/\s+/g, " ")
    .trim();
}

interface Embedded extends AsyncDisposable {
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Opens the shop's page with the element. */
async function embed(attributes: string, policy?: string): Promise<Embedded> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const faults = faultsOf(page);
  const query = new URLSearchParams({ attributes, ...(policy === undefined ? {} : { policy }) });
  await page.goto(`${shop.origin}/?${query.toString()}`);
  return { page, faults, [Symbol.asyncDispose]: () => context.close() };
}

/** Whether a dragged file may be dropped on the table. */
const takesFiles = (page: Page) =>
  liveTable(page).frame.evaluate((frame) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a,b\n1,2\n"], "other.csv"));
    return !frame.dispatchEvent(
      new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }),
    );
  });

describe("the custom element", () => {
  it("shows a file of the page's origin under a strict policy, and stores nothing", async () => {
    const types = "require-trusted-types-for 'script'; trusted-types own-script";
    await using visit = await embed(
      'src="/goods.csv" label="Our goods" height="500"',
      `${documentedPolicy()}; ${types}`,
    );
    const { page } = visit;
    const table = liveTable(page);
    await table.settled(/^3 rows$/);
    expect(await table.headings()).toEqual(["name", "price"]);
    expect(await table.column("name")).toEqual(["Kettle", "Teapot", "<b>Cup</b>"]);
    expect(await table.column("price")).toEqual(["12.50", "30.00", "4.25"]);
    expect((await page.locator(tag).boundingBox())?.height).toBe(500);
    expect(await table.frame.getAttribute("aria-label")).toBe("Our goods");
    await table.heading("price").click();
    await table.settled(/sorted by price, ascending/);
    expect(await table.column("name")).toEqual(["<b>Cup</b>", "Kettle", "Teapot"]);
    // The page's styles do not apply inside.
    expect(
      await table.frame
        .locator("[data-key=filter]")
        .first()
        .evaluate((each) => getComputedStyle(each).color),
    ).not.toBe("rgb(255, 0, 0)");
    const stored = await page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
    expect(stored).toEqual([]);
    expect(visit.faults).toEqual([]);
  });

  it("shows the sample orders without attributes, and its panels work in the shadow DOM", async () => {
    await using visit = await embed("");
    const { page } = visit;
    const table = liveTable(page);
    await table.settled(/^50,000 rows$/);
    expect(await takesFiles(page)).toBe(true);
    expect((await page.locator(tag).boundingBox())?.height).toBe(420);
    await page.locator('[data-key="filter"]').click();
    await page
      .locator("[data-part=panel]")
      .getByRole("combobox", { name: "Column" })
      .selectOption("status");
    await page
      .locator("[data-part=panel]")
      .getByRole("textbox", { name: "Value" })
      .fill("refunded");
    await page.keyboard.press("Enter");
    await table.settled(/^[\d,]+ of 50,000 rows$/);
    await page.keyboard.press("Escape");
    await table.heading("id").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    expect(
      await page.evaluate(
        (name) =>
          document.querySelector(name)?.shadowRoot?.activeElement?.getAttribute("data-place"),
        tag,
      ),
    ).toBe("0:1");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("WELCOME10");
    await table.settled(/of 50,000 rows$/);
    expect(visit.faults).toEqual([]);
  });

  it("has the colors of the page, or of its theme attribute or color-scheme", async () => {
    await using visit = await embed("");
    const { page } = visit;
    const [day, night] = ["rgb(253, 250, 243)", "rgb(26, 50, 43)"];
    const frame = page.locator("[data-part=table]").first();
    const expectGround = (color: string) =>
      expect
        .poll(() => frame.evaluate((each) => getComputedStyle(each).backgroundColor))
        .toBe(color);
    const set = (attribute: string, value: string) =>
      page.locator(tag).evaluate(
        (element, [name = "", text = ""]) => {
          for (const each of ["theme", "style"]) element.removeAttribute(each);
          element.setAttribute(name, text);
        },
        [attribute, value],
      );
    await expectGround(day);
    // The page is light, whatever the system is.
    await page.emulateMedia({ colorScheme: "dark" });
    await expectGround(day);
    await set("theme", "dark");
    await expectGround(night);
    await set("style", "color-scheme: dark");
    await expectGround(night);
  });

  it("follows its attributes, also after it was moved, and is labeled by what it shows", async () => {
    await using visit = await embed('table="products"');
    const { page } = visit;
    const table = liveTable(page);
    await expect.poll(table.headings).toContain("sku");
    await page.evaluate((name) => {
      const element = document.querySelector(name);
      document.body.prepend(element ?? "");
      element?.setAttribute("table", "affiliates");
      element?.setAttribute("height", "300");
    }, tag);
    await expect.poll(table.headings).toContain("commission_rate");
    expect((await page.locator(tag).boundingBox())?.height).toBe(300);
    expect(await table.frame.getAttribute("aria-label")).toBe("Live table: affiliates");
    expect(visit.faults).toEqual([]);
  });

  it("says if the file does not load, and tries again", async () => {
    await using visit = await embed('src="/gone.csv"');
    const alert = visit.page.getByRole("alert");
    await expect.poll(() => alert.textContent()).toContain("/gone.csv did not load");
    await visit.page.route("**/gone.csv", (route) => route.fulfill({ body: csv }));
    await visit.page.getByRole("button", { name: "Try again" }).click();
    await liveTable(visit.page).settled(/^3 rows$/);
  });

  it("shows only the file: no other tables, and no upload", async () => {
    // Has the name of a sample table.
    await using visit = await embed('src="/orders.csv"');
    const { page } = visit;
    const table = liveTable(page);
    await table.settled(/^3 rows$/);
    expect(await table.frame.getAttribute("aria-label")).toBe("Live table: orders.csv");
    expect(await table.frame.locator('input[type="file"], [role="tab"]').count()).toBe(0);
    await page.locator('[data-key="export"]').click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("[data-part=panel]").getByRole("button", { name: /CSV/ }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe("orders.csv");
    expect(await takesFiles(page)).toBe(false);
    expect(await table.headings()).toEqual(["name", "price"]);
    expect(visit.faults).toEqual([]);
  });

  it("lists the sample tables if the wanted one does not exist", async () => {
    await using visit = await embed('table="custmers"');
    const alert = visit.page.getByRole("alert");
    await expect.poll(() => alert.textContent()).toContain("no sample table “custmers”");
    expect(await alert.textContent()).toContain("customers, ");
    await visit.page.evaluate((name) => {
      document.querySelector(name)?.setAttribute("table", "customers");
    }, tag);
    await liveTable(visit.page).settled(/^12,000 rows$/);
  });
});
