/**
 * The engine as the demos see it. The first call starts it. Its worker runs one call after another, and may be
 * terminated during one. The next worker regenerates the sample data from its seed, and the visitor's tables from their
 * files, so nothing is lost.
 */
import type { CsvChoices, ExportFormat, Row, Rows } from "../tables.ts";
import { type CallOptions, Connection, download, openWorker, WorkerFailure } from "./connection.ts";
import { tableOfUpload, type Upload } from "./protocol.ts";
import {
  failed,
  type ImportOutcome,
  type Loading,
  type PlanOutcome,
  type QueryLimits,
  type QueryOutcome,
  type StartFault,
  type Table,
  type ViewRequest,
  type ViewWindow,
} from "./types.ts";
import { deleteSavedUploads, saveUpload, savedUploads } from "./uploads.ts";

export interface EngineOptions {
  /** The addresses of the worker's script and of sqlite3.wasm. */
  readonly addresses: { readonly worker: string; readonly wasm: string };
  /** Whether the browser stores the visitor's files; not on other sites' pages. */
  readonly keep: boolean;
  /** Whether it has the sample shop's tables; not if a page shows a file of its own. */
  readonly shop: boolean;
}

interface QueryOptions extends Partial<QueryLimits> {
  /** Ends the query within a quarter of a second, whatever it does. The outcome still arrives. */
  readonly signal?: AbortSignal | undefined;
}

interface ImportOptions extends Pick<CallOptions, "signal" | "onShare"> {
  readonly choices?: CsvChoices | undefined;
}

const usualLimits: QueryLimits = { rows: 1_000_000, milliseconds: 10_000 };
/** Milliseconds that the worker has to react to a stop before it is terminated. */
const stopPatience = 200;
/** Milliseconds that a query may be late: some SQLite steps never check the clock. */
const grace = 2000;

/** The progress at which the download and the start are done. */
const downloaded = 0.75;
const started = 0.8;

function workerFault(error: unknown): StartFault {
  if (!(error instanceof WorkerFailure)) return "start";
  // Its script failed to load, or the page's policy forbids compiling.
  if (error.name === "closed") return "download";
  return error.name === "CompileError" || error.name === "RuntimeError" ? "no-wasm" : "start";
}

