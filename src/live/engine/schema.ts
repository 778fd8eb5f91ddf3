/** The schema of content/engine.yaml: what every live demo says about its database. */
import { each, object, text } from "#content/fields.ts";
import { queryFaultKinds } from "./client/types.ts";
import { columnKinds } from "./tables.ts";
import { binaryKinds } from "./csv/detect.ts";
import { csvFaultKinds } from "./csv/parser.ts";

const sentence = (what: string) => text(160, what);

export const engine = object({
  loading: each(["download", "start", "data", "ready"], (step) =>
    text(80, `shown at this step of loading: ${step}`),
  ),
  failed: each(["no-wasm", "no-worker", "download", "start"], (why) =>
    sentence(`shown when the database cannot start: ${why}`),
  ),
  retry: text(24, "the button that tries again"),
  queryFaults: each(queryFaultKinds, (kind) => sentence(`shown when a query fails: ${kind}`)),
  mean: text(24, "the button that corrects a name; [name]"),
  rows: text(24, "a number of rows; [rows]"),
  row: text(24, "the same for one row"),
  time: text(24, "how long a query took; [ms]"),
  /** Why a result has this many rows. */
  ends: object({
    complete: text(80, "shown when all rows are loaded"),
    limit: text(80, "shown when there are more rows than the limit"),
    stopped: text(80, "shown when the visitor stopped the query"),
    "time-limit": text(80, "shown when the query hit the time limit"),
  }),
  importFaults: each([...csvFaultKinds, "memory"], (fault) =>
    sentence(
      `shown when a file cannot be imported: ${fault === "binary" ? "it is not text but [kind]" : fault}`,
    ),
  ),
  /** The text for [kind] (src/live/engine/csv/detect.ts). */
  binaryKinds: each(binaryKinds, text(60, "a file type, within a sentence")),
  spreadsheet: sentence("what to do with a spreadsheet, shown after that message"),
  line: text(24, "the word before a line number"),
  kept: object({
    kept: sentence("where the data is saved"),
    full: sentence("shown when the browser is out of space"),
    blocked: sentence("shown when the browser does not save data"),
  }),
  neutralized: sentence("shown after the number of cells made safe"),
  local: text(80, "that the data is a sample and stays in the browser"),
  ...each(["run", "stop"], text(16, "the button that does so with a query")).shape,
  runHint: text(80, "the keys that run a query"),
  running: text(32, "shown while a query runs"),
  tooLong: sentence("shown when a query is too long for a link"),
  openQuery: text(40, "the link that opens a query in the query editor"),
  columnKinds: each(columnKinds, text(40, "what a column of this kind holds")),
  clear: text(40, "the button that deletes the visitor's work"),
  ...each(["confirm", "cancel"], text(24, "the answer to the question before it")).shape,
  cleared: text(80, "shown after everything is deleted"),
});
