/** The live table on /tables/: sorting, filters, columns, search, export (docs/specification.md, 2.6). */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, expectFocus, layoutShifts, oneVisit, useBrowser } from "#tests/support/browse.ts";
import { liveTable, wake } from "#tests/support/live-table.ts";

const open = useBrowser();
const panel = (page: Page) => page.locator("[data-part=panel]");
const choice = (page: Page, name: string) =>
  panel(page).getByRole("combobox", { name, exact: true });
const menuItem = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const openMenu = async (page: Page, name: string) => {
  await page.locator(`[data-key="head:${name}"]`).focus();
  await page.keyboard.press("Alt+ArrowDown");
};
const numbers = (texts: readonly string[]) =>
  texts.map((text) => Number(text.replaceAll(/[$,]/g, "")));

it("reads as a table without script, and says what is missing", async () => {
  const { page } = await open("/tables/", { viewport: desktop, javaScriptEnabled: false });
  const frame = page.locator("[data-part=table]");
  const rows = frame.locator("table tbody tr");
  expect(await rows.count()).toBe(12);
  expect(await rows.first().locator("td").nth(5).textContent()).toBe("$23.59");
  expect((await frame.boundingBox())?.height).toBe(420);
  expect(await frame.innerText()).toContain("With JavaScript");
  expect(await frame.locator("[role=tablist]").isVisible()).toBe(false);
  expect(await frame.locator("th").first().innerText()).toBe("id");
  expect(await frame.locator("button").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText("Try it out", { exact: true }).isVisible()).toBe(false);
});

