/** Files fetched after a page has loaded, and the offline page (docs/decisions/0038-offline-and-prefetch.md). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { afterBudget } from "../../budgets.ts";
import { offlineFilesOf } from "#build/service-worker.ts";
import { dist, indexedPaths, pages } from "#tests/support/dist.ts";
import { offlinePath, workerPath } from "#worker/shared-names.ts";

const textAt = (path: string) => readFileSync(join(dist, path), "utf8");
const weight = (path: string) => brotliCompressSync(textAt(path)).length;
const fileOf = (url: string) => (url.endsWith("/") ? `${url}index.html` : url);

it("the worker and its prefetched files are within budget", async () => {
  const files = (await offlineFilesOf(dist)).map(({ url }) => fileOf(url));
  expect(files.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
  expect(weight(workerPath)).toBeLessThanOrEqual(afterBudget.worker);
  expect(files.reduce((sum, path) => sum + weight(path), 0)).toBeLessThanOrEqual(afterBudget.ahead);
});

it("no page's markup loads the worker", () => {
  expect(pages().filter(({ html }) => html.includes(workerPath))).toEqual([]);
});

it("the offline page is not listed anywhere", () => {
  expect(textAt(`${offlinePath}index.html`)).toMatch(/<meta name="?robots"? content="?noindex/);
  expect(indexedPaths()).not.toContain(offlinePath);
  expect(textAt("llms.txt")).not.toContain(offlinePath);
  expect(pages().filter(({ html }) => html.includes(`href="${offlinePath}"`))).toEqual([]);
});
