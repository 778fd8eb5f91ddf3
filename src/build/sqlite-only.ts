/**
 * Removes unused parts of SQLite's package that a bundler would ship as separate files: its ready-made worker, and the
 * helper that stores databases in the browser.
 */
import type { Plugin } from "vite";

const cuts: readonly (readonly [RegExp, string])[] = [
  [/\/\/#region src\/bin\/sqlite3-worker1-promiser\.mjs[\s\S]*?\/\/#endregion/, ""],
  [/const sqlite3Worker1Promiser\$1 = sqlite3_worker1_promiser_default;/, ""],
  [/, sqlite3Worker1Promiser\$1 as sqlite3Worker1Promiser/, ""],
  [/new URL\("sqlite3-opfs-async-proxy\.js", import\.meta\.url\)/, '""'],
  // The engine passes the bytes itself.
  [/new URL\("sqlite3\.wasm", import\.meta\.url\)\.href/, '""'],
];

export const sqliteOnly = (): Plugin => ({
  name: "sqlite-only",
  enforce: "pre",
  transform: {
    filter: { id: /@sqlite\.org[\\/]sqlite-wasm[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      return cuts.reduce((rest, [part, instead]) => {
        if (!part.test(rest))
          throw new Error(
            `@sqlite.org/sqlite-wasm has changed: src/build/sqlite-only.ts finds no ${part.source}`,
          );
        return rest.replace(part, instead);
      }, code);
    },
  },
});
