/** The query editor in use: typed into, run, marked, kept, shared, exported; by mouse, by keyboard and for ears. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { desktop, layoutShifts, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";
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
const status = (page: Page) => page.locator("[data-part=summary]");
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

const focusGrid = (page: Page) => grid(page).locator("[tabindex='0']").focus();
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-place="${row}:${column}"]`);

describe("the server's state", () => {
  it.each([desktop, phone])("becomes live without moving anything", async (viewport) => {
    await using visited = await open("", { viewport });
    const { page, faults } = visited;
    const before = await cell(page, 0, 0).innerText();
    const places = () =>
      page.locator("[data-query] :is([data-part], th)").evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.clientHeight > 0)
          .map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [each.getAttribute("data-part"), x, y, width, height];
          }),
      );
    const first = await places();
    await load(page);
    expect(await places()).toEqual(first);
    expect(await cell(page, 0, 0).innerText()).toBe(before);
    // All columns of the example are in sight, and all lines of its query.
    const beyond = await page
      .locator(".data-grid")
      .evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(beyond).toBe(0);
    const cut = await page
      .locator("[data-part=editor] .cm-scroller")
      .evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(cut).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("hands over what was typed, the caret and the focus", async () => {
    await using visited = await open();
    const { page } = visited;
    await page.locator("[data-part=editor] textarea").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("SELECT 40 + X AS n");
    for (let i = 0; i < 5; i += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await ready(page);
    await page.keyboard.type("2");
    expect(await text(page)).toBe("SELECT 40 + 2 AS n");
  });

  it("keeps the focus on a button", async () => {
    await using visited = await open();
    const { page } = visited;
    await button(page, "Revenue by month").focus();
    await ready(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Revenue by month");
  });

  it("runs what was to be run", async () => {
    await using visited = await open();
    const { page } = visited;
    await page.locator("[data-part=editor] textarea").fill("SELECT 6 * 7 AS answer");
    await button(page, "Run").click();
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("42");
  });

  it("takes a press on a table and on an example", async () => {
    await using visited = await open();
    const { page } = visited;
    await page.locator("[data-part=editor] textarea").fill("SELECT count(*) FROM ");
    await button(page, "Insert products").click();
    await ready(page);
    expect(await text(page)).toBe("SELECT count(*) FROM products");
    await button(page, "Revenue by month").click();
    await expect.poll(() => status(page).innerText()).toMatch(/^24 rows/);
  });
});

describe("running", () => {
  const visit = oneVisit(openReady);

  it("proposes what may come next, and does it", async () => {
    const { page } = await visit();
    await button(page, "Only the top ten").click();
    await expect.poll(() => status(page).innerText()).toMatch(/^10 rows/);
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await text(page)).not.toContain("LIMIT");
  });

  it("tells the plan in words", async () => {
    const { page } = await visit();
    await button(page, "Plan").click();
    await expect
      .poll(() => page.locator("ol[aria-label='Query plan']").innerText())
      .toContain("by their key");
    const heard = page.locator("[data-part=announcement]");
    expect(await heard.innerText()).toMatch(/^Query plan\. .*by their key\./);
    await run(page, "");
    await expect.poll(() => heard.innerText()).toContain("There is no query yet");
  });

  it("shows every statement's result in a tab, and tells of them", async () => {
    const { page } = await visit();
    await run(page, "SELECT 1 AS a; SELECT 2 AS b;");
    await page.getByRole("tab", { name: "Result 1" }).click();
    expect(await cell(page, 0, 0).innerText()).toBe("1");
    await page.keyboard.press("ArrowRight");
    expect(await cell(page, 0, 0).innerText()).toBe("2");
    await expect
      .poll(() => page.locator("[data-part=announcement]").innerText())
      .toMatch(/2 results.*1 row, in/);
  });

  it("runs the selection alone", async () => {
    const { page } = await visit();
    await write(page, "SELECT 3 AS a; SELECT 4 AS b");
    for (const key of Array.from("SELECT 4 AS b", () => "Shift+ArrowLeft"))
      await page.keyboard.press(key);
    await button(page, "Run").click();
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("4");
    expect(await page.getByRole("tab", { name: "Result 1" }).count()).toBe(0);
  });

  it("marks a misspelled column, and corrects it", async () => {
    const { page, faults } = await visit();
    await run(page, "SELECT 1;\nSELECT custmer_id FROM orders");
    await expect.poll(() => page.locator(".cm-lintRange-error").innerText()).toBe("custmer_id");
    await expect
      .poll(() => page.locator("[data-part=fault]").innerText())
      .toContain("Line 2, position 8");
    await button(page, "Use customer_id").click();
    await expect.poll(() => status(page).innerText()).toMatch(/^50,000 rows/);
    expect(await text(page)).toBe("SELECT 1;\nSELECT customer_id FROM orders");
    // A keyword, and a text without its quotes, are corrected the same way.
    await run(page, "SELECT id FORM orders WHERE status = unpaid");
    await button(page, "Use FROM").click();
    await button(page, "Use 'unpaid'").click();
    await expect.poll(() => status(page).innerText()).toMatch(/^964 rows/);
    expect(await text(page)).toBe("SELECT id FROM orders WHERE status = 'unpaid'");
    expect(faults).toEqual([]);
  });

  it("changes nothing, whatever is asked", async () => {
    const { page } = await visit();
    const refused = ["DROP TABLE orders", "ATTACH 'x' AS y", "DELETE FROM orders"];
    for (const [done, sql] of refused.entries()) {
      await run(page, sql);
      await expect
        .poll(() => page.locator("[data-part=fault]").innerText())
        .toContain("only read data");
      // All orders are still there, and the next refusal is not this one still standing.
      await run(page, `SELECT count(*) + ${done} FROM orders`);
      await expect.poll(() => cell(page, 0, 0).innerText()).toBe(`50,00${done}`);
    }
  });

  it("stops a query that never ends, and works on", async () => {
    const { page } = await visit();
    await run(
      page,
      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT count(*) FROM n",
    );
    // The answer before keeps its place, and says that it is not this one's.
    await expect.poll(() => page.locator("[data-part=result][aria-busy=true]").count()).toBe(1);
    expect(await button(page, "Export the result as CSV").isDisabled()).toBe(true);
    const heard = () => page.locator("[data-part=announcement]").innerText();
    expect(await heard()).toBe("Running …");
    await button(page, "Stop").focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-part=fault]").innerText()).toContain("Stopped");
    expect(await status(page).innerText()).toMatch(/^Stopped after \d+\.\d seconds$/);
    expect(await heard()).toMatch(/^Stopped after \d+\.\d seconds\.$/);
    await run(page, "SELECT 'well' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("well");
  });
});

describe("a query asked for while another runs", () => {
  const visit = oneVisit(openReady);
  const endless =
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT count(*) FROM n";

  it("takes its place, however quickly one follows the other", async () => {
    const { page, faults } = await visit();
    await run(page, endless);
    for (const n of [1, 2, 3]) await run(page, `SELECT ${n} AS n`);
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("3");
    await button(page, "Run").waitFor();
    expect(faults).toEqual([]);
  });

  it("in another tab stops it, and its own tab says so", async () => {
    const { page } = await visit();
    await run(page, endless);
    await button(page, "New query").click();
    await run(page, "SELECT 'here' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("here");
    await page.getByRole("tab", { name: "Query 1", exact: true }).click();
    await expect.poll(() => page.locator("[data-part=fault]").innerText()).toContain("Stopped");
  });
});

// Ten seconds of a whole processor: in the full run.
describe.runIf(full)("a query that runs to its time limit", () => {
  const visit = oneVisit(async () => {
    const visited = await openReady();
    await run(
      visited.page,
      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT count(*) FROM n",
    );
    return visited;
  });

  it("leaves the page usable: the history opens", async () => {
    const { page } = await visit();
    await page.getByRole("tab", { name: "History" }).click();
    expect(await page.getByText("No queries yet").isVisible()).toBe(true);
  });

  it("leaves a new query to be written in at once, and closes the one whose button is pressed", async () => {
    const { page } = await visit();
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await button(page, "New query").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("SELECT 7");
    expect(await text(page)).toBe("SELECT 7");
    expect(await page.getByRole("tab", { name: /^Query/ }).count()).toBe(2);
    await button(page, "New query").click();
    const edges = async (locator: ReturnType<typeof tab>) => {
      const box = await locator.boundingBox();
      return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) };
    };
    await tab("Query 2").click();
    const sign = await edges(button(page, "Close Query 2"));
    expect(sign.left).toBe((await edges(tab("Query 2"))).right);
    expect((await edges(tab("Query 3"))).left).toBe(sign.right);
    await button(page, "Close Query 2").click();
    expect(await tab("Query 2").count()).toBe(0);
    expect(await tab("Query 3").getAttribute("aria-selected")).toBe("true");
    expect(await tab("Query 1").isVisible()).toBe(true);
  });

  it("is ended there, and says so in its tab", async () => {
    const { page } = await visit();
    await page.getByRole("tab", { name: "Query 1", exact: true }).click();
    await expect.poll(() => page.locator("[data-part=fault]").innerText()).toContain("time limit");
    expect(await page.locator("[data-part=fault]").innerText()).toContain("ten seconds");
  });
});

it("a result is sorted by a press on a heading, and back", async () => {
  await using visited = await openReady();
  const { page } = visited;
  await run(page, "SELECT 2 AS n UNION ALL SELECT 10 UNION ALL SELECT 1");
  const first = () => cell(page, 0, 0).innerText();
  const heading = page.getByRole("columnheader", { name: "n" });
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
  // What is shown is what is exported.
  await heading.click();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Export the result as CSV").click(),
  ]);
  expect(await readFile(await csv.path(), "utf8")).toMatch(/n\s+1\s+2\s+10\s*$/);
});

describe("a million rows", () => {
  const visit = oneVisit(openReady);

  it("scroll to the last, by mouse and by keyboard", async () => {
    const { page, faults } = await visit();
    await run(
      page,
      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n LIMIT 1000000) SELECT x, x * 2 AS y FROM n",
    );
    await expect.poll(() => status(page).innerText()).toMatch(/^1,000,000 rows/);
    expect(await grid(page).getAttribute("aria-rowcount")).toBe("1000001");
    await focusGrid(page);
    await page.keyboard.press("ControlOrMeta+End");
    expect(await cell(page, 999_999, 1).innerText()).toBe("2,000,000");
    expect(await cell(page, 999_999, 1).evaluate((each) => each.matches(":focus"))).toBe(true);
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

  it("are as many as the keyboard wants: a cell is copied, and shown in full", async () => {
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
    expect(await cell(page, 0, 1).evaluate((each) => each.matches(":focus"))).toBe(true);
    await write(page, "-- ");
    await page.keyboard.press("ControlOrMeta+v");
    expect(await text(page)).toBe("-- 12345.5");
    expect(faults).toEqual([]);
  });
});

describe("what a visitor makes", () => {
  const visit = oneVisit(openReady);

  it("survives a reload, and goes once what goes is named", async () => {
    await using visited = await open();
    const { page } = visited;
    await load(page);
    await run(page, "SELECT 'kept' AS it");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("kept");
    await save(page, "My own");
    await button(page, "New query").click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("queries")))
      .toContain("My own");
    await page.reload();
    // By itself: the example would give way under the hand.
    await ready(page);
    await page.getByRole("tab", { name: "My own" }).click();
    expect(await text(page)).toBe("SELECT 'kept' AS it");
    await page.getByRole("tab", { name: "Saved" }).click();
    expect(await button(page, "Open My own").isVisible()).toBe(true);
    await page.getByRole("tab", { name: "History" }).click();
    expect(await page.locator("[data-part=run]").innerText()).toContain("1 row");
    await button(page, "Delete my work").click();
    expect(await page.locator("[data-part=clearing]").innerText()).toContain("Saved queries: 1.");
    expect(await page.locator("[data-part=run]").count()).toBe(1);
    await button(page, "Delete").click();
    await expect.poll(() => page.locator("[data-part=run]").count()).toBe(0);
    // What would be written late would be written on leaving.
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem("queries"))).toBeNull();
  });

  it("of two windows stays, each one's queries, saves and runs", async () => {
    await using visited = await open();
    const { page } = visited;
    const other = await page.context().newPage();
    await other.goto("/queries/");
    for (const [window, word] of [
      [page, "first"],
      [other, "second"],
    ] as const) {
      await load(window);
      await run(window, `SELECT '${word}' AS it`);
      await save(window, `The ${word}`);
    }
    const kept = () => other.evaluate(() => localStorage.getItem("queries") ?? "");
    await expect.poll(kept).toContain("The second");
    await other.reload();
    await ready(other);
    for (const name of ["The first", "The second"])
      expect(await other.getByRole("tab", { name }).count(), name).toBe(1);
    await other.getByRole("tab", { name: "Saved" }).click();
    expect(await other.getByRole("button", { name: /^Open The/ }).count()).toBe(2);
    await other.getByRole("tab", { name: "History" }).click();
    expect(await other.locator("[data-part=run]").count()).toBe(2);
  });

  it("is closed by its own button alone, and can be reopened with its answer", async () => {
    await using visited = await openReady();
    const { page } = visited;
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
  });

  it("leaves as CSV with formulas made harmless, and as JSON", async () => {
    const { page } = await visit();
    await run(page, "SELECT '=1+1' AS sum, 7 AS n");
    await expect.poll(() => cell(page, 0, 1).innerText()).toBe("7");
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export the result as CSV").click(),
    ]);
    expect(csv.suggestedFilename()).toBe("query-1.csv");
    expect(await readFile(await csv.path(), "utf8")).toContain("'=1+1,7");
    await expect
      .poll(() => page.locator("[data-part=notice]").innerText())
      .toContain("made safe: 1.");
    const [json] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export the result as JSON").click(),
    ]);
    expect(JSON.parse(await readFile(await json.path(), "utf8"))).toEqual([{ sum: "=1+1", n: 7 }]);
  });

  it("opens again from the history, in a tab of its own", async () => {
    const { page } = await visit();
    await run(page, "SELECT 1 AS one");
    await run(page, "SELECT 2 AS two");
    await page.getByRole("tab", { name: "History" }).click();
    await button(page, /^Open again: SELECT 1/).click();
    expect(await text(page)).toBe("SELECT 1 AS one");
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("1");
    await button(page, /^Close Query 2/).click();
    expect(await text(page)).toBe("SELECT 2 AS two");
  });
});

describe("a shared link", () => {
  const visit = oneVisit(() => openReady({ permissions: ["clipboard-read", "clipboard-write"] }));

  it("shows its query, says so, and runs it at a press alone", async () => {
    await using visited = await open(`#q=${encodeURIComponent("SELECT 'from afar' AS it")}`);
    const { page } = visited;
    await ready(page);
    expect(await text(page)).toBe("SELECT 'from afar' AS it");
    expect(await page.locator("[data-part=notice]").innerText()).toContain("It has not run");
    expect(await cell(page, 0, 0).count()).toBe(0);
    await button(page, "Run").click();
    await expect.poll(() => cell(page, 0, 0).innerText()).toBe("from afar");
  });

  it("is made of the query, and holds it; the sharer's own address stays", async () => {
    const { page } = await visit();
    await write(page, "SELECT 'é & #' AS odd");
    await button(page, "Share").click();
    await expect.poll(() => page.locator("[data-part=notice]").innerText()).toContain("copied");
    // The site's policy lets no page read the clipboard; a visitor pastes.
    await field(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
    await expect.poll(() => text(page)).toMatch(/^http/);
    const link = await text(page);
    expect(new URL(link).pathname).toBe("/queries/");
    expect(new URL(link).hash).toBe(`#q=${encodeURIComponent("SELECT 'é & #' AS odd")}`);
    expect(new URL(page.url()).hash).toBe("");
  });

  it("stands in a field where the browser lets no page copy", async () => {
    const { page } = await visit();
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      }),
    );
    await write(page, "SELECT 8");
    await button(page, "Share").click();
    const link = await page.getByRole("textbox", { name: "Link to the query" }).inputValue();
    expect(new URL(link).hash).toBe("#q=SELECT%208");
    expect(new URL(page.url()).hash).toBe("");
    expect(await violations(page, "[data-query]")).toEqual([]);
  });

  it("is told when it is broken, and loses nothing", async () => {
    await using visited = await open("#q=%E0%A4%A");
    const { page, faults } = visited;
    await ready(page);
    expect(await page.locator("[data-part=notice]").innerText()).toContain("no readable query");
    await expect.poll(() => status(page).innerText()).toMatch(/^33 rows/);
    expect(faults).toEqual([]);
  });
});

describe("script in what a visitor may write", () => {
  const evil = "<img src=x onerror=window.hit=1><script>window.hit=1</script>";
  it("stays text in cells, names, history and links", async () => {
    const sql = `SELECT '${evil}' AS "${evil}"`;
    await using visited = await open(`#q=${encodeURIComponent(sql)}`);
    const { page, faults } = visited;
    await ready(page);
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
});

describe("by keyboard", () => {
  const visit = oneVisit(openReady);

  it("Tab indents, and Escape then Tab leaves, as the page says", async () => {
    const { page } = await visit();
    await write(page, "x");
    await page.keyboard.press("Tab");
    expect(await field(page).locator(".cm-line").innerText()).toMatch(/^ {2}x|^x {2}/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
    expect(await page.locator("[data-part=notes]").innerText()).toContain(
      "press Escape and then Tab",
    );
  });

  it("Tab passes through in both directions, until something is typed", async () => {
    const { page } = await visit();
    const at = () =>
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
      expect(await at()).toBe(within);
    }
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    expect(await at()).toBe(true);
    expect(await text(page)).toMatch(/^ {2}/);
  });

  it("proposes the real columns while a name is typed", async () => {
    const { page } = await visit();
    await write(page, "SELECT  FROM orders AS o");
    await page.keyboard.press("Home");
    for (let i = 0; i < 7; i += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.type("o.order_t");
    await expect
      .poll(() => page.locator(".cm-tooltip-autocomplete li").first().innerText())
      .toContain("order_type");
    await page.keyboard.press("Tab");
    expect(await text(page)).toBe("SELECT o.order_type FROM orders AS o");
  });

  it("takes a proposal by Enter only once the arrow keys chose it", async () => {
    const { page } = await visit();
    const list = page.locator(".cm-tooltip-autocomplete");
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

  it("loses no letter, however slow the machine", async () => {
    const { page } = await visit();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await write(page, " ");
    const typed = "SELECT name, price FROM products";
    await page.keyboard.type(typed);
    // What is proposed while one types is not taken.
    await page.keyboard.press("Escape");
    expect(await text(page)).toBe(` ${typed}`);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect.poll(() => status(page).innerText()).toMatch(/^48 rows/);
    expect(await page.locator("[data-part=fault]").count()).toBe(0);
  });
});

it.each(themesAndWidths)("leaves axe nothing to find: $colorScheme, $viewport", async (options) => {
  await using visited = await open("", options);
  const { page } = visited;
  await load(page);
  await grid(page).waitFor();
  expect(await violations(page, "[data-query]")).toEqual([]);
  if (options.viewport === phone) await button(page, "Browse").click();
  await button(page, "Columns of orders").click();
  expect(await violations(page, "[data-query]")).toEqual([]);
  if (options.viewport === phone) await button(page, "Close").click();
  await run(page, "SELECT 1; SELECT custmer_id FROM orders");
  await page.locator("[data-part=fault]").waitFor();
  expect(await violations(page, "[data-query]")).toEqual([]);
  await button(page, "Save").click();
  await page.keyboard.press("Enter");
  await button(page, "Plan").click();
  expect(await violations(page, "[data-query]")).toEqual([]);
});

it("works on a phone, with the tables in a strip that unfolds", async () => {
  await using visited = await open("", { viewport: phone, hasTouch: true, isMobile: true });
  const { page, faults } = visited;
  expect(await page.locator("[data-part=notes]").innerText()).toMatch(/^Your queries are saved/);
  await page.locator("[data-part=editor] textarea").tap();
  await ready(page);
  await button(page, "Browse").tap();
  await button(page, "Columns of products").tap();
  await button(page, "Insert price").tap();
  expect(await text(page)).toContain("price");
  expect(await button(page, "Columns of products").isVisible()).toBe(false);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(phone.width);
  expect(faults).toEqual([]);
});
