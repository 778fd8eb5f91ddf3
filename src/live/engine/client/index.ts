/** The one engine of a page. Its demos share the worker, the tables and the visitor's files. */
import wasm from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import { createEngine } from "./engine.ts";
import type { Engine } from "./types.ts";
import worker from "../worker/engine-worker.ts?worker&url";

const absolute = (address: string) => new URL(address, import.meta.url).href;

let engine: Engine | undefined;

/** @returns the page's engine; nothing is loaded before its first use */
export const pageEngine = (): Engine =>
  (engine ??= createEngine({
    addresses: { worker: absolute(worker), wasm: absolute(wasm) },
    keep: true,
    shop: true,
  }));

/** An engine with only the sample shop, for a page embedded on other sites: it reads and stores no visitor's files. */
export const shopEngine = (): Engine =>
  createEngine({
    addresses: { worker: absolute(worker), wasm: absolute(wasm) },
    keep: false,
    shop: true,
  });