it("replays what was pressed before hydration, and keeps the focus", async () => {
  const { page, faults } = await open("/tables/", { viewport: desktop });
  await page.route(/\.wasm$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.locator('[data-key="head:total"]').click();
  await page.locator('[data-key="head:total"]').click();
  await page.locator('[data-key="search"]').click();
  await page.keyboard.type("refunded");
  const table = liveTable(page);
  await table.settled(/of 50,000 rows, sorted by total, descending$/);
  expect(await page.locator('input[data-key="search"]').inputValue()).toBe("refunded");
  await expectFocus(page.locator('input[data-key="search"]'));
  const totals = numbers(await table.column("total"));
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(faults).toEqual([]);
});

it("shows the search key of a Mac, without a shift", async () => {
  const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0";
  const visit = await open("/tables/", { viewport: desktop, userAgent });
  const hint = visit.page.locator("[data-part=search] kbd");
  const before = await hint.boundingBox();
  await visit.page.locator("[data-part=table]").hover();
  await expect.poll(() => hint.innerText()).toBe("K");
  expect(await hint.locator("svg").count()).toBe(1);
  expect(await hint.boundingBox()).toEqual(before);
});

/** Adds one by the panel. */
async function add(page: Page, column: string, operator: string, values: readonly string[]) {
  if ((await panel(page).count()) === 0) await page.locator('[data-key="filter"]').click();
  await choice(page, "Column").selectOption(column);
  await choice(page, "Condition").selectOption({ label: operator });
  for (const [i, value] of values.entries()) {
    const field = panel(page)
      .locator("form input, form select")
      .nth(2 + i);
    if ((await field.evaluate((each) => each.localName)) === "select")
      await field.selectOption(value);
    else await field.fill(value);
  }
  await panel(page).getByRole("button", { name: "Add filter" }).click();
}

/** Exports by the panel. @returns the file's name and text */
async function save(page: Page, button: RegExp) {
  await page.locator('[data-key="export"]').click();
  const coming = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

describe("on a desktop", () => {
  const shared = oneVisit(async () => {
    const visit = await open("/tables/", { viewport: desktop });
    return {
      ...visit,
      table: liveTable(visit.page),
      [Symbol.asyncDispose]: visit[Symbol.asyncDispose],
    };
  });

  it("loads the database only when it is used, and hydrates without a shift", async () => {
    const { page, faults } = await shared();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -600);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.endsWith(".wasm"))).toEqual([]);
    expect(page.workers()).toEqual([]);
    const places = () =>
      page
        .locator(
          "[data-part=table], [data-part=table] :is(button, input, th, td, [data-part], kbd)",
        )
        .evaluateAll((all) =>
          all.slice(0, 60).map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [each.textContent, x, y, width, height];
          }),
        );
    const before = await places();
    await wake(page);
    expect(requests.some((path) => path.endsWith(".wasm"))).toBe(true);
    expect(await places()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await page.locator("[data-part=search] kbd").innerText()).toBe("Ctrl K");
    expect(faults).toEqual([]);
  });

  it("headings sort up, down and not at all; with Shift, by several columns with numbers", async () => {
    const { table, page } = await shared();
    // Name and order mark of a column of numbers are both fully visible.
    const id = table.heading("id");
    await id.locator("[data-part=name]").click();
    await table.settled(/sorted by id, ascending$/);
    const isSeen = (part: string) =>
      id.locator(part).evaluate((each) => {
        const { left, width, top, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return each.contains(there) && each.scrollWidth <= each.clientWidth;
      });
    expect(await isSeen("[data-part=order]")).toBe(true);
    expect(await isSeen("[data-part=name]")).toBe(true);
    const menu = id.getByRole("button");
    const opacity = () => menu.evaluate((each) => getComputedStyle(each).opacity);
    expect(await opacity()).toBe("0");
    await menu.hover();
    expect(await opacity()).toBe("1");
    await table.heading("status").click();
    await table.settled(/sorted by status, ascending$/);
    expect(await table.heading("status").getAttribute("aria-sort")).toBe("ascending");
    await table.heading("total").click({ modifiers: ["Shift"] });
    await table.heading("total").click({ modifiers: ["Shift"] });
    await table.settled(/sorted by status, ascending, then by total, descending$/);
    expect(await table.heading("total").locator("[data-part=order]").textContent()).toBe("2");
    const totals = numbers(await table.column("total"));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    await table.heading("total").click({ modifiers: ["Shift"] });
    await table.heading("status").click();
    await table.settled(/sorted by status, descending$/);
    await table.heading("status").click();
    await table.settled(/^50,000 rows$/);
    expect(await page.locator("[aria-sort]").count()).toBe(0);
    expect((await shared()).faults).toEqual([]);
  });

  it.each([
    [
      "total",
      "is between",
      ["20", "21"],
      "total is between $20 and $21",
      (text: string) => /^\$2[01]/.test(text),
    ],
    [
      "discount_code",
      "has no value",
      [],
      "discount_code has no value",
      (text: string) => text === "NULL",
    ],
    [
      "order_type",
      "contains",
      ["one_"],
      "order_type contains “one_”",
      (text: string) => text === "one_time",
    ],
  ] as const)("filter: %s %s %j", async (column, operator, values, sentence, fits) => {
    const { table, page } = await shared();
    await add(page, column, operator, values);
    await table.settled(/^[\d,]+ of 50,000 rows$/);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await table.column(column)).every(fits)).toBe(true);
    expect((await table.column(column)).length).toBeGreaterThan(0);
    await table.frame.getByRole("button", { name: `Remove the filter “${sentence}”` }).click();
    await table.settled(/^50,000 rows$/);
    expect((await shared()).faults).toEqual([]);
  });

  it("a wrong filter value is kept, with an error next to the field", async () => {
    const { page } = await shared();
    await add(page, "total", "is at least", ["many"]);
    expect(await panel(page).getByRole("alert").textContent()).toBe(
      "Enter a number, such as 49.50.",
    );
    const field = panel(page).getByRole("textbox", { name: "Value" });
    expect(await field.inputValue()).toBe("many");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("100");
    expect(await panel(page).getByRole("alert").count()).toBe(0);
    await page.keyboard.press("Escape");
  });

  it("a filter of yes and no can be added from a column's menu", async () => {
    const { table, page } = await shared();
    await table.frame.getByRole("tab", { name: "customers" }).click();
    await table.settled(/rows/);
    await table.heading("sms_opt_in").scrollIntoViewIfNeeded();
    await openMenu(page, "sms_opt_in");
    await menuItem(page, "Filter by this column").click();
    expect(await choice(page, "Column").inputValue()).toBe("sms_opt_in");
    await choice(page, "Value").selectOption("0");
    await panel(page).getByRole("button", { name: "Add filter" }).click();
    await table.settled(/of .* rows/);
    expect(new Set(await table.column("sms_opt_in"))).toEqual(new Set(["no"]));
    await page.keyboard.press("Escape");
    await table.frame.getByRole("tab", { name: "orders" }).click();
    await table.settled(/^50,000 rows$/);
  });

  it("columns can be hidden, shown and reset", async () => {
    const { table, page } = await shared();
    const before = await table.headings();
    await openMenu(page, "status");
    await menuItem(page, "Hide").click();
    await expect.poll(table.headings).not.toContain("status");
    await expect.poll(() => table.column("total", 1)).toEqual(["$23.59"]);
    await table.frame.locator('[data-key="columns"]').click();
    await panel(page).getByLabel("Show id").uncheck();
    await panel(page).getByRole("button", { name: "Move total left" }).click();
    await expect.poll(table.headings).not.toContain("id");
    await panel(page).getByRole("button", { name: "Reset columns" }).click();
    await expect.poll(table.headings).toEqual(before);
    await page.keyboard.press("Escape");
  });

  it("a pinned column stays in place", async () => {
    const { table, page } = await shared();
    await openMenu(page, "total");
    await menuItem(page, "Pin column").press("Enter");
    await expect.poll(async () => (await table.headings())[0]).toBe("total");
    const at = await table.heading("total").boundingBox();
    await table.scroller.evaluate((grid) => {
      grid.scrollLeft = 400;
    });
    await expect.poll(async () => (await table.headings()).includes("affiliate_id")).toBe(true);
    expect((await table.heading("total").boundingBox())?.x).toBe(at?.x);
    await openMenu(page, "total");
    await menuItem(page, "Unpin column").press("Enter");
    await table.scroller.evaluate((grid) => {
      grid.scrollLeft = 0;
    });
    await expect.poll(async () => (await table.headings())[0]).toBe("id");
  });

  it("columns can be resized by mouse and by keyboard", async () => {
    const { table, page } = await shared();
    const width = async () => Math.round((await table.heading("status").boundingBox())?.width ?? 0);
    const before = await width();
    const edge = await table.heading("status").locator("[data-part=edge]").boundingBox();
    await page.mouse.move((edge?.x ?? 0) + 4, (edge?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + 64, (edge?.y ?? 0) + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(before + 60);
    // Dragging the edge does not sort.
    await table.settled(/^50,000 rows$/);
    await openMenu(page, "status");
    await menuItem(page, "Narrower").press("Enter");
    await menuItem(page, "Narrower").press("Enter");
    await expect.poll(width).toBe(before + 12);
  });

  it("columns can be moved by keyboard and by mouse", async () => {
    const { table, page } = await shared();
    await openMenu(page, "ordered_at");
    await menuItem(page, "Move right").press("Enter");
    await expect
      .poll(table.headings)
      .toEqual(expect.arrayContaining(["id", "customer_id", "ordered_at"]));
    expect((await table.headings()).slice(0, 3)).toEqual(["id", "customer_id", "ordered_at"]);
    expect(await page.locator("[data-part=announcement]").textContent()).toBe(
      "ordered_at is now column 3 of 13",
    );
    await page.keyboard.press("Escape");
    await table.heading("status").dragTo(table.heading("id"), { targetPosition: { x: 4, y: 10 } });
    await expect.poll(async () => (await table.headings())[0]).toBe("status");
    expect((await table.column("status", 1))[0]).toBe("paid");
    await table.frame.locator('[data-key="columns"]').click();
    await panel(page).getByRole("button", { name: "Reset columns" }).click();
    await page.keyboard.press("Escape");
  });

  it.each(["Control+k", "Meta+k"])("%s focuses the search while the table is used", async (key) => {
    const { table, page } = await shared();
    await table.heading("id").focus();
    await page.keyboard.press(key);
    await page.keyboard.type("WELCOME10 refunded");
    await table.settled(/^[\d,]+ of 50,000 rows$/);
    await expect
      .poll(async () => new Set(await table.column("status")))
      .toEqual(new Set(["refunded"]));
    expect(await page.locator("dialog#search[open]").count()).toBe(0);
    await page.locator('input[data-key="search"]').fill("no such thing");
    await table.settled(/^No matches in 50,000 rows$/);
    expect(await table.frame.getByText("No rows match.").isVisible()).toBe(true);
    expect(await table.frame.getByRole("button", { name: "Clear filters" }).count()).toBe(0);
    await table.frame.getByRole("button", { name: "Clear search" }).click();
    await table.settled(/^50,000 rows$/);
    await expectFocus(page.locator('input[data-key="search"]'));
    expect(await table.frame.getByText("No rows match.").count()).toBe(0);
  });

  it("outside the table, the same key opens the search of the site", async () => {
    const { page } = await shared();
    await page.mouse.move(5, 5);
    await page.locator("h1").click();
    await page.keyboard.press("Control+k");
    await expect.poll(() => page.locator("dialog#search[open]").count()).toBe(1);
    await page.keyboard.press("Escape");
  });

  it("exports the whole table as JSON", async () => {
    const { page } = await shared();
    await page.locator('input[data-key="search"]').fill("refunded");
    const { name, text } = await save(page, /^JSON: The whole table/);
    expect(name).toBe("orders.json");
    const rows = JSON.parse(text) as Record<string, unknown>[];
    expect(rows).toHaveLength(50_000);
    expect(rows[0]).toMatchObject({ id: 1, total: 23.59, affiliate_id: null });
  });

  it("exports what is shown: order, filters and columns", async () => {
    const { table, page } = await shared();
    await page.locator('input[data-key="search"]').fill("refunded one_time");
    await table.heading("total").click();
    await table.settled(/of 50,000 rows, sorted by total/);
    await openMenu(page, "id");
    await menuItem(page, "Hide").click();
    await expect.poll(table.headings).not.toContain("id");
    const rows = Number((await table.status()).split(" ")[0]?.replaceAll(",", ""));
    const { name, text } = await save(page, /^CSV: What is shown/);
    expect(name).toBe("orders.csv");
    const lines = text.trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/^\uFEFF?"?ordered_at"?,/);
    expect(lines).toHaveLength(rows + 1);
    await expect
      .poll(() => panel(page).getByRole("status").textContent())
      .toContain("orders.csv was saved");
  });
});
