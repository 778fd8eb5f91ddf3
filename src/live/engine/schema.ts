/** The schema of content/engine.yaml: what every live demo says about its database. */
import { object, text } from "#content/fields.ts";

const sentence = (what: string) => text(160, what);

export const engine = object({
  loading: object({
    download: text(60, "what happens while it is fetched"),
    start: text(60, "what happens while it starts"),
    data: text(60, "what happens while the sample data is made"),
    ready: text(80, "said when it is ready"),
  }),
  /** By reason. */
  failed: object({
    "no-wasm": sentence("what a visitor without WebAssembly is told"),
    "no-worker": sentence("what a visitor without workers is told"),
    download: sentence("what is said when the download fails"),
    start: sentence("what is said when it does not start"),
  }),
  retry: text(24, "the button that tries again"),
  queryFaults: object({
    empty: sentence("what is said of an empty query"),
    syntax: sentence("what is said of what is no SQL"),
    "no-table": sentence("what is said of an unknown table"),
    "no-column": sentence("what is said of an unknown column"),
    "ambiguous-column": sentence("what is said of a column that several tables have"),
    "no-function": sentence("what is said of an unknown function"),
    "read-only": sentence("what is said of a query that would change something"),
    "time-limit": sentence("what is said of a query that takes too long"),
    stopped: sentence("what is said of a query that was stopped"),
    memory: sentence("what is said of a query that needs too much memory"),
    other: sentence("what is said of anything else"),
  }),
  /** Why a result has this many rows. */
  ends: object({
    complete: text(80, "said of all rows"),
    limit: text(80, "said where there are more rows than the limit"),
    stopped: text(80, "said where the visitor stopped"),
    "time-limit": text(80, "said where the time was over"),
  }),
  importFaults: object({
    empty: sentence("what is said of an empty file"),
    binary: sentence("what is said of a file that is no text: [kind]"),
    "too-many-columns": sentence("what is said of too many columns"),
    "unclosed-quote": sentence("what is said of a quotation mark that is never closed"),
    "too-large": sentence("what is said of a field that is too long"),
    memory: sentence("what is said of a file that is too large"),
    unreadable: sentence("what is said of a file that cannot be read"),
    stopped: sentence("what is said when the visitor stopped"),
  }),
  /** The text for [kind] (src/live/engine/csv/binary.ts). */
  binaryKinds: object({
    xlsx: text(60, "a kind of file"),
    xls: text(60, "a kind of file"),
    ods: text(60, "a kind of file"),
    zip: text(60, "a kind of file"),
    pdf: text(60, "a kind of file"),
    image: text(60, "a kind of file"),
    gzip: text(60, "a kind of file"),
    sqlite: text(60, "a kind of file"),
    parquet: text(60, "a kind of file"),
    archive: text(60, "a kind of file"),
    unknown: text(60, "what is no text, and nothing that is known"),
  }),
  spreadsheet: sentence("what to do with a spreadsheet, said after that"),
  line: text(24, "the word before the number of a file's line"),
  kept: object({
    kept: sentence("said of what stays after a reload"),
    full: sentence("said where the browser has no room"),
    blocked: sentence("said where the browser keeps nothing"),
  }),
  neutralized: sentence("said after the number of cells that were made harmless"),
  clear: text(40, "the button that deletes what the visitor made"),
  cleared: text(80, "said when it is deleted"),
});
