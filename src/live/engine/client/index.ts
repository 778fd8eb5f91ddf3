/** The engines of a page. Its demos share one, with its worker, its tables and the visitor's files. */
import wasm from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import { createEngine, type EngineOptions } from "./engine.ts";
import type { Engine } from "./types.ts";
import worker from "../worker/engine-worker.ts?worker&url";

const absolute = (address: string) => new URL(address, import.meta.url).href;

/** @returns an engine; nothing is loaded before its first use */
export const newEngine = (options: Omit<EngineOptions, "addresses">): Engine =>
  createEngine({ addresses: { worker: absolute(worker), wasm: absolute(wasm) }, ...options });

let engine: Engine | undefined;

/** The one engine of a page of this site. */
export const pageEngine = (): Engine => (engine ??= newEngine({ keep: true, shop: true }));
