/** The dashboard on /dashboards/, and a chart embedded on another site (docs/specification.md, 2.8). */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chartFragment } from "#live/engine/charts/spec.ts";
import { desktop, faultsOf, expectFocus, layoutShifts, useBrowser } from "#tests/support/browse.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { serve, type Served } from "#scripts/lib/serve.ts";

const open = useBrowser();

const board = (page: Page) => page.getByRole("group", { name: "Dashboard", exact: true });
const cards = (page: Page) => page.locator("[data-card]");
const titles = (page: Page) => cards(page).locator("h3").allTextContents();
const told = (page: Page) => board(page).locator("[role=status]").first().textContent();
const handle = (page: Page, title: string) =>
  cards(page).filter({ hasText: title }).locator('[data-key^="move:"]');

async function hydrate(page: Page): Promise<void> {
  await page.locator('[data-key="add"]').hover();
  await page.locator("astro-island[component-url*=Dashboard]:not([ssr])").waitFor();
}

const boxes = (page: Page) =>
  page.locator("[data-card], [data-card] .chart-plot, [data-key=add]").evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

it("shows its charts without script, each with its data table, and no dead button", async () => {
  const { page } = await open("/dashboards/", { javaScriptEnabled: false });
  expect(await titles(page)).toHaveLength(6);
  for (const button of await board(page).getByRole("button").all())
    expect(await button.isVisible()).toBe(false);
  await cards(page).filter({ hasText: "Revenue by month" }).getByText("Data table").click();
  const table = page.getByRole("region", { name: "Revenue by month" });
  expect(await table.getByRole("row").count()).toBe(25);
  const chart = page.getByRole("img", { name: /^Revenue by month\. 24 points/ });
  expect(await chart.isVisible()).toBe(true);
});

describe("the live dashboard", () => {
  it("replays an arrow key that was pressed before hydration", async () => {
    const { page } = await open("/dashboards/", { viewport: desktop });
    const first = await titles(page);
    await handle(page, "Subscriptions today").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => told(page)).toContain("is now 2 of 6");
    expect((await titles(page)).indexOf("Subscriptions today")).toBe(1);
    expect(first.indexOf("Subscriptions today")).toBe(0);
  });

  it("hydrates in place; charts can be moved, removed, restored, edited, stored and exported", async () => {
    const { page, faults } = await open("/dashboards/", { viewport: desktop });
    await page.waitForLoadState("networkidle");
    const before = await boxes(page);
    await hydrate(page);
    expect(await boxes(page)).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    const first = await titles(page);

    // By keys: the handle keeps the focus, and the move is announced.
    await handle(page, "Subscriptions today").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect((await titles(page)).indexOf("Subscriptions today")).toBe(2);
    expect(await told(page)).toBe("“Subscriptions today” is now 3 of 6.");
    await expectFocus(handle(page, "Subscriptions today"));
    await page.getByRole("button", { name: "Undo" }).first().click();
    await page.getByRole("button", { name: "Undo" }).first().click();
    expect(await titles(page)).toEqual(first);

    // One drag is one undoable change.
    await handle(page, "Why they leave").hover();
    await page.mouse.down();
    await cards(page).filter({ hasText: "New and lost subscribers" }).hover();
    await page.mouse.up();
    await expect
      .poll(() => titles(page))
      .toEqual(first.with(2, "Why they leave").with(3, "New and lost subscribers"));
    await page.getByRole("button", { name: "Undo" }).first().click();
    expect(await titles(page)).toEqual(first);

    await page.getByRole("button", { name: "Remove “Offers accepted”" }).click();
    expect(await titles(page)).toHaveLength(5);
    await board(page).getByRole("button", { name: "Undo" }).last().click();
    expect(await titles(page)).toEqual(first);

    // Points can be read one by one.
    const scrub = page.getByRole("slider", { name: "Points of Revenue by month" });
    await scrub.focus();
    await page.keyboard.press("ArrowRight");
    expect(await scrub.getAttribute("aria-valuetext")).toMatch(/^April 2023: revenue \$/);
    expect(await scrub.locator("xpath=..").locator("[data-part=tip]").textContent()).toMatch(
      /^April 2023/,
    );
    await page.keyboard.press("Escape");

    // Edited in its dialog.
    await page.getByRole("button", { name: "Change “Revenue by month”" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill("Income");
    await dialog.getByLabel("Chart type").selectOption("bar");
    const sql = dialog.getByLabel("Query");
    await sql.fill("DELETE FROM orders");
    await dialog.getByRole("button", { name: "Run" }).click();
    await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("only read data");
    await sql.fill(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
    );
    await sql.press("Control+Enter");
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByRole("button", { name: "Run" }).waitFor();
    // The chart type survives an empty result and other columns.
    await sql.fill("SELECT 1 AS one WHERE 0");
    await sql.press("Control+Enter");
    await dialog.locator("[data-part=undrawn]").waitFor();
    expect(await dialog.getByLabel("Chart type").inputValue()).toBe("bar");
    await sql.fill("SELECT status, count(*) AS orders FROM orders GROUP BY status");
    await sql.press("Control+Enter");
    await dialog.getByRole("img", { name: /^Income\. 4 points/ }).waitFor();
    for (const [name, kind] of [
      ["SVG", "<svg"],
      ["PNG", "PNG"],
      ["CSV", "status,orders"],
    ] as const) {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`income.${name.toLowerCase()}`);
      const content = (await readFile(await file.path())).toString("latin1");
      expect(content).toContain(kind);
      expect(content).not.toContain("var(--");
    }
    await page.keyboard.press("Escape");
    await expectFocus(page.getByRole("button", { name: "Change “Income”" }));

    // A stored dashboard hydrates by itself.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("board"))).toContain("Income");
    await page.reload();
    await expect.poll(() => titles(page)).toContain("Income");
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await titles(page)).toEqual(first);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("board"))).toBeNull();
    expect(faults).toEqual([]);
  });

  it("has charts added in the query editor, at the front", async () => {
    const { page, faults } = await open("/queries/", { viewport: desktop });
    // Both before the editor is live: a chart is added once its query has run.
    await page.evaluate(() => {
      for (const name of ["Run", "Add to charts"])
        [...document.querySelectorAll("button")].find((each) => each.innerText === name)?.click();
    });
    await page.getByRole("link", { name: "See the dashboard" }).click();
    await expect.poll(() => titles(page)).toHaveLength(7);
    expect((await titles(page))[0]).toBe("Which products retain subscribers?");
    expect(faults).toEqual([]);
  });
});

