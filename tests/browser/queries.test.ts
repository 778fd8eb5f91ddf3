/** The query editor in use: typing, running, errors, saved work, links, export, keyboard and screen readers. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import {
  desktop,
  expectFocus,
  layoutShifts,
  oneVisit,
  phone,
  useBrowser,
} from "#tests/support/browse.ts";
import { full, themesAndWidths } from "#tests/support/matrix.ts";

const visit = useBrowser();
const open = (hash = "", options = {}) =>
  visit(`/queries/${hash}`, { viewport: desktop, ...options });

/** The database is ready, and CodeMirror has taken the plain field's place. */
const ready = async (page: Page) => {
  await page.locator("[data-part=frame][data-ready]").waitFor();
  await page.locator("[data-part=editor] .cm-content").waitFor();
};
const field = (page: Page) => page.locator("[data-part=editor] .cm-content");
const grid = (page: Page) => page.getByRole("grid");
const button = (page: Page, name: string | RegExp) =>
  page.locator("[data-query]").getByRole("button", { name, exact: typeof name === "string" });

async function load(page: Page): Promise<void> {
  await page.locator("[data-part=editor] textarea").click();
  await ready(page);
}

const openReady = async (options = {}) => {
  const visited = await open("", options);
  await load(visited.page);
  return visited;
};

/** Writes over what is in the editor. */
async function write(page: Page, sql: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(sql);
}

async function run(page: Page, sql: string): Promise<void> {
  await write(page, sql);
  await page.keyboard.press("ControlOrMeta+Enter");
}

/** Saves the query that is open, under a name. */
async function save(page: Page, name: string): Promise<void> {
  await button(page, "Save").click();
  await page.keyboard.insertText(name);
  await page.keyboard.press("Enter");
}

/** The text of the editor, as it is seen. */
const text = async (page: Page) =>
  (await field(page).locator(".cm-line").allInnerTexts()).map((line) => line.trimEnd()).join("\n");

/** Waits for the text of a part. */
const shows = (page: Page, part: string) =>
  expect.poll(() => page.locator(`[data-part=${part}]`).innerText());

