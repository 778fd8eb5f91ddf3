/** The worker: opens the database on request, and answers calls (../client/protocol.ts). */
import { quoteName } from "#lib/sql/names.ts";
import type { Input, CallName, FromWorker, ToWorker, Upload } from "../client/protocol.ts";
import type { PlanOutcome, QueryLimits, Table, ViewRequest } from "../client/types.ts";
import { Catalog, importCsv } from "./catalog.ts";
import { laterIndexes } from "../shop/tables.ts";
import { createIndexSql, type CsvChoices, type ExportFormat, type Rows } from "../tables.ts";
import { faultOf } from "./faults.ts";
import { planOf, runQuery } from "./query.ts";
import { openSqlite } from "./sqlite.ts";
import { Views } from "./views.ts";

/** What running a call needs besides its arguments. */
interface Course {
  readonly signal: AbortSignal;
  readonly share: (share: number) => void;
  readonly rows: (rows: Rows) => void;
}

async function open(
  { wasm, shop, uploads }: { wasm: ArrayBuffer; shop: boolean; uploads: readonly Upload[] },
  { share }: Course,
) {
  const sqlite = await openSqlite(wasm);
  share(0);
  const catalog = new Catalog(sqlite, shop, uploads, share);
  return { sqlite, catalog, views: new Views(sqlite) };
}

let opening: ReturnType<typeof open> | undefined;

/** @throws Error before the first call, which opens the database */
function opened() {
  if (opening === undefined) throw new Error("the worker has not been started");
  return opening;
}

const calls = {
  start: async (input: Parameters<typeof open>[0], course: Course): Promise<readonly Table[]> => {
    opening = open(input, course);
    return (await opening).catalog.shop;
  },
  query: async (input: { sql: string; limits: QueryLimits }, { signal, rows }: Course) => {
    const { sqlite, catalog } = await opened();
    await catalog.prepareFor(input.sql);
    return runQuery(sqlite, input.sql, input.limits, catalog.tables(), signal, rows);
  },
  plan: async ({ sql }: { sql: string }): Promise<PlanOutcome> => {
    const { sqlite, catalog } = await opened();
    await catalog.prepareFor(sql);
    try {
      return { ok: true, steps: planOf(sqlite, sql) };
    } catch (error) {
      const fault = faultOf(error, sql, catalog.tables(), () => sqlite.functionNames());
      return { ok: false, fault };
    }
  },
  window: async (input: { request: ViewRequest; from: number; count: number }) => {
    const { request, ...range } = input;
    const { catalog, views } = await opened();
    return views.window(await catalog.table(request.table), request, range);
  },
  export: async (input: { request: ViewRequest; scope: "shown" | "all"; format: ExportFormat }) => {
    const { request, scope, format } = input;
    const { catalog, views } = await opened();
    return views.export(await catalog.table(request.table), request, scope, format);
  },
  import: async (input: { file: File; choices: CsvChoices }, { signal, share }: Course) => {
    const { sqlite, catalog } = await opened();
    return importCsv(sqlite, catalog, input, share, signal);
  },
  drop: async ({ name }: { name: string }) => {
    const { catalog, views } = await opened();
    catalog.drop(name);
    views.clear();
  },
};
export type Calls = typeof calls;

/** The number of running calls, and when the last one was answered. */
let [running, lastAnswer] = [0, 0];
/** Milliseconds without a call before an index is built. */
const quiet = 120;
let indexing: Promise<void> | undefined;

/** Builds indexes that speed up later questions. A call that arrives meanwhile waits for one of them at most. */
async function buildLaterIndexes(): Promise<void> {
  const { sqlite, catalog } = await opened();
  for (const { table, columns } of catalog.shop.length > 0 ? laterIndexes : []) {
    do await new Promise((resolve) => setTimeout(resolve, quiet));
    while (running > 0 || performance.now() - lastAnswer < quiet);
    sqlite.run(`${createIndexSql(table, columns)}; ANALYZE ${quoteName(table)}`);
  }
}

async function answer<K extends CallName>(
  port: MessagePort,
  call: K,
  input: Input<K>,
): Promise<void> {
  const post = (message: FromWorker<K>) => port.postMessage(message);
  const controller = new AbortController();
  port.onmessage = () => controller.abort();
  running += 1;
  const course: Course = {
    signal: controller.signal,
    share: (share) => post({ share }),
    rows: (rows) => post({ rows }),
  };
  try {
    const act = calls[call] as (input: Input<K>, course: Course) => ReturnType<Calls[K]>;
    // If the browser forbids compiling, the library logs it to the console, and the page shows a message.
    post({ answer: await act(input, course) });
  } catch (error) {
    const { message, name } = error instanceof Error ? error : new Error(String(error));
    post({ failed: message, name });
  } finally {
    running -= 1;
    lastAnswer = performance.now();
    // The first result comes before what only speeds up later ones, and needs room that may be missing.
    if (call !== "start") indexing ??= buildLaterIndexes().catch(() => undefined);
  }
}

onmessage = ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (port !== undefined) void answer(port, data.call, data.input);
};
