/** The visitor's own files on /tables/: chosen, dropped, pasted, stored and deleted; bad files; missing browser features. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  blockStorage,
  desktop,
  edgesOf,
  expectFocus,
  oneVisit,
  useBrowser,
} from "#tests/support/browse.ts";
import { liveTable, upload, useTable, wake } from "#tests/support/live-table.ts";

const open = useBrowser();

const openTable = useTable(open);
const outcome = (page: Page) => page.locator("[data-part=report]");
const said = (page: Page) => expect.poll(() => outcome(page).innerText());
const goods = "name;price;since\nKettle;12,50;2024-01-31\nTeapot;30,00;2024-02-01\n";

it("a file is stored with its sort order, like arranged columns, until it is deleted", async () => {
  const { page, table, faults } = await openTable();
  const kept = () => page.evaluate(() => localStorage.getItem("tables"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  /** The next visit loads nothing. */
  const expectAsleep = async () => {
    asked.length = 0;
    await page.mouse.move(2, 2);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => address.endsWith(".wasm"))).toEqual([]);
    expect(page.workers()).toEqual([]);
  };
  await table.heading("total").click();
  await table.settled(/sorted by total/);
  await expect.poll(kept).toContain("total");
  for (const [column, action] of [
    ["status", "Pin column"],
    ["ordered_at", "Hide"],
  ] as const) {
    await table.heading(column).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("menuitem", { name: action }).click();
  }
  await expect.poll(table.headings).not.toContain("ordered_at");
  await upload(page, "goods.csv", goods);
  await said(page).toContain("Saved in this browser only");
  await outcome(page).getByRole("button", { name: "Show the table" }).click();
  await table.heading("name").click();
  await table.heading("name").click();
  await table.settled(/sorted by name, descending/);
  await page.mouse.move(2, 2);
  await page.reload();
  // Both hydrate the table by themselves.
  await expect
    .poll(() => table.frame.getByRole("tab", { selected: true }).allTextContents())
    .toEqual(["goods"]);
  await table.settled(/^2 rows, sorted by name, descending$/);
  await table.frame.getByRole("tab", { name: "orders" }).click();
  await expect
    .poll(async () => (await table.headings()).slice(0, 3))
    .toEqual(["status", "id", "customer_id"]);
  await page.locator('[data-key="columns"]').click();
  await page.getByRole("button", { name: "Reset columns" }).click();
  await page.keyboard.press("Escape");

  await table.frame.getByRole("button", { name: "Open a table" }).click();
  const list = page.getByRole("dialog", { name: "Open a table" });
  const one = list.getByRole("button", { name: "Delete goods" });
  // Closing and deleting look different.
  const sign = (button: Locator) => button.locator("path").getAttribute("d");
  expect(await sign(one)).not.toBe(await sign(list.getByRole("button", { name: "Close" })));
  await one.click();
  const goes = list.getByRole("group", { name: "Delete goods" });
  expect(await goes.innerText()).toContain("This permanently deletes: goods.");
  await page.keyboard.press("Enter");
  await expectFocus(one);
  expect(await table.frame.getByRole("tab", { name: "goods" }).count()).toBe(1);
  const everything = page.getByRole("button", { name: /^Delete my work/ });
  await everything.click();
  // It cannot be undone, so it asks first.
  const sure = page.getByRole("group", { name: /^Delete my work/ });
  expect(await sure.innerText()).toContain("This permanently deletes: goods.");
  await sure.getByRole("button", { name: "Cancel" }).click();
  expect(await table.frame.getByRole("tab", { name: "goods" }).count()).toBe(1);
  await everything.press("Enter");
  await sure.getByRole("button", { name: "Delete 1 table" }).click();
  await expect.poll(() => table.frame.getByRole("tab", { name: "goods" }).count()).toBe(0);
  await expect.poll(kept).toBeNull();
  await expectAsleep();
  expect(await table.frame.getByRole("tab").allTextContents()).toEqual([
    "orders",
    "customers",
    "charges",
  ]);
  expect(faults).toEqual([]);
});