describe("a chart embedded on another site", () => {
  let wiki: Served;
  beforeAll(async () => {
    wiki = await serve((request, response) => {
      const hash =
        new URL(request.url ?? "/", "http://wiki.example").searchParams.get("hash") ?? "";
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      // The strictest host.
      response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
      response.end(
        `<!doctype html><html lang="en"><title>A wiki</title><iframe title="chart" width="700" height="440"></iframe>
        <script>document.querySelector("iframe").src = ${JSON.stringify(`${inject("base")}/embed/chart/${hash}`)}</script>`,
      );
    }, "127.0.0.1");
  });
  afterAll(() => wiki[Symbol.asyncDispose]());

  const chart = {
    title: "Orders <b>by status</b>",
    kind: "bar",
    x: "status",
    ys: ["orders"],
  } as const;
  const good =
    chartFragment({
      ...chart,
      sql: "SELECT status, count(*) AS orders FROM orders GROUP BY status",
    }) ?? "";
  const writing = chartFragment({ ...chart, sql: "DROP TABLE orders" }) ?? "";

  it("draws what its address describes, explains a broken link, and never writes data", async () => {
    const browser = await sharedBrowser();
    await using page = await browser.newPage();
    const faults = faultsOf(page);
    const frame = page.frameLocator("iframe");
    const show = (hash: string) => page.goto(`${wiki.origin}/?hash=${encodeURIComponent(hash)}`);

    await show(good);
    await frame.getByRole("img", { name: /^Orders <b>by status<\/b>\. 4 points/ }).waitFor();
    expect(await frame.getByRole("heading").textContent()).toBe("Orders <b>by status</b>");
    await show(good.slice(0, -9));
    expect(await frame.getByRole("alert").textContent()).toContain("cut off or changed");
    await show(good.replace("status", "stat_s"));
    expect(await frame.getByRole("alert").textContent()).toContain("cut off or changed");
    await show("");
    await frame.getByText("This link has no chart").waitFor();
    await show(writing);
    expect(await frame.getByRole("alert").textContent()).toContain("only read data");
    expect(faults).toEqual([]);
  });

  it("is the one page that may be framed", async () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(
        (await fetch(inject("base") + path)).headers.get("content-security-policy") ?? "",
      )?.[1];
    expect(await ancestors("/embed/chart/")).toBe("*");
    expect(await ancestors("/dashboards/")).toBe("'none'");
    const html = await (await fetch(`${inject("base")}/embed/chart/`)).text();
    expect(html).toContain('name="robots" content="noindex"');
  });
});
