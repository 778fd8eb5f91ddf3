/** The one engine of a page; the demos on it share its worker, its tables and what the visitor brought. */
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

/** An engine with the sample shop alone, for a page that other sites show: nothing of a visitor's is read or kept. */
export const shopEngine = (): Engine =>
  createEngine({
    addresses: { worker: absolute(worker), wasm: absolute(wasm) },
    keep: false,
    shop: true,
  });