describe("a file, good or bad", () => {
  const shared = oneVisit(async () => {
    const visit = await open("/tables/", { viewport: desktop });
    const close = visit[Symbol.asyncDispose];
    return { ...visit, table: liveTable(visit.page), [Symbol.asyncDispose]: close };
  });

  it("dropped before hydration is read after it", async () => {
    const { page, table } = await shared();
    await page.locator("[data-part=table]").evaluate((frame, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "early.csv", { type: "text/csv" }));
      for (const type of ["dragenter", "dragover", "drop"])
        frame.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, goods);
    await said(page).toContain("early.csv is now a table");
    await table.settled(/^2 rows$/);
    await table.frame.getByRole("button", { name: "Close early" }).click();
    await table.frame.getByRole("tab", { name: "orders" }).click();
    await table.settled(/^50,000 rows$/);
    await table.heading("total").click();
  });

  // src/live/engine/csv/ has tests of every kind of file.
  it.each([
    ["nothing in it", "empty.csv", Buffer.alloc(0), /is empty/],
    [
      "a picture",
      "picture.csv",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
      /a picture, not a CSV file\.$/,
    ],
  ])("with %s is refused, and nothing is lost", async (_name, file, content, words) => {
    const { page, table, faults } = await shared();
    await upload(page, file, content);
    await said(page).toContain(`${file} could not be read`);
    await said(page).toMatch(words);
    await page.keyboard.press("Escape");
    await table.settled(/^50,000 rows, sorted by total, ascending$/);
    expect(faults).toEqual([]);
  });

  it("that is chosen becomes a table with a report, and can be read in other ways", async () => {
    const { page, table, faults } = await shared();
    await upload(page, "goods.csv", goods);
    await said(page).toContain("goods.csv is now a table");
    await said(page).toContain("Rows: 2. Columns: 3.");
    const report = outcome(page);
    expect(await report.getByRole("checkbox").isChecked()).toBe(true);
    await expectFocus(report.locator("p[tabindex]"));
    // Its actions stay in the frame. Screen readers hear one sentence.
    await report.locator("summary").click();
    const { bottom } = await edgesOf(table.frame);
    for (const action of ["Show the table", "Query it with SQL"])
      expect((await edgesOf(report.getByText(action))).bottom, action).toBeLessThanOrEqual(bottom);
    expect(
      await page.locator("[data-part=report]:is([role=status], [role=alert], [aria-live])").count(),
    ).toBe(0);
    expect(await page.locator("[data-part=announcement]").textContent()).toBe(
      "Rows: 2. Columns: 3.",
    );
    expect(await report.getByRole("combobox", { name: "price" }).inputValue()).toBe("real");
    expect(
      decodeURIComponent((await report.getByText("Query it with SQL").getAttribute("href")) ?? ""),
    ).toBe('/queries/#q=SELECT *\nFROM "goods"');
    // It is below the tools.
    const tools = await edgesOf(page.locator('[data-key="export"]'));
    expect((await edgesOf(report)).top).toBeGreaterThanOrEqual(tools.bottom);
    await report.getByRole("combobox", { name: "price" }).selectOption("text");
    await report.getByRole("button", { name: "Read the file again" }).click();
    await said(page).toContain("goods.csv is now a table");
    await expect.poll(() => table.column("price")).toEqual(["12,50", "30,00"]);
    await report.getByRole("checkbox").uncheck();
    await report.getByRole("button", { name: "Read the file again" }).click();
    await table.settled(/^3 rows$/);
    await outcome(page).getByRole("button", { name: "Show the table" }).click();
    expect(await outcome(page).count()).toBe(0);
    expect(await table.grid.evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
    expect(await table.column((await table.headings())[0] ?? "")).toContain("name");
    // It replaced the table of the first reading.
    expect((await table.frame.getByRole("tab").allTextContents()).length).toBe(4);
    // A report closes with another tab, with its own tab, and on Escape.
    await upload(page, "more.csv", goods);
    await said(page).toContain("more.csv is now a table");
    // Numbers have as many decimals as in the file.
    await expect.poll(() => table.column("price")).toEqual(["12.50", "30.00"]);
    await table.frame.getByRole("tab", { name: "customers" }).click();
    await expect.poll(() => outcome(page).count()).toBe(0);
    await table.frame.getByRole("tab", { name: "more" }).click();
    expect(await outcome(page).count()).toBe(0);
    await upload(page, "third.csv", goods);
    await said(page).toContain("third.csv is now a table");
    await table.frame.getByRole("button", { name: "Close third" }).click();
    await expect.poll(() => outcome(page).count()).toBe(0);
    await upload(page, "empty.csv", Buffer.alloc(0));
    await said(page).toContain("empty.csv could not be read");
    expect((await edgesOf(outcome(page))).top).toBeGreaterThanOrEqual(tools.bottom);
    await page.locator('[data-key="search"]').focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => outcome(page).count()).toBe(0);
    await expectFocus(page.locator('[data-key="search"]'));
    expect(faults).toEqual([]);
  });

  it("with time offsets says that times are shown in UTC", async () => {
    const { page } = await shared();
    await upload(page, "times.csv", "at\n2024-01-31T01:30:00+02:00\n2024-02-01T01:30:00+02:00\n");
    await said(page).toContain("Times with a UTC offset are shown in UTC: at.");
  });

  it("with ragged rows says how many, and script in it stays text", async () => {
    const { page, table } = await shared();
    const evil = '<img src=x onerror="document.title=1">';
    await upload(
      page,
      `${evil.replaceAll("/", "")}.csv`,
      `${evil.replaceAll('"', "'")},b\n1\n2,3,4\n=1+1,<script>alert(1)</script>\n`,
    );
    await said(page).toContain("Rows with fewer fields: 1.");
    await said(page).toContain("Rows with more fields: 1.");
    await said(page).toMatch(
      /Column names that SQL does not allow were changed: “<img .*>” is img_.*, column 3 had no name: column_3/,
    );
    await outcome(page).getByRole("button", { name: "Show the table" }).click();
    await expect.poll(() => table.column("b")).toContain("<script>alert(1)</script>");
    expect(await page.title()).not.toBe("1");
    expect(await page.locator("[data-part=table] img, [data-part=table] script").count()).toBe(0);
    await page.locator('[data-key="export"]').click();
    await page.getByRole("button", { name: /^CSV: What is shown/ }).click();
    await expect
      .poll(() => page.locator("[data-part=panel] [role=status]").textContent())
      .toContain("apostrophe");
    expect((await shared()).faults).toEqual([]);
  });

  it("that is dropped becomes a table, and so does pasted text", async () => {
    const { page, table, faults } = await shared();
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
      return transfer;
    }, goods);
    await table.grid.dispatchEvent("dragover", { dataTransfer: data });
    await expect.poll(() => page.locator("[data-part=drop]").count()).toBe(1);
    await table.grid.dispatchEvent("drop", { dataTransfer: data });
    await said(page).toContain("dropped.csv is now a table");
    expect(await page.locator("[data-part=drop]").count()).toBe(0);
    await page.keyboard.press("Escape");
    await table.grid.getByRole("columnheader").first().focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "a\tb\n1\t2\n3\t4\n");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await said(page).toContain("pasted.csv is now a table");
    await table.settled(/^2 rows$/);
    // Deleting one keeps the focus in the list.
    await table.frame.getByRole("button", { name: "Open a table" }).click();
    const list = page.getByRole("dialog", { name: "Open a table" });
    await list.getByRole("button", { name: "Delete dropped" }).press("Enter");
    const goes = list.getByRole("group", { name: "Delete dropped" });
    await goes.getByRole("button", { name: "Delete" }).press("Enter");
    await expect.poll(() => goes.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^pasted/);
    await expect.poll(() => list.getByRole("button", { name: /^dropped/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(faults).toEqual([]);
  });

  it("can be stopped while it is read, and is then discarded", async () => {
    const { page, table, faults } = await shared();
    // Made in the page: sending it there would take seconds.
    await table.frame.evaluate((frame) => {
      const dataTransfer = new DataTransfer();
      const rows = "1234567\n".repeat(3_000_000);
      dataTransfer.items.add(new File([`id\n${rows}`], "long.csv", { type: "text/csv" }));
      frame.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await table.frame.getByRole("button", { name: "Stop" }).click();
    await said(page).toContain("long.csv could not be read");
    await said(page).toContain("Stopped");
    const tabs = await table.frame.getByRole("tab").allTextContents();
    expect(tabs).not.toContain("long");
    await outcome(page).getByRole("button", { name: "Close" }).click();
    await table.settled(/rows/);
    expect(faults).toEqual([]);
  });
});

it("with blocked storage, a file is a table for this visit, and says so", async () => {
  const { page } = await open("/tables/", { viewport: desktop });
  await blockStorage(page, "indexedDB");
  await page.reload();
  const table = await wake(page);
  await upload(page, "goods.csv", goods);
  await said(page).toContain("does not save data");
  await table.settled(/^2 rows$/);
});

it("without workers, the example stays, with the reason", async () => {
  const { page } = await open("/tables/", { viewport: desktop });
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "Worker");
  });
  await page.reload();
  await page.locator("[data-part=table]").hover();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("background work");
  expect(await page.locator("[data-part=table] td").count()).toBeGreaterThan(50);
});

it("a failed download is reported, and “Try again” does what was asked", async () => {
  const { page } = await open("/tables/", { viewport: desktop });
  await page.route(/\.wasm$/, (route) => route.abort("connectionreset"));
  await page.locator('[data-key="head:total"]').click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("did not load completely");
  await page.unroute(/\.wasm$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await liveTable(page).settled(/^50,000 rows, sorted by total, ascending$/);
});