/** Once the run has ended: until then, the grid takes no focus. */
const focusGrid = (page: Page) =>
  page.locator("[data-part=result]:not([inert]) [role=grid] [tabindex='0']").focus();
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-place="${row}:${column}"]`);

const endless =
  "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT count(*) FROM n";

/** The position and size of every part. */
const places = (page: Page) =>
  page.locator("[data-query] :is([data-part], th)").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && each.clientHeight > 0)
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.getAttribute("data-part"), x, y, width, height];
      }),
  );

/** Loads the editor, and checks that its parts stay where the server put them, whole. */
async function loadInPlace(page: Page): Promise<void> {
  const [before, example] = [await places(page), await cell(page, 0, 0).innerText()];
  await load(page);
  expect(await places(page)).toEqual(before);
  expect(await cell(page, 0, 0).innerText()).toBe(example);
  const cut = await page
    .locator(".data-grid, [data-part=editor] .cm-scroller")
    .evaluateAll((all) =>
      all.map((each) =>
        each.matches(".data-grid")
          ? each.scrollWidth - each.clientWidth
          : each.scrollHeight - each.clientHeight,
      ),
    );
  expect(cut).toEqual([0, 0]);
  expect(await layoutShifts(page)).toEqual([]);
}

/** Runs axe on the editor: at first, with a table's columns, with an error, and with a plan. */
async function expectAccessible(page: Page): Promise<void> {
  const check = async () => expect(await violations(page, "[data-query]")).toEqual([]);
  const isNarrow = page.viewportSize()?.width === phone.width;
  await grid(page).waitFor();
  await check();
  if (isNarrow) await button(page, "Browse").click();
  await button(page, "Columns of orders").click();
  await check();
  if (isNarrow) await button(page, "Close").click();
  await run(page, "SELECT 1; SELECT custmer_id FROM orders");
  await page.locator("[data-part=fault]").waitFor();
  await check();
  await button(page, "Save").click();
  await page.keyboard.press("Enter");
  await button(page, "Plan").click();
  await check();
}

describe("on a desktop", () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const visit = oneVisit(() => open("", { permissions }));

  it("hydrates without moving anything", async () => {
    const { page, faults } = await visit();
    await loadInPlace(page);
    expect(faults).toEqual([]);
  });

  it("shows selected text in the color of text", async () => {
    const { page } = await visit();
    const inks = await field(page)
      .locator(".cm-line span")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, "::selection").color));
    const ink = await field(page).evaluate((element) => getComputedStyle(element).color);
    expect([...new Set(inks)]).toEqual([ink]);
  });

  it("suggests a follow-up and applies it", async () => {
    const { page } = await visit();
    await button(page, "Only the top ten").click();
    await shows(page, "summary").toMatch(/^10 rows/);
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await text(page)).not.toContain("LIMIT");
  });

  it("explains the query plan in words", async () => {
    const { page } = await visit();
    await button(page, "Plan").click();
    await expect
      .poll(() => page.locator("ol[aria-label='Query plan']").innerText())
      .toContain("by their key");
    await shows(page, "announcement").toMatch(/^Query plan\. .*by their key\./);
    await run(page, "");
    await shows(page, "announcement").toContain("There is no query yet");
  });

  it("closes a tab only by its button, and reopens it with its result", async () => {
    const { page } = await visit();
    await run(page, "SELECT 'again' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("again");
    await button(page, "New query").click();
    await page.getByRole("tab", { name: "Query 1" }).dblclick();
    await page.getByRole("tab", { name: "Query 2" }).dblclick();
    expect(await page.getByRole("tab", { name: /^Query/ }).count()).toBe(2);
    await page.getByRole("tab", { name: "Query 1" }).click();
    await button(page, "Close Query 1").click();
    await button(page, "Reopen closed query").click();
    expect(await text(page)).toBe("SELECT 'again' AS it");
    expect(await cell(page, 0, 0).innerText()).toBe("again");
    expect(await button(page, "Reopen closed query").count()).toBe(0);
    await page.getByRole("tab", { name: "Query 2" }).click();
    await button(page, "Close Query 2").click();
  });

  it("shows each statement's result in a tab, and announces them", async () => {
    const { page } = await visit();
    await run(page, "SELECT 1 AS a; SELECT 2 AS b;");
    await page.getByRole("tab", { name: "Result 1" }).click();
    expect(await cell(page, 0, 0).innerText()).toBe("1");
    await page.keyboard.press("ArrowRight");
    expect(await cell(page, 0, 0).innerText()).toBe("2");
    await shows(page, "announcement").toMatch(/2 results.*1 row, in/);
  });

  it("runs only the selected text", async () => {
    const { page } = await visit();
    await write(page, "SELECT 3 AS a; SELECT 4 AS b");
    for (const key of Array.from("SELECT 4 AS b", () => "Shift+ArrowLeft"))
      await page.keyboard.press(key);
    await button(page, "Run").click();
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("4");
    expect(await page.getByRole("tab", { name: "Result 1" }).count()).toBe(0);
  });

  it("marks errors and offers corrections", async () => {
    const { page, faults } = await visit();
    await run(page, "SELECT 1;\nSELECT custmer_id FROM orders");
    await expect.poll(() => page.locator(".cm-lintRange-error").innerText()).toBe("custmer_id");
    await shows(page, "fault").toContain("Line 2, position 8");
    await button(page, "Use customer_id").click();
    await shows(page, "summary").toMatch(/^50,000 rows/);
    expect(await text(page)).toBe("SELECT 1;\nSELECT customer_id FROM orders");
    // A keyword, and a text without its quotes, are corrected the same way.
    await run(page, "SELECT id FORM orders WHERE status = unpaid");
    await button(page, "Use FROM").click();
    await button(page, "Use 'unpaid'").click();
    await shows(page, "summary").toMatch(/^964 rows/);
    expect(await text(page)).toBe("SELECT id FROM orders WHERE status = 'unpaid'");
    expect(faults).toEqual([]);
  });

  it("refuses statements that write", async () => {
    const { page } = await visit();
    const refused = ["DROP TABLE orders", "ATTACH 'x' AS y", "DELETE FROM orders"];
    for (const [done, sql] of refused.entries()) {
      await run(page, sql);
      await shows(page, "fault").toContain("only read data");
      // All orders are still there, and this error is not the previous one.
      await run(page, `SELECT count(*) + ${done} FROM orders`);
      await expect.poll(() => cell(page, 0, 0).innerText()).toBe(`50,00${done}`);
    }
  });

  it("stops an endless query, and then runs others", async () => {
    const { page } = await visit();
    await run(page, endless);
    // The previous result stays, marked as outdated.
    await expect.poll(() => page.locator("[data-part=result][aria-busy=true]").count()).toBe(1);
    expect(await button(page, "Export the result as CSV").isDisabled()).toBe(true);
    await shows(page, "announcement").toBe("Running …");
    await button(page, "Stop").focus();
    await page.keyboard.press("Escape");
    await shows(page, "fault").toContain("Stopped");
    await shows(page, "summary").toMatch(/^Stopped after \d+\.\d seconds$/);
    await shows(page, "announcement").toMatch(/^Stopped after \d+\.\d seconds\.$/);
    await run(page, "SELECT 'well' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("well");
  });

  it("opens another query while completions are listed", async () => {
    const { page, faults } = await visit();
    await write(page, "SELECT id FROM orders WHERE ");
    await page.keyboard.type("cu");
    await page.locator("[data-part=editor] .cm-tooltip-autocomplete").waitFor();
    const add = await button(page, "New query").elementHandle();
    // At once: the list has yet to measure its place.
    await field(page).evaluate(async (_, other) => {
      document.execCommand("insertText", false, "s");
      await Promise.resolve();
      (other as HTMLElement).click();
    }, add);
    await expect.poll(() => text(page)).toBe("");
    await page.getByRole("tab", { name: "Query 1", exact: true }).click();
    await expect.poll(() => text(page)).toBe("SELECT id FROM orders WHERE cus");
    expect(await page.locator("[data-part=editor] .cm-tooltip-autocomplete").count()).toBe(0);
    await page.getByRole("tab", { name: "Query 2" }).click();
    await button(page, "Close Query 2").click();
    expect(faults).toEqual([]);
  });

  it("replaces a running query with the newest one, also from another tab", async () => {
    const { page, faults } = await visit();
    await run(page, endless);
    for (const n of [1, 2, 3]) await run(page, `SELECT ${n} AS n`);
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("3");
    await button(page, "Run").waitFor();
    await run(page, endless);
    await button(page, "New query").click();
    await run(page, "SELECT 'here' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("here");
    await page.getByRole("tab", { name: "Query 1", exact: true }).click();
    await shows(page, "fault").toContain("Stopped");
    expect(faults).toEqual([]);
  });

  it("sorts by a column heading, and exports CSV in that order", async () => {
    const { page } = await visit();
    await run(page, "SELECT 2 AS n UNION ALL SELECT 10 UNION ALL SELECT 1");
    const first = () => cell(page, 0, 0).innerText();
    const heading = page.getByRole("columnheader", { name: "n", exact: true });
    await expect.poll(first).toBe("2");
    for (const [order, value] of [
      ["ascending", "1"],
      ["descending", "10"],
      [null, "2"],
    ] as const) {
      await heading.click();
      await expect.poll(first).toBe(value);
      expect(await heading.getAttribute("aria-sort")).toBe(order);
    }
    await heading.click();
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export the result as CSV").click(),
    ]);
    expect(await readFile(await csv.path(), "utf8")).toMatch(/n\s+1\s+2\s+10\s*$/);
  });

  it("scrolls a million rows to the last, by mouse and by keyboard", async () => {
    const { page, faults } = await visit();
    await run(
      page,
      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n LIMIT 1000000) SELECT x, x * 2 AS y FROM n",
    );
    await shows(page, "summary").toMatch(/^1,000,000 rows/);
    expect(await grid(page).getAttribute("aria-rowcount")).toBe("1000001");
    await focusGrid(page);
    await page.keyboard.press("ControlOrMeta+End");
    expect(await cell(page, 999_999, 1).innerText()).toBe("2,000,000");
    await expectFocus(cell(page, 999_999, 1));
    await page.keyboard.press("PageUp");
    await page.keyboard.press("ControlOrMeta+Home");
    expect(await cell(page, 0, 0).isVisible()).toBe(true);
    await page.locator(".data-grid").evaluate((each) => (each.scrollTop = each.scrollHeight / 2));
    const middle = async () =>
      Number(await grid(page).locator("tbody tr").first().getAttribute("aria-rowindex"));
    await expect.poll(middle).toBeGreaterThan(490_000);
    expect(await middle()).toBeLessThan(510_000);
    expect(await grid(page).getByRole("row").count()).toBeLessThan(40);
    expect(faults).toEqual([]);
  });

  it("copies a cell, and shows a long one in full", async () => {
    const { page, faults } = await visit();
    await run(page, "SELECT 12345.5 AS n, replace(hex(zeroblob(500)), '00', 'long ') AS words");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("12,345.5");
    await focusGrid(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ControlOrMeta+c");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("dialog").innerText()).toContain("long ".repeat(499));
    await page.keyboard.press("Escape");
    await expectFocus(cell(page, 0, 1));
    await write(page, "-- ");
    await page.keyboard.press("ControlOrMeta+v");
    expect(await text(page)).toBe("-- 12345.5");
    expect(faults).toEqual([]);
  });

  it("exports CSV with harmless formulas, and JSON", async () => {
    const { page } = await visit();
    await run(page, "SELECT '=1+1' AS sum, 7 AS n");
    await expect.poll(() => cell(page, 0, 1).innerText()).toBe("7");
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export the result as CSV").click(),
    ]);
    expect(csv.suggestedFilename()).toBe("query-1.csv");
    expect(await readFile(await csv.path(), "utf8")).toContain("'=1+1,7");
    await shows(page, "notice").toContain("made safe: 1.");
    const [json] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export the result as JSON").click(),
    ]);
    expect(JSON.parse(await readFile(await json.path(), "utf8"))).toEqual([{ sum: "=1+1", n: 7 }]);
  });

  it("indents with Tab; Escape, then Tab leaves, as the page says", async () => {
    const { page } = await visit();
    await write(page, "x");
    await page.keyboard.press("Tab");
    expect(await field(page).locator(".cm-line").innerText()).toMatch(/^ {2}x|^x {2}/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
    await shows(page, "notes").toContain("press Escape and then Tab");
  });

  it("lets Tab pass in both directions until something is typed", async () => {
    const { page } = await visit();
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest("[data-part=editor]") instanceof Element);
    await button(page, "Run").focus();
    for (const [key, within] of [
      ["Shift+Tab", true],
      ["Shift+Tab", false],
      ["Tab", true],
      ["Tab", false],
      ["Shift+Tab", true],
    ] as const) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(within);
    }
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
    expect(await text(page)).toMatch(/^ {2}/);
  });

  it("completes column names, by Enter only after an arrow key", async () => {
    const { page } = await visit();
    // While it is looked up again, it is disabled and takes no keys.
    const list = page.locator(".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)");
    await write(page, "SELECT  FROM orders AS o");
    await page.keyboard.press("Home");
    for (let i = 0; i < 7; i += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.type("o.order_t");
    await expect.poll(() => list.locator("li").first().innerText()).toContain("order_type");
    await page.keyboard.press("Tab");
    expect(await text(page)).toBe("SELECT o.order_type FROM orders AS o");
    await write(page, "SELECT * FROM cust");
    await page.keyboard.type("o");
    await list.waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("LIMIT 1");
    expect(await text(page)).toBe("SELECT * FROM custo\nLIMIT 1");
    await write(page, "SELECT * FROM cust");
    await page.keyboard.type("o");
    await list.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await text(page)).toBe("SELECT * FROM customers");
  });

  it("loses no letter on a slow machine", async () => {
    const { page } = await visit();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await write(page, " ");
    const typed = "SELECT name, price FROM products";
    await page.keyboard.type(typed);
    // Dismisses the completions.
    await page.keyboard.press("Escape");
    expect(await text(page)).toBe(` ${typed}`);
    await page.keyboard.press("ControlOrMeta+Enter");
    await shows(page, "summary").toMatch(/^48 rows/);
    expect(await page.locator("[data-part=fault]").count()).toBe(0);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  });

  it("copies a link with the query, and keeps the page's own address", async () => {
    const { page } = await visit();
    await write(page, "SELECT 'é & #' AS odd");
    await button(page, "Share").click();
    await shows(page, "notice").toContain("copied");
    // The site's policy lets no page read the clipboard, so paste.
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
    await expect.poll(() => text(page)).toMatch(/^http/);
    const link = await text(page);
    expect(new URL(link).pathname).toBe("/queries/");
    expect(new URL(link).hash).toBe(`#q=${encodeURIComponent("SELECT 'é & #' AS odd")}`);
    expect(new URL(page.url()).hash).toBe("");
  });

  it("is accessible", async () => {
    await expectAccessible((await visit()).page);
  });
});

