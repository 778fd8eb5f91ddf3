/** The worker: opens the database on request, and answers calls (../protocol.ts). */
import { quoteName } from "#lib/sql/names.ts";
import type { Answer, Ask, CallName, FromWorker, ToWorker } from "../client/protocol.ts";
import { Catalog, importCsv } from "./catalog.ts";
import { laterIndexes } from "../shop/tables.ts";
import { createIndexSql } from "../tables.ts";
import { faultOf } from "./faults.ts";
import { planOf, runQuery } from "./query.ts";
import { openSqlite, type Sqlite } from "./sqlite.ts";
import { exportTable, Views } from "./views.ts";

interface Opened {
  readonly sqlite: Sqlite;
  readonly catalog: Catalog;
  readonly views: Views;
}

/** What running a call needs besides its arguments. */
interface Course {
  readonly signal: AbortSignal;
  readonly share: (share: number, step: "start" | "data") => void;
  readonly block: (block: ArrayBuffer, rows: number) => void;
}

const post = (message: FromWorker, transfer: Transferable[] = []): void => {
  postMessage(message, { transfer });
};

/** Running calls, by number. */
const running = new Map<number, AbortController>();
/** When the last call was answered. */
let lastAnswer = 0;
/** Milliseconds without a call before an index is built. */
const quiet = 120;
let indexing: Promise<void> | undefined;

/** Builds indexes that speed up later questions. A call that arrives meanwhile waits for one of them at most. */
async function buildLaterIndexes(): Promise<void> {
  const { sqlite, catalog } = await opened();
  for (const { table, columns } of catalog.shop.length > 0 ? laterIndexes : []) {
    do await new Promise((resolve) => setTimeout(resolve, quiet));
    while (running.size > 0 || performance.now() - lastAnswer < quiet);
    sqlite.run(`${createIndexSql(table, columns)}; ANALYZE ${quoteName(table)}`);
  }
}

let opening: Promise<Opened> | undefined;

/** @throws Error before the first call, which opens the database */
function opened(): Promise<Opened> {
  if (opening === undefined) throw new Error("the worker has not been started");
  return opening;
}

async function open({ wasm, shop, uploads }: Ask<"start">, { share }: Course): Promise<Opened> {
  const sqlite = await openSqlite(wasm);
  share(0, "data");
  const catalog = new Catalog(sqlite, shop, uploads, (part) => {
    share(part, "data");
  });
  return { sqlite, catalog, views: new Views(sqlite) };
}

const calls: { readonly [K in CallName]: (ask: Ask<K>, course: Course) => Promise<Answer<K>> } = {
  start: async (ask, course) => {
    opening = open(ask, course);
    const { catalog } = await opening;
    return { tables: catalog.shop };
  },
  query: async ({ sql, limits }, { signal, block }) => {
    const { sqlite, catalog } = await opened();
    await catalog.prepareFor(sql);
    return runQuery(sqlite, sql, limits, catalog.tables(), signal, block);
  },
  plan: async ({ sql }) => {
    const { sqlite, catalog } = await opened();
    await catalog.prepareFor(sql);
    try {
      return { ok: true, steps: planOf(sqlite, sql) };
    } catch (error) {
      const fault = faultOf(error, sql, catalog.tables(), () => sqlite.functionNames());
      return { ok: false, fault };
    }
  },
  view: async ({ request }) => {
    const { catalog, views } = await opened();
    return views.open(await catalog.table(request.table), request);
  },
  window: async ({ request, ...range }) => {
    const { catalog, views } = await opened();
    return views.window(await catalog.table(request.table), request, range);
  },
  export: async ({ request, scope, format }) => {
    const { sqlite, catalog } = await opened();
    return exportTable(sqlite, await catalog.table(request.table), request, scope, format);
  },
  import: async (ask, { signal, share }) => {
    const { sqlite, catalog } = await opened();
    const progress = (part: number) => {
      share(part, "data");
    };
    return importCsv(sqlite, catalog, ask, progress, signal);
  },
  drop: async ({ name }) => {
    (await opened()).catalog.drop(name);
    return null;
  },
};

async function answer<K extends CallName>(id: number, call: K, ask: Ask<K>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const course: Course = {
    signal: controller.signal,
    share: (share, step) => {
      post({ id, share, step });
    },
    block: (block, rows) => {
      post({ id, block, rows }, [block]);
    },
  };
  try {
    // If the browser forbids compiling, the library logs it to the console, and the page shows a message.
    post({ id, answer: await calls[call](ask, course) });
  } catch (error) {
    const known = error instanceof Error ? error : new Error(String(error));
    post({ id, failed: known.message, name: known.name });
  } finally {
    running.delete(id);
    lastAnswer = performance.now();
    // The first result comes before what only speeds up later ones, and needs room that may be missing.
    if (call !== "start") indexing ??= buildLaterIndexes().catch(() => undefined);
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("stop" in data) running.get(data.stop)?.abort();
  else void answer(data.id, data.call, data.ask);
};
