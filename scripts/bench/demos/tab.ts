/** The engine's worker as the site serves it, in a page of the site: what a visitor's queries run in. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { laterIndexes } from "#live/engine/shop/tables.ts";
import type { Calls } from "#live/engine/client/protocol.ts";
import { Refusal } from "../../lib/cli.ts";
import type { Runner } from "./time-queries.ts";

declare global {
  interface Window {
    /** Runs one query; milliseconds from the question to the last row on the page. */
    benchTab?: (sql: string) => Promise<{ rows: number; ms: number }>;
  }
}

export interface EngineFiles {
  readonly worker: string;
  readonly wasm: string;
}

/** @throws Refusal where the build has no engine */
export async function engineFiles(dist: string): Promise<EngineFiles> {
  const files = await readdir(join(dist, "_astro"));
  const [worker, wasm] = [/^engine-worker.*\.js$/, /^sqlite3.*\.wasm$/].map((name) =>
    files.find((file) => name.test(file)),
  );
  if (worker === undefined || wasm === undefined)
    throw new Refusal("The build has no database to measure; make a new one with npm run build.");
  return { worker: `/_astro/${worker}`, wasm: `/_astro/${wasm}` };
}

/** Runs in the page: starts the worker as the site's own code does (src/live/engine/client/protocol.ts). */
async function startWorker({ worker, wasm }: EngineFiles): Promise<void> {
  const running = new Worker(worker, { type: "module" });
  let rows = 0;
  let calls = 0;
  let settle: { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined;
  running.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
    if ("block" in data) rows += Number(data["rows"]);
    else if ("answer" in data) settle?.resolve(data["answer"]);
    else if ("failed" in data) settle?.reject(new Error(String(data["failed"])));
  };
  const call = (name: string, ask: unknown, transfer: Transferable[] = []) =>
    new Promise<unknown>((resolve, reject) => {
      settle = { resolve, reject };
      running.postMessage({ id: ++calls, call: name, ask }, transfer);
    });
  const bytes = await (await fetch(wasm)).arrayBuffer();
  const start: Calls["start"]["ask"] = { wasm: bytes, shop: true, uploads: [] };
  await call("start", start, [bytes]);
  const limits = { rows: 1_000_000, milliseconds: 60_000 };
  window.benchTab = async (sql) => {
    rows = 0;
    const began = performance.now();
    const answer = (await call("query", { sql, limits })) as { ok: boolean; fault?: unknown };
    const ms = performance.now() - began;
    if (!answer.ok) throw new Error(`${sql}: ${JSON.stringify(answer.fault)}`);
    return { rows, ms };
  };
}

export interface Tab extends AsyncDisposable {
  readonly run: Runner;
}

/** The worker makes its later indexes while nobody asks; natively they are there from the beginning. */
async function indexed(page: Page): Promise<void> {
  const all = laterIndexes.map(({ table, columns }) => `'${table}_by_${columns.join("_")}'`);
  const sql = `SELECT 1 FROM sqlite_schema WHERE name IN (${all.join(", ")})`;
  for (let made = 0; made < all.length;) {
    made = await page.evaluate(async (text) => (await window.benchTab?.(text))?.rows ?? 0, sql);
    await setTimeout(1000);
  }
}

/** @param url a page of the site, whose policy then holds for the worker */
export async function openTab(browser: Browser, url: string, files: EngineFiles): Promise<Tab> {
  const page: Page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(startWorker, files);
  await indexed(page);
  return {
    run: ({ sql }) =>
      page.evaluate((text) => {
        if (window.benchTab === undefined) throw new Error("the worker is gone");
        return window.benchTab(text);
      }, sql),
    [Symbol.asyncDispose]: () => page.close(),
  };
}
