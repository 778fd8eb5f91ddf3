/** The live table by keyboard, with a screen reader and on a phone (ARIA Authoring Practices, Grid, Tabs, Menu). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { edgesOf, expectFocus, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";
import { type LiveTable, upload, useTable, wake } from "#tests/support/live-table.ts";
import { themesAndWidths } from "#tests/support/matrix.ts";

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
  for (const tool of ["filter", "columns", "export"]) {
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
    const cell = await edgesOf(page.locator(":focus"));
    const view = await edgesOf(table.scroller);
    expect(cell.top).toBeGreaterThan(view.top);
    expect(cell.bottom).toBeLessThanOrEqual(view.bottom + 1);
    await press(page, "Control+Home");
    await expect.poll(() => place(page)).toBe("-1:0");
    await press(page, "Tab");
    expect(await place(page)).toBe("");
    expect((await shared()).faults).toEqual([]);
  });

  it("a heading’s menu opens again when its key follows Escape at once", async () => {
    const { page, table } = await shared();
    await table.heading("id").focus();
    await press(page, "Shift+F10");
    await expect.poll(() => panel(page).count()).toBe(1);
    // Both keys in one task, before the panel's events arrive.
    await page.evaluate(() => {
      const key = (name: string, shiftKey = false) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true }),
        );
      document.querySelector<HTMLElement>("[data-part=panel]")?.hidePopover();
      document.querySelector<HTMLElement>('[data-place="-1:0"]')?.focus();
      key("F10", true);
    });
    await expect.poll(() => panel(page).isVisible()).toBe(true);
    await press(page, "Escape");
    await expect.poll(() => panel(page).count()).toBe(0);
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
      await expectFocus(page.getByRole("menuitem").first());
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
    const tab = await edgesOf(table.frame.getByRole("tab", { selected: true }));
    const sign = await edgesOf(close);
    // It is on the tab that it closes.
    expect(sign.left).toBeGreaterThan(tab.left);
    expect(sign.right).toBeLessThanOrEqual(tab.right);
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
  const visit = await openTable(options);
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

it("on a phone, targets are large enough, panels stay in the window, and it is accessible", async () => {
  const { page } = await open("/tables/", {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
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
  const box = await edgesOf(panel(page));
  const add = await edgesOf(panel(page).getByRole("button", { name: "Add filter" }));
  const frame = await edgesOf(table.frame);
  expect(box.left).toBeGreaterThanOrEqual(Math.max(0, frame.left));
  expect(box.right).toBeLessThanOrEqual(Math.min(phone.width, frame.right + 0.5));
  expect(add.bottom).toBeLessThanOrEqual(box.bottom);
  expect(box.bottom).toBeLessThanOrEqual(phone.height);
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
  expect((await edgesOf(shown)).bottom).toBeLessThanOrEqual(phone.height);
  // The selected tab is visible in its strip.
  const selected = table.frame.getByRole("tab", { selected: true });
  expect(await selected.textContent()).toBe("a_file_of_mine");
  const strip = await edgesOf(page.locator("[data-part=tabs]"));
  const tab = await edgesOf(selected);
  expect(tab.left).toBeGreaterThanOrEqual(strip.left - 1);
  expect(tab.right).toBeLessThanOrEqual(strip.right + 1);
});
