/** What both demos share: the visitor's tables, storage limits, and very large files. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";
import { upload, wake } from "#tests/support/live-table.ts";
import { full } from "#tests/support/matrix.ts";

const open = useBrowser();
const openTable = () => open("/tables/", { viewport: desktop });

it("a file opened in the table can be queried in SQL on the other page", async () => {
  const { page, faults } = await openTable();
  await wake(page);
  await upload(page, "goods.csv", "name;price\nKettle;12,50\nTeapot;30,00\n");
  await expect.poll(() => page.locator("[data-part=report]").innerText()).toContain("goods.csv");

  await page.goto("/queries/");
  await page.locator("[data-part=editor] textarea").fill("SELECT sum(price) AS worth FROM goods");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("gridcell", { name: "42.5", exact: true }).waitFor();
  expect(await page.locator("[data-query]").innerText()).toContain("goods");
  expect(faults).toEqual([]);
});

it.runIf(full)("without storage space, a file is a table for this visit, and says so", async () => {
  const { page } = await openTable();
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
  const table = await wake(page);
  await upload(page, "large.csv", `a,b\n${"1,two\n".repeat(50_000)}`);
  await expect.poll(() => page.locator("[data-part=report]").innerText()).toContain("out of space");
  await table.settled(/^50,000 rows/);
});

it.runIf(full)("a table of 500 columns scrolls to the last", async () => {
  const { page, faults } = await openTable();
  const table = await wake(page);
  const names = Array.from({ length: 500 }, (_, i) => `column_${String(i + 1)}`);
  const row = names.map((_, i) => String(i)).join(",");
  await upload(page, "wide.csv", `${names.join(",")}\n${row}\n${row}\n`);
  await expect.poll(() => page.locator("[data-part=report]").innerText()).toContain("500");
  await page.keyboard.press("Escape");
  await table.settled(/^2 rows/);
  await table.grid.getByRole("gridcell").first().focus();
  await page.keyboard.press("End");
  await expect.poll(() => table.headings()).toContain("column_500");
  expect(faults).toEqual([]);
});

// Takes half a minute, so only in the full run.
if (full) {
  it("a file of 100 MB becomes a table, and the page stays responsive", async () => {
    // The field takes a path, since the file is too large for a message.
    const folder = mkdtempSync(join(tmpdir(), "csv-"));
    const path = join(folder, "large.csv");
    const rows = Array.from(
      { length: 5000 },
      (_, i) =>
        `${i},2023-11-14T22:13:20.000Z,"“Mei” Lin, Ltd.",buyer${i}@example.com,$${(i / 7).toFixed(2)},${i % 9},${i % 10 ? "yes" : "no"}\r\n`,
    ).join("");
    const head = "order_id,placed_at,customer,email,total,items,paid\r\n";
    writeFileSync(path, head + rows.repeat(100e6 / rows.length));
    const { page, faults } = await openTable();
    const table = await wake(page);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    await page.locator('input[type="file"][data-key="upload"]').setInputFiles(path);
    await page.getByRole("progressbar").first().waitFor();
    await expect
      .poll(() => page.locator("[data-part=report]").innerText())
      .toContain("is now a table");
    await page.keyboard.press("Escape");
    await table.settled(/rows/);
    const longest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
    );
    expect(longest).toBeLessThan(200);
    expect(faults).toEqual([]);
    rmSync(folder, { recursive: true });
  }, 180_000);
}