it("on a phone, hydrates in place, has the tables in a strip that unfolds, and is accessible", async () => {
  const { page, faults } = await open("", {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  await shows(page, "notes").toMatch(/^Your queries are saved/);
  await loadInPlace(page);
  await button(page, "Browse").tap();
  await button(page, "Columns of products").tap();
  await button(page, "Insert price").tap();
  expect(await text(page)).toContain("price");
  expect(await button(page, "Columns of products").isVisible()).toBe(false);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(phone.width);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

it.each(themesAndWidths.slice(2))("is accessible: $colorScheme, $viewport", async (options) => {
  const visited = await openReady(options);
  await expectAccessible(visited.page);
});

// It keeps a processor busy for ten seconds: only in the full run.
describe.runIf(full)("a query that runs to its time limit", () => {
  const visit = oneVisit(async () => {
    const visited = await openReady();
    await run(visited.page, endless);
    return visited;
  });

  it("ends there, and its tab says so", async () => {
    const { page } = await visit();
    await page.getByRole("tab", { name: "Query 1", exact: true }).click();
    await shows(page, "fault").toMatch(/time limit[\s\S]*ten seconds|ten seconds[\s\S]*time limit/);
  });
});

describe("two windows", () => {
  const first = oneVisit(() => open());
  const second = async () => {
    const { page } = await first();
    const [, other = await page.context().newPage()] = page.context().pages();
    return other;
  };
  const stored = (window: Page) => window.evaluate(() => localStorage.getItem("queries"));

  it("the first keeps text typed before it is hydrated, with the caret in it", async () => {
    const { page } = await first();
    await (await second()).goto("/queries/");
    await page.bringToFront();
    await page.locator("[data-part=editor] textarea").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("SELECT 40 + X AS n");
    for (let i = 0; i < 5; i += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await ready(page);
    await page.keyboard.type("2");
    expect(await text(page)).toBe("SELECT 40 + 2 AS n");
  });

  it("the second takes a press on a table, and then on an example, before it is hydrated", async () => {
    const page = await second();
    await page.bringToFront();
    await page.locator("[data-part=editor] textarea").fill("SELECT count(*) FROM ");
    await button(page, "Insert products").click();
    await ready(page);
    expect(await text(page)).toBe("SELECT count(*) FROM products");
    await button(page, "Revenue by month").click();
    await shows(page, "summary").toMatch(/^24 rows/);
    // Nobody changes windows before this one has written, 300 ms later.
    await expect.poll(() => stored(page)).toContain('"rows":24');
  });

  it("keep the queries, saves and runs of both through a reload, until they are deleted", async () => {
    const [{ page }, other] = [await first(), await second()];
    for (const [window, word] of [
      [page, "first"],
      [other, "second"],
    ] as const) {
      await window.bringToFront();
      await run(window, `SELECT '${word}' AS it`);
      await expect.poll(() => cell(window, 0, 0).innerText()).toBe(word);
      await save(window, `The ${word}`);
      await expect.poll(() => stored(other)).toContain(`The ${word}`);
    }
    await page.close();
    await other.reload();
    // It hydrates by itself, since the example would change under the visitor's hand.
    await ready(other);
    for (const word of ["second", "first"]) {
      await other.getByRole("tab", { name: `The ${word}` }).click();
      expect(await text(other)).toBe(`SELECT '${word}' AS it`);
    }
    await other.getByRole("tab", { name: "Saved" }).click();
    expect(await other.getByRole("button", { name: /^Open The/ }).count()).toBe(2);
    await other.getByRole("tab", { name: "History" }).click();
    const runs = other.locator("[data-part=run]");
    await expect.poll(() => runs.count()).toBe(3);
    expect(await runs.first().innerText()).toContain("1 row");

    await button(other, "Delete my work").click();
    await shows(other, "clearing").toContain("Saved queries: 2.");
    expect(await runs.count()).toBe(3);
    await button(other, "Delete").click();
    await expect.poll(() => runs.count()).toBe(0);
    // A late write would happen on leaving.
    await other.reload();
    expect(await stored(other)).toBeNull();
  });
});

describe("a shared link", () => {
  it("shows its query and says so, runs it only on request, and script in it stays text", async () => {
    const evil = "<img src=x onerror=window.hit=1><script>window.hit=1</script>";
    const sql = `SELECT '${evil}' AS "${evil}"`;
    const { page, faults } = await open(`#q=${encodeURIComponent(sql)}`);
    await ready(page);
    expect(await text(page)).toBe(sql);
    await shows(page, "notice").toContain("It has not run");
    expect(await cell(page, 0, 0).count()).toBe(0);
    await button(page, "Run").click();
    await expect.poll(() => cell(page, 0, 0).innerText()).toContain("<img");
    await cell(page, 0, 0).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await save(page, evil);
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByRole("tab", { name: "Saved" }).click();
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(faults).toEqual([]);
  });

  it("that is broken gives way to the example, with a notice", async () => {
    const { page, faults } = await open("#q=%E0%A4%A");
    await ready(page);
    await shows(page, "notice").toContain("no readable query");
    await shows(page, "summary").toMatch(/^33 rows/);
    expect(faults).toEqual([]);
  });
});
