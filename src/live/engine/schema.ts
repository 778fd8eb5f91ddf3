/** The schema of content/engine.yaml: what every live demo says about its database. */
import { each, object, text } from "#content/fields.ts";
import { queryFaultKinds } from "./client/types.ts";
import { binaryKinds } from "./csv/detect.ts";
import { csvFaultKinds } from "./csv/parser.ts";

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
  queryFaults: each(queryFaultKinds, (kind) => sentence(`what is said of a query: ${kind}`)),
  /** Why a result has this many rows. */
  ends: object({
    complete: text(80, "said of all rows"),
    limit: text(80, "said where there are more rows than the limit"),
    stopped: text(80, "said where the visitor stopped"),
    "time-limit": text(80, "said where the time was over"),
  }),
  importFaults: each([...csvFaultKinds, "memory"], (fault) =>
    sentence(`what is said of a file: ${fault === "binary" ? "it is no text but [kind]" : fault}`),
  ),
  /** The text for [kind] (src/live/engine/csv/detect.ts). */
  binaryKinds: each(binaryKinds, text(60, "a kind of file")),
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
