/** The live table by keyboard, screen reader and on a phone (ARIA Authoring Practices, Grid, Tabs, Menu). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { oneVisit, phone, useBrowser } from "#tests/support/browse.ts";
import { upload, useTable, wake } from "#tests/support/live-table.ts";
import { themesAndWidths } from "#tests/support/matrix.ts";

const open = useBrowser();
const openTable = useTable(open);
const place = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe("by keyboard", () => {
  const shared = oneVisit(openTable);

  it("the grid is one stop, whose cells the arrow keys reach, far ones too", async () => {
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
    // The cell with the focus is in the window.
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

  it("the focus stays on a cell that is scrolled away, and on its column when that moves", async () => {
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

  it("headings sort with Enter and Shift Enter, and their menu opens, is walked through and gives the focus back", async () => {
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
    // The neighbour that came in its place.
    await expect.poll(() => place(page)).toBe("-1:2");
    expect((await shared()).faults).toEqual([]);
  });
});

describe("to screen readers", () => {
  it("the grid says its size and every cell its place; counts and order are announced", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
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
    // A live region speaks only while it stays the same element.
    expect(await region.getAttribute("data-same")).toBe("");
    await expect.poll(() => table.grid.getAttribute("aria-rowcount")).not.toBe("50001");
  });

  it.each(themesAndWidths)("nothing is wrong by axe: $colorScheme, $viewport", async (options) => {
    await using visit = await openTable(options);
    const { page, table } = visit;
    expect(await violations(page, "[data-part=table]")).toEqual([]);
    await table.heading("id").click();
    for (const tool of ["sort", "filter", "columns", "export"]) {
      await page.locator(`[data-key="${tool}"]`).click();
      await expect.poll(() => page.locator("[data-part=panel]").count()).toBe(1);
      expect(await violations(page, "[data-part=table]"), tool).toEqual([]);
      await press(page, "Escape");
    }
    await upload(page, "a.csv", "a,b\n1,2\n");
    await expect.poll(() => page.locator("[data-part=report]").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });
});

describe("in a narrow window", () => {
  it.each([320, 390])("of %d pixels the search has room for words", async (width) => {
    await using visit = await open("/tables/", { viewport: { width, height: 800 } });
    const field = visit.page.locator('input[data-key="search"]');
    const words = () =>
      field.evaluate(
        (each) => each.clientWidth / parseFloat(getComputedStyle(document.body).fontSize),
      );
    expect(await words()).toBeGreaterThanOrEqual(6);
    const frame = () =>
      visit.page.locator("[data-part=table]").evaluate((each) => each.getBoundingClientRect());
    const { width: across, height } = await frame();
    const table = await wake(visit.page);
    expect(await words()).toBeGreaterThanOrEqual(6);
    expect(await frame()).toMatchObject({ width: across, height });
    // Words that do not fit end in an ellipsis, not in another word.
    expect(await field.evaluate((each) => getComputedStyle(each).textOverflow)).toBe("ellipsis");
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await table.frame.locator('[data-key="export"]').click();
    expect(await visit.page.locator("[data-part=panel]").count()).toBe(1);
  });
});

describe("on a phone", () => {
  it("the frame fits, targets are large enough, and panels stay in the window", async () => {
    await using visit = await openTable({ viewport: phone, hasTouch: true, isMobile: true });
    const { page, table } = visit;
    const small = await table.frame.evaluate((frame) =>
      [...frame.querySelectorAll<HTMLElement>("button, input, label")]
        .filter((each) => each.checkVisibility() && !each.closest("label input"))
        .map((each) => ({ html: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);
    await page.locator('[data-key="filter"]').tap();
    const panel = page.locator("[data-part=panel]");
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    const add = await panel.getByRole("button", { name: "Add filter" }).boundingBox();
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
    await upload(page, "a_file_of_mine.csv", "a,b\n1,2\n");
    const shown = page.getByRole("button", { name: "Show the table" });
    await expect.poll(() => shown.count()).toBe(1);
    const button = await shown.boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    // The open tab is in sight, in its strip.
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
});