const wait = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** @returns an engine that has loaded nothing yet */
export function createEngine({ addresses, keep, shop }: EngineOptions) {
  let loading: Loading = { state: "idle" };
  /** Null until a worker has filled them. */
  let shopTables: readonly Table[] | null = null;
  let uploads: readonly Upload[] | null = null;
  let tables: readonly Table[] = [];
  const listeners = new Set<() => void>();
  const setLoading = (next: Loading) => {
    loading = next;
    for (const listener of listeners) listener();
  };
  const updateTables = (next: readonly Upload[]) => {
    uploads = next;
    tables = shopTables === null ? [] : [...shopTables, ...next.map(tableOfUpload)];
    for (const listener of listeners) listener();
  };

  /* The worker's life ------------------------------------------------------------------------------- */

  let wasmBytes: ArrayBuffer | undefined;
  let running: Promise<Connection> | undefined;

  const startWorker = async (): Promise<Connection> => {
    const setShare = (step: "download" | "start" | "data", share: number) => {
      setLoading({ state: "loading", step, share });
    };
    let fault: StartFault = "no-wasm";
    let connection: Connection | undefined;
    try {
      if (typeof WebAssembly === "undefined") throw new Error("no WebAssembly");
      fault = "no-worker";
      setShare("download", 0);
      // The worker's own script loads at the same time.
      connection = new Connection(openWorker(addresses.worker), () => {
        running = undefined;
      });
      fault = "download";
      wasmBytes ??= await download(addresses.wasm, (share) =>
        setShare("download", share * downloaded),
      );
      fault = "start";
      setShare("start", downloaded);
      uploads ??= keep ? await savedUploads() : [];
      // A copy: the worker's is transferred, and the next worker needs one.
      const wasm = wasmBytes.slice(0);
      const ask = { wasm, shop, uploads };
      shopTables = await connection.call("start", ask, {
        onShare: (part) => setShare("data", started + part * (1 - started)),
        transfer: [wasm],
      });
      loading = { state: "ready" };
      updateTables(uploads);
      return connection;
    } catch (error) {
      connection?.close("it did not start");
      setLoading({ state: "failed", fault: fault === "start" ? workerFault(error) : fault });
      throw error;
    }
  };
  /** @throws the failure that `loading()` reports; the next call tries again */
  const connect = (): Promise<Connection> => {
    running ??= startWorker().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
  /** Loads it once; after a failure, again. Never rejects: `loading()` reports the result. */
  const start = (): Promise<void> =>
    connect().then(
      () => undefined,
      () => undefined,
    );
  /** Terminates a worker, and starts the next one while the visitor reads. */
  const replace = (connection: Connection) => {
    connection.close("replaced");
    void start();
  };
  /** Runs work with the worker; again if another call got the worker terminated. */
  const withWorker = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await connect();
    try {
      return await work(connection);
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.name === "closed") return work(await connect());
      // After an error inside WebAssembly its memory may be in any state.
      if (error.name === "RuntimeError") replace(connection);
      throw error;
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Heavy work runs one at a time, so that a time limit hits the query that it is meant for. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };

  /* Queries ----------------------------------------------------------------------------------------- */

  /** Runs the first statement of `sql`. Starts the engine if needed. Never rejects. */
  const query = (sql: string, options: QueryOptions = {}): Promise<QueryOutcome> => {
    const { signal = new AbortController().signal, ...given } = options;
    const limits = { ...usualLimits, ...given };
    const run = async (connection: Connection): Promise<QueryOutcome> => {
      const rows: Row[] = [];
      const onRows = (next: Rows) => void rows.push(...next);
      const call = connection.call("query", { sql, limits }, { signal, onRows });
      const answer = await Promise.race([
        call,
        wait(limits.milliseconds + grace),
        aborted(signal).then(() => wait(stopPatience)),
      ]);
      if (answer === null) {
        // Nothing awaits its rejection, which comes when the worker is terminated.
        call.catch(() => undefined);
        replace(connection);
        return failed(signal.aborted ? "stopped" : "time-limit");
      }
      if (!answer.ok) return answer;
      return { ok: true, result: { ...answer.result, sql, rows } };
    };
    return inTurn(async () => (signal.aborted ? failed("stopped") : withWorker(run))).catch(
      (error: unknown) => {
        const outOfBounds = error instanceof WorkerFailure && error.name === "RuntimeError";
        return failed(outOfBounds ? "memory" : "other", String(error));
      },
    );
  };

  const plan = (sql: string): Promise<PlanOutcome> =>
    inTurn(() => withWorker((worker) => worker.call("plan", { sql })));

  /* Views ------------------------------------------------------------------------------------------- */

  /**
   * Sorts, filters and searches in the worker, unless it just did.
   *
   * @param signal for a new view, which waits for its turn; known ones do not
   * @returns rows of the view, from `from` or from the first one; null if the signal came while it waited
   */
  const rowsInWindow = (
    request: ViewRequest,
    from: number,
    count: number,
    signal?: AbortSignal,
  ): Promise<ViewWindow | null> => {
    const ask = () => withWorker((worker) => worker.call("window", { request, from, count }));
    return signal === undefined ? ask() : inTurn(async () => (signal.aborted ? null : ask()));
  };

  /** @param scope the view's rows and columns, or the whole table */
  const exportTable = (request: ViewRequest, scope: "shown" | "all", format: ExportFormat) =>
    inTurn(() => withWorker((worker) => worker.call("export", { request, scope, format })));

  /* The visitor's files ----------------------------------------------------------------------------- */

  /** Makes a table of a file. Never rejects. */
  const importCsv = (file: File, options: ImportOptions = {}): Promise<ImportOutcome> => {
    const { choices = {}, ...course } = options;
    return withWorker(async (connection): Promise<ImportOutcome> => {
      const answer = await connection.call("import", { file, choices }, course);
      if (!answer.ok) return answer;
      const { upload, report } = answer;
      updateTables([...(uploads ?? []).filter(({ name }) => name !== upload.name), upload]);
      return { ok: true, report: { ...report, kept: keep ? await saveUpload(upload) : "blocked" } };
    }).catch((error: unknown) => ({
      ok: false,
      fault: { kind: "unreadable", detail: String(error), line: 0 },
    }));
  };

  const drop = async (names: readonly string[]) => {
    const connection = await connect();
    updateTables((uploads ?? []).filter(({ name }) => !names.includes(name)));
    for (const name of names) await connection.call("drop", { name });
  };

  return {
    /** A new object only when its content changes, as useSyncExternalStore requires. */
    loading: () => loading,
    /** All tables; empty until ready. A new list when one comes or goes. */
    tables: () => tables,
    /** @returns unsubscribe. Called when `loading()` or `tables()` has changed. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    query,
    plan,
    window: rowsInWindow,
    exportTable,
    importCsv,
    dropTable: async (name: string) => {
      await deleteSavedUploads(name);
      await drop([name]);
    },
    /** Deletes everything the visitor brought: the tables, and the files stored in the browser. */
    clear: async () => {
      await deleteSavedUploads();
      if (uploads !== null && uploads.length > 0) await drop(uploads.map(({ name }) => name));
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
