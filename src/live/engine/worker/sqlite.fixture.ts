/** A database for tests, outside a worker. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openSqlite, type Sqlite } from "./sqlite.ts";

export function testSqlite(): Promise<Sqlite> {
  const path = createRequire(import.meta.url).resolve("@sqlite.org/sqlite-wasm/sqlite3.wasm");
  return openSqlite(new Uint8Array(readFileSync(path)).buffer);
}
