/** What is fetched after a page has loaded, and the page that stands in for others (docs/decisions/0038-offline-and-prefetch.md). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { afterBudget } from "../../budgets.ts";
import { offlinePath, workerPath } from "#worker/names.ts";
import { dist, indexedPaths, pages } from "#tests/support/dist.ts";
import { filesIn } from "#worker/asked.ts";
import { most } from "#worker/room.ts";

const textAt = (path: string) => readFileSync(join(dist, path), "utf8");
const weight = (path: string) => brotliCompressSync(textAt(path)).length;
const scriptNamed = (name: string) => {
  const file = readdirSync(join(dist, "_astro")).find((each) =>
    new RegExp(`^${name}\\.[\\w-]{8}\\.js$`).test(each),
  );
  if (file === undefined) throw new Error(`dist/_astro has no ${name}.….js`);
  return `/_astro/${file}`;
};
const offlinePage = textAt(`${offlinePath}index.html`);

describe("after the load", () => {
  it("the script, the worker and the offline page keep to their budget", () => {
    const ahead = [`${offlinePath}index.html`, ...filesIn(offlinePage)];
    expect(weight(scriptNamed("after"))).toBeLessThanOrEqual(afterBudget.script);
    expect(weight(workerPath)).toBeLessThanOrEqual(afterBudget.worker);
    expect(weight(scriptNamed("offline"))).toBeLessThanOrEqual(afterBudget.offline);
    expect(ahead.reduce((sum, path) => sum + weight(path), 0)).toBeLessThanOrEqual(
      afterBudget.ahead,
    );
  });

  it("every page asks for that script, and no page's markup for the worker", () => {
    const after = scriptNamed("after");
    const built = pages();
    const without = built.filter(({ html }) => !html.includes(after)).map(({ path }) => path);
    expect(without.filter((path) => !path.startsWith("/embed/"))).toEqual([]);
    expect(built.filter(({ html }) => html.includes(workerPath))).toEqual([]);
  });
});

describe("the offline page", () => {
  it("is for nobody to find", () => {
    expect(offlinePage).toMatch(/<meta name="?robots"? content="?noindex/);
    expect(indexedPaths()).not.toContain(offlinePath);
    expect(textAt("llms.txt")).not.toContain(offlinePath);
    expect(pages().filter(({ html }) => html.includes(`href="${offlinePath}"`))).toEqual([]);
  });

  it("needs nothing that is not there, and takes its script along", () => {
    const files = filesIn(offlinePage);
    expect(files).toContain(scriptNamed("offline"));
    expect(files.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  });
});

it("the visitor is told how many pages are kept", () => {
  for (const page of ["privacy-policy", "data-privacy-opt-out"])
    expect(textAt(`${page}/index.html`)).toMatch(
      new RegExp(`last (?:${String(most.pages)} of|pages[^<]*, ${String(most.pages)} at)`),
    );
});
