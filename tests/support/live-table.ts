/** Shared by tests of the live table: opens it, and reads its contents. */
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { desktop, type useBrowser } from "./browse.ts";

export interface LiveTable {
  /** The table's whole frame. */
  readonly frame: Locator;
  readonly grid: Locator;
  /** The element that scrolls the grid. */
  readonly scroller: Locator;
  readonly heading: (name: string) => Locator;
  /** The texts of a column, for the first rendered rows. */
  readonly column: (name: string, rows?: number) => Promise<string[]>;
  readonly headings: () => Promise<string[]>;
  /** The count and the sort order, from the foot. */
  readonly status: () => Promise<string>;
  readonly settled: (status: RegExp | string) => Promise<void>;
}

/** @param page with a frame of the table, live or about to be */
export function liveTable(page: Page): LiveTable {
  const frame = page.locator("[data-part=table]");
  const grid = frame.getByRole("grid");
  const headings = () =>
    grid.getByRole("columnheader").locator("[data-part=name]").allTextContents();
  const status = async () =>
    (await frame.locator("[data-part=foot] [role=status]").textContent()) ?? "";
  return {
    frame,
    grid,
    scroller: frame.locator(".data-grid"),
    heading: (name) => grid.locator(`[data-key="head:${name}"]`),
    headings,
    column: async (name, rows = 5) => {
      const at = await grid.locator(`[data-key="head:${name}"]`).getAttribute("aria-colindex");
      return grid.locator(`tbody td[aria-colindex="${at ?? ""}"]`).evaluateAll(
        (cells, most) =>
          cells
            .map((cell) => ({
              row: Number(cell.parentElement?.getAttribute("aria-rowindex")),
              text: cell.textContent,
            }))
            .toSorted((a, b) => a.row - b.row)
            .slice(0, most)
            .map(({ text }) => text),
        rows,
      );
    },
    status,
    settled: (expected) => expect.poll(status).toMatch(expected),
  };
}

/** Focuses the table, and waits until it is live. */
export async function wake(page: Page): Promise<LiveTable> {
  await page.locator("[data-part=table]").hover();
  const table = liveTable(page);
  await page.locator("[data-part=table][data-ready]").waitFor();
  await table.settled(/rows/);
  return table;
}

/** @returns a function that opens the table's page and activates the table; `open` is from `useBrowser` */
export const useTable =
  (open: ReturnType<typeof useBrowser>) =>
  async (options: BrowserContextOptions = {}) => {
    const visit = await open("/tables/", { viewport: desktop, ...options });
    return {
      ...visit,
      table: await wake(visit.page),
      [Symbol.asyncDispose]: visit[Symbol.asyncDispose],
    };
  };

/** Chooses a file made from text or bytes. */
export async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .locator('input[type="file"][data-key="upload"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
}
