/** The live table by keyboard, with a screen reader and on a phone (ARIA Authoring Practices, Grid, Tabs, Menu). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { oneVisit, phone, useBrowser } from "#tests/support/browse.ts";
import { type LiveTable, upload, useTable, wake } from "#tests/support/live-table.ts";
import { full, themesAndWidths } from "#tests/support/matrix.ts";

const open = useBrowser();
const openTable = useTable(open);
const place = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
const panel = (page: Page) => page.locator("[data-part=panel]");
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Runs axe on the table, on each panel, and on the page with a report of a file. */
async function expectAccessible(page: Page, table: LiveTable): Promise<void> {
  expect(await violations(page, "[data-part=table]")).toEqual([]);
  await table.heading("id").focus();
  for (const tool of ["sort", "filter", "columns", "export"]) {
    await page.locator(`[data-key="${tool}"]`).click();
    await expect.poll(() => panel(page).count()).toBe(1);
    expect(await violations(page, "[data-part=panel]"), tool).toEqual([]);
    await press(page, "Escape");
  }
  await upload(page, "a_file_of_mine.csv", "a,b\n1,2\n");
  await expect.poll(() => page.locator("[data-part=report]").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
}

describe("on a desktop", () => {
  const shared = oneVisit(openTable);

  it("screen readers get the size, the position of each cell, counts and order", async () => {
    const { page, table } = await shared();
    expect(await table.grid.getAttribute("aria-rowcount")).toBe("50001");
    expect(await table.grid.getAttribute("aria-colcount")).toBe("13");
    expect(await table.grid.getByRole("row").nth(1).getAttribute("aria-rowindex")).toBe("2");
    expect(await table.grid.getByRole("gridcell").nth(1).getAttribute("aria-colindex")).toBe("2");
    const region = table.frame.locator("[data-part=foot] [role=status]");
    await region.evaluate((each) => {
      each.setAttribute("data-same", "");
    });
    await page.locator('input[data-key="search"]').fill("refunded");
    await table.heading("total").click();
    await table.settled(/^[\d,]+ of 50,000 rows, sorted by total, ascending$/);
    // A live region must stay the same element.
    expect(await region.getAttribute("data-same")).toBe("");
    await expect.poll(() => table.grid.getAttribute("aria-rowcount")).not.toBe("50001");
    await page.locator('input[data-key="search"]').fill("");
    await table.heading("total").click();
    await table.heading("total").click();
    await table.settled(/^50,000 rows$/);
    await table.heading("id").focus();
  });

  it("the grid is one Tab stop; arrow keys reach all cells", async () => {
    const { page, table } = await shared();
    await table.frame.locator('[data-key="export"]').focus();
    await press(page, "Tab");
    expect(await place(page)).toBe("-1:0");
    await press(page, "ArrowDown", "ArrowRight", "ArrowRight");
    expect(await place(page)).toBe("0:2");
    await press(page, "End");
    await expect.poll(() => place(page)).toBe("0:12");
    await press(page, "PageDown", "PageDown");
    const [row = 0] = (await place(page)).split(":").map(Number);
    expect(row).toBeGreaterThan(8);
    await press(page, "Control+End");
    await expect.poll(() => place(page)).toBe("49999:12");
    await press(page, "Home", "ArrowUp");
    await expect.poll(() => place(page)).toBe("49998:0");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("49999");
    // The focused cell is visible.
    const cell = await page.locator(":focus").boundingBox();
    const view = await table.scroller.boundingBox();
    expect(cell?.y).toBeGreaterThan(view?.y ?? 0);
    expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual(
      (view?.y ?? 0) + (view?.height ?? 0) + 1,
    );
    await press(page, "Control+Home");
    await expect.poll(() => place(page)).toBe("-1:0");
    await press(page, "Tab");
    expect(await place(page)).toBe("");
    expect((await shared()).faults).toEqual([]);
  });

  it("a cell that is scrolled away keeps the focus", async () => {
    const { page, table } = await shared();
    await table.heading("id").focus();
    await press(page, "ArrowDown", "ArrowRight");
    await table.scroller.evaluate((grid) => {
      grid.scrollTop = 200_000;
    });
    await expect.poll(async () => (await table.column("id", 9)).at(-1)).toMatch(/^5\d{3}$/);
    expect(await place(page)).toBe("0:1");
    await press(page, "ArrowDown");
    await expect.poll(() => place(page)).toBe("1:1");
  });

  it("headings sort with Enter, and their menus work by keyboard and return the focus", async () => {
    const { page, table } = await shared();
    await table.heading("id").focus();
    await press(page, "ArrowRight", "Enter");
    await table.settled(/sorted by ordered_at, ascending$/);
    await press(page, "ArrowRight", "Shift+Enter");
    await table.settled(/ordered_at, ascending, then by customer_id, ascending$/);
    for (const key of ["Alt+ArrowDown", "Shift+F10"]) {
      await press(page, key);
      await expect
        .poll(() =>
          page
            .getByRole("menuitem")
            .first()
            .evaluate((each) => each.matches(":focus")),
        )
        .toBe(true);
      await press(page, "ArrowDown");
      expect(await page.locator(":focus").textContent()).toBe("Sort descending");
      await press(page, "End");
      expect(await page.locator(":focus").textContent()).toBe("Hide");
      await press(page, "Escape");
      await expect.poll(() => place(page)).toBe("-1:2");
    }
    await press(page, "Alt+ArrowDown", "End", "Enter");
    await expect.poll(table.headings).not.toContain("customer_id");
    // On the next column.
    await expect.poll(() => place(page)).toBe("-1:2");
    expect((await shared()).faults).toEqual([]);
  });

  it("tabs keep their own sort order, and can be closed and opened", async () => {
    const { table, page, faults } = await shared();
    await table.heading("total").click();
    await table.settled(/total/);
    await table.frame.getByRole("tab", { name: "charges" }).click();
    await table.settled(/^[\d,]+ rows$/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect
      .poll(() => table.frame.getByRole("tab", { selected: true }).textContent())
      .toBe("orders");
    await table.settled(/^50,000 rows, sorted by total, ascending$/);
    const close = table.frame.getByRole("button", { name: "Close orders" });
    const tab = await table.frame.getByRole("tab", { selected: true }).boundingBox();
    const sign = await close.boundingBox();
    // It is on the tab that it closes.
    expect(sign?.x).toBeGreaterThan(tab?.x ?? Infinity);
    expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(
      (tab?.x ?? 0) + (tab?.width ?? 0),
    );
    await close.click();
    expect(await table.frame.getByRole("tab").allTextContents()).toEqual(["customers", "charges"]);
    await table.frame.getByRole("button", { name: "Open a table" }).click();
    await panel(page)
      .getByRole("button", { name: /^products/ })
      .click();
    await expect
      .poll(() => table.frame.getByRole("tab", { selected: true }).textContent())
      .toBe("products");
    await expect.poll(table.headings).toContain("sku");
    expect(faults).toEqual([]);
  });

  it("is accessible", async () => {
    const { page, table } = await shared();
    await expectAccessible(page, table);
  });
});

it.each(themesAndWidths.slice(2))("is accessible: $colorScheme, $viewport", async (options) => {
  await using visit = await openTable(options);
  await expectAccessible(visit.page, visit.table);
});

/** Wakes the table, and checks that it keeps its size and that the search has room for words. */
async function wakeNarrow(page: Page, width: number): Promise<LiveTable> {
  const field = page.locator('input[data-key="search"]');
  const words = () =>
    field.evaluate(
      (each) => each.clientWidth / parseFloat(getComputedStyle(document.body).fontSize),
    );
  const size = () =>
    page.locator("[data-part=table]").evaluate((each) => {
      const { width, height } = each.getBoundingClientRect();
      return { width, height };
    });
  expect(await words()).toBeGreaterThanOrEqual(6);
  const before = await size();
  const table = await wake(page);
  expect(await words()).toBeGreaterThanOrEqual(6);
  expect(await size()).toEqual(before);
  expect(await field.evaluate((each) => getComputedStyle(each).textOverflow)).toBe("ellipsis");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  return table;
}

// The next test sets the width of a live table.
it.runIf(full)("is hydrated in place at 320 pixels", async () => {
  await using visit = await open("/tables/", { viewport: { width: 320, height: 800 } });
  const table = await wakeNarrow(visit.page, 320);
  await table.frame.locator('[data-key="export"]').click();
  expect(await panel(visit.page).count()).toBe(1);
});

it("on a phone, targets are large enough, panels stay in the window, and it is accessible", async () => {
  await using visit = await open("/tables/", {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  const { page } = visit;
  const table = await wakeNarrow(page, phone.width);
  const small = await table.frame.evaluate((frame) =>
    [...frame.querySelectorAll<HTMLElement>("button, input, label")]
      .filter((each) => each.checkVisibility() && !each.closest("label input"))
      .map((each) => ({ html: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
  await page.locator('[data-key="filter"]').tap();
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  const add = await panel(page).getByRole("button", { name: "Add filter" }).boundingBox();
  expect((add?.y ?? Infinity) + (add?.height ?? 0)).toBeLessThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0),
  );
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  const frame = await table.frame.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0) + 0.5,
  );
  await page.keyboard.press("Escape");
  await table.heading("id").getByRole("button").tap();
  await page.getByRole("menuitem", { name: "Sort descending" }).tap();
  await table.settled(/sorted by id, descending$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectAccessible(page, table);
  await page.setViewportSize({ width: 320, height: phone.height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(phone);
  const shown = page.getByRole("button", { name: "Show the table" });
  await expect.poll(() => shown.count()).toBe(1);
  const button = await shown.boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  // The selected tab is visible in its strip.
  const strip = await page.locator("[data-part=tabs]").boundingBox();
  const tab = await table.frame.getByRole("tab", { selected: true }).boundingBox();
  expect(await table.frame.getByRole("tab", { selected: true }).textContent()).toBe(
    "a_file_of_mine",
  );
  expect(tab?.x).toBeGreaterThanOrEqual((strip?.x ?? Infinity) - 1);
  expect((tab?.x ?? Infinity) + (tab?.width ?? 0)).toBeLessThanOrEqual(
    (strip?.x ?? 0) + (strip?.width ?? 0) + 1,
  );
});
