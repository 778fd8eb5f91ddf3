/** The visitor's own files on /tables/: chosen, dropped, pasted; good ones and bad ones; kept and cleared. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, oneVisit, useBrowser } from "#tests/support/browse.ts";
import { liveTable, upload, useTable, wake } from "#tests/support/live-table.ts";

const open = useBrowser();

const openTable = useTable(open);
const outcome = (page: Page) => page.locator("[data-part=report]");
const said = (page: Page) => expect.poll(() => outcome(page).innerText());
const goods = "name;price;since\nKettle;12,50;2024-01-31\nTeapot;30,00;2024-02-01\n";

describe("a file", () => {
  it("that is chosen becomes a table, with a report in words, and can be read another way", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
    await upload(page, "goods.csv", goods);
    await said(page).toContain("goods.csv is now a table");
    await said(page).toContain("Rows: 2. Columns: 3.");
    const report = outcome(page);
    expect(await report.getByRole("combobox", { name: "Separator" }).inputValue()).toBe(";");
    expect(await report.getByRole("combobox", { name: "Encoding" }).inputValue()).toBe("utf-8");
    expect(await report.getByRole("checkbox").isChecked()).toBe(true);
    expect(await report.locator("p[tabindex]").evaluate((each) => each.matches(":focus"))).toBe(
      true,
    );
    // Its actions are in the frame, however much stands above them; what is heard is one sentence.
    await report.locator("summary").click();
    const frame = await table.frame.boundingBox();
    for (const action of ["Show the table", "Query it with SQL"]) {
      const box = await report.getByText(action).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), action).toBeLessThanOrEqual(
        (frame?.y ?? 0) + (frame?.height ?? 0),
      );
    }
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
    // It belongs to its table, and leaves all that is above the rows to be pressed.
    const tools = await page.locator('[data-key="export"]').boundingBox();
    expect((await report.boundingBox())?.y).toBeGreaterThanOrEqual(
      (tools?.y ?? Infinity) + (tools?.height ?? 0),
    );
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
    // The table of the first reading has given way.
    expect((await table.frame.getByRole("tab").allTextContents()).length).toBe(4);
    // What is said of a file leaves with another tab, with its own, and on Escape from its table.
    await upload(page, "more.csv", goods);
    await said(page).toContain("more.csv is now a table");
    // Numbers show alike, with as many places as the file has.
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
    expect((await outcome(page).boundingBox())?.y).toBeGreaterThanOrEqual(
      (tools?.y ?? Infinity) + (tools?.height ?? 0),
    );
    await page.locator('[data-key="search"]').focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => outcome(page).count()).toBe(0);
    expect(
      await page.locator('[data-key="search"]').evaluate((each) => each.matches(":focus")),
    ).toBe(true);
    expect(visit.faults).toEqual([]);
  });

  it("that is dropped becomes a table, and so does what is pasted", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
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
    // One of the two is deleted; the focus stays in the list.
    await table.frame.getByRole("button", { name: "Open a table" }).click();
    const list = page.getByRole("dialog", { name: "Open a table" });
    await list.getByRole("button", { name: "Delete dropped" }).press("Enter");
    const goes = list.getByRole("group", { name: "Delete dropped" });
    await goes.getByRole("button", { name: "Delete dropped" }).press("Enter");
    await expect.poll(() => goes.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^pasted/);
    expect(await list.getByRole("button", { name: /^dropped/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(visit.faults).toEqual([]);
  });

  it("that was chosen or dropped before the table was live is read once it is", async () => {
    await using visit = await open("/tables/", { viewport: desktop });
    const { page } = visit;
    await page.locator("[data-part=table]").evaluate((frame, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "early.csv", { type: "text/csv" }));
      for (const type of ["dragenter", "dragover", "drop"])
        frame.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, goods);
    await said(page).toContain("early.csv is now a table");
    await liveTable(page).settled(/^2 rows$/);
  });

  it("stays after a reload with how it was looked at, and is gone when everything is cleared", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
    await upload(page, "goods.csv", goods);
    await said(page).toContain("Saved in this browser only");
    await outcome(page).getByRole("button", { name: "Show the table" }).click();
    await table.heading("name").click();
    await table.heading("name").click();
    await table.settled(/sorted by name, descending/);
    await page.reload();
    // It is there without a touch.
    const again = liveTable(page);
    await expect
      .poll(() => again.frame.getByRole("tab", { selected: true }).allTextContents())
      .toEqual(["goods"]);
    await again.frame.getByRole("tab", { name: "goods" }).click();
    await again.settled(/^2 rows, sorted by name, descending$/);
    await again.frame.getByRole("button", { name: "Open a table" }).click();
    const list = page.getByRole("dialog", { name: "Open a table" });
    const one = list.getByRole("button", { name: "Delete goods" });
    // Closing and deleting do not look alike.
    const sign = (button: Locator) => button.locator("path").getAttribute("d");
    expect(await sign(one)).not.toBe(await sign(list.getByRole("button", { name: "Close" })));
    await one.click();
    const goes = list.getByRole("group", { name: "Delete goods" });
    expect(await goes.innerText()).toContain("This deletes for good: goods.");
    await page.keyboard.press("Enter");
    expect(await one.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await again.frame.getByRole("tab", { name: "goods" }).count()).toBe(1);
    const everything = page.getByRole("button", { name: /^Delete my work/ });
    await everything.click();
    // It cannot be undone, so it asks, and names what goes.
    const sure = page.getByRole("group", { name: /^Delete my work/ });
    expect(await sure.innerText()).toContain("This deletes for good: goods.");
    await sure.getByRole("button", { name: "Cancel" }).click();
    expect(await again.frame.getByRole("tab", { name: "goods" }).count()).toBe(1);
    await everything.press("Enter");
    await sure.getByRole("button", { name: "Delete 1 table" }).click();
    await expect.poll(() => again.frame.getByRole("tab", { name: "goods" }).count()).toBe(0);
    await page.reload();
    const last = await wake(page);
    expect(await last.frame.getByRole("tab").allTextContents()).toEqual([
      "orders",
      "customers",
      "charges",
    ]);
    expect(visit.faults).toEqual([]);
  });

  it("that is not there wakes nothing at the next visit, however much the table was looked at", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
    await table.heading("total").click();
    await table.settled(/sorted by total/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tables"))).toContain("total");
    await table.heading("total").click();
    await table.heading("total").click();
    await table.settled(/^50,000 rows$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tables"))).toBeNull();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.mouse.move(2, 2);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => address.endsWith(".wasm"))).toEqual([]);
    expect(page.workers()).toEqual([]);
    // An arrangement of the columns is something of the visitor's, too: it is there without a touch.
    await wake(page);
    for (const [column, action] of [
      ["status", "Pin column"],
      ["ordered_at", "Hide"],
    ] as const) {
      await table.heading(column).focus();
      await page.keyboard.press("Alt+ArrowDown");
      await page.getByRole("menuitem", { name: action }).click();
    }
    await expect.poll(table.headings).not.toContain("ordered_at");
    await page.mouse.move(2, 2);
    await page.reload();
    await expect
      .poll(async () => (await table.headings()).slice(0, 3))
      .toEqual(["status", "id", "customer_id"]);
    expect(visit.faults).toEqual([]);
  });

  it("of 300,000 rows, more than an element is high, is sorted and scrolled to its end", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
    const lines = Array.from(
      { length: 300_000 },
      (_, i) => `${String(i)},item ${String((i * 7919) % 300_000)}`,
    );
    await upload(page, "long.csv", `id,name\n${lines.join("\n")}\n`);
    await table.settled(/^300,000 rows$/);
    await outcome(page).getByRole("button", { name: "Show the table" }).click();
    await table.heading("id").click();
    await table.heading("id").click();
    await table.settled(/sorted by id, descending$/);
    expect((await table.column("id"))[0]).toBe("299,999");
    await table.heading("id").focus();
    await page.keyboard.press("Control+End");
    await expect.poll(async () => (await table.column("id", 100)).at(-1)).toBe("0");
    await page.keyboard.press("Control+Home");
    await expect.poll(async () => (await table.column("id"))[0]).toBe("299,999");
    expect(visit.faults).toEqual([]);
  });

  it("can be stopped while it is read, and nothing of it is kept", async () => {
    await using visit = await openTable();
    const { page, table } = visit;
    await upload(page, "long.csv", `id\n${"1234567\n".repeat(3_000_000)}`);
    await table.frame.getByRole("button", { name: "Stop" }).click();
    await said(page).toContain("long.csv could not be read");
    await said(page).toContain("Stopped");
    expect(await table.frame.getByRole("tab").allTextContents()).toEqual([
      "orders",
      "customers",
      "charges",
    ]);
    await outcome(page).getByRole("button", { name: "Close" }).click();
    await table.settled(/^50,000 rows$/);
    expect(visit.faults).toEqual([]);
  });
});

describe("a bad file", () => {
  const shared = oneVisit(async () => {
    const visit = await openTable();
    await visit.table.heading("total").click();
    return visit;
  });

  it.each([
    ["nothing in it", "empty.csv", Buffer.alloc(0), /is empty/],
    [
      "a picture",
      "picture.csv",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
      /not a CSV file but a picture\.$/,
    ],
    [
      "a spreadsheet",
      "book.csv",
      Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0, 0]),
      /not a CSV file/,
    ],
    [
      "10,000 columns",
      "wide.csv",
      Buffer.from(`${Array.from({ length: 10_000 }, (_, i) => `c${String(i)}`).join(",")}\n`),
      /more columns/,
    ],
    ["an open quotation mark", "open.csv", Buffer.from('a,b\n1,"2\n3,4\n'), /quotation mark/],
  ])("with %s is refused in words, and loses nothing", async (_name, file, content, words) => {
    const { page, table } = await shared();
    await table.frame.getByRole("tab", { name: "orders" }).click();
    await upload(page, file, content);
    await said(page).toContain(`${file} could not be read`);
    await said(page).toMatch(words);
    await page.keyboard.press("Escape");
    await table.settled(/^50,000 rows, sorted by total, ascending$/);
    expect((await shared()).faults).toEqual([]);
  });

  it.each([
    ["UTF-16", Buffer.from("\uFEFFname,city\nZoë,Łódź\n", "utf16le"), "utf-16le", "Łódź"],
    [
      "Windows-1252",
      Buffer.from([
        ...Buffer.from("name,city\nZo"),
        0xeb,
        ...Buffer.from(",D"),
        0xfc,
        ...Buffer.from("ren\n"),
      ]),
      "windows-1252",
      "Düren",
    ],
  ])("in %s is understood", async (_name, content, encoding, city) => {
    const { page, table } = await shared();
    await upload(page, `people-${encoding}.csv`, content);
    await said(page).toContain(`people-${encoding}.csv is now a table`);
    await said(page).toContain("Rows: 1. Columns: 2.");
    expect(await outcome(page).getByRole("combobox", { name: "Encoding" }).inputValue()).toBe(
      encoding,
    );
    await expect.poll(() => table.column("city")).toEqual([city]);
    expect(await table.column("name")).toEqual(["Zoë"]);
  });

  it("with offsets in its times says that they are shown in UTC", async () => {
    const { page } = await shared();
    await upload(page, "times.csv", "at\n2024-01-31T01:30:00+02:00\n2024-02-01T01:30:00+02:00\n");
    await said(page).toContain("Times with an offset are shown in UTC: at.");
  });

  it("with ragged rows says how many, and script in it stays text everywhere", async () => {
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
});

describe("where something is missing", () => {
  it("in storage that is blocked, the file is a table all the same, and says how long", async () => {
    await using visit = await open("/tables/", { viewport: desktop });
    const { page } = visit;
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.reload();
    const table = await wake(page);
    await upload(page, "goods.csv", goods);
    await said(page).toContain("does not save data");
    await table.settled(/^2 rows$/);
  });

  it.each([
    ["Worker", "background work"],
    ["WebAssembly", "WebAssembly"],
  ])("%s: the first state stays and says why", async (name, words) => {
    await using visit = await open("/tables/", { viewport: desktop });
    const { page } = visit;
    await page.addInitScript((missing) => {
      Reflect.deleteProperty(window, missing);
    }, name);
    await page.reload();
    await page.locator("[data-part=table]").hover();
    await expect.poll(() => page.getByRole("alert").innerText()).toContain(words);
    expect(await page.locator("[data-part=table] td").count()).toBeGreaterThan(50);
  });

  it("a download that breaks off is told, and tried again with what was asked", async () => {
    await using visit = await open("/tables/", { viewport: desktop });
    const { page } = visit;
    await page.route(/\.wasm$/, (route) => route.abort("connectionreset"));
    await page.locator('[data-key="head:total"]').click();
    await expect
      .poll(() => page.getByRole("alert").innerText())
      .toContain("did not load completely");
    await page.unroute(/\.wasm$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await liveTable(page).settled(/^50,000 rows, sorted by total, ascending$/);
  });
});
