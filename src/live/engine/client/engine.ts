/**
 * The engine as the demos see it. The first call starts it. Its worker runs one call after another, and may be
 * terminated during one. The next worker regenerates the sample data from its seed, and the visitor's tables from their
 * files, so nothing is lost.
 */
import { Connection, download, openWorker, WorkerFailure } from "./connection.ts";
import { type QueryAnswer, rowsOf, tableOfUpload, type Upload } from "./protocol.ts";
import type {
  Engine,
  ImportOutcome,
  Loading,
  QueryFaultKind,
  QueryLimits,
  QueryOutcome,
  StartFault,
  Table,
} from "./types.ts";
import { forgetUploads, keepUpload, keptUploads } from "./uploads.ts";

export interface EngineOptions {
  /** The addresses of the worker's script and of sqlite3.wasm. */
  readonly addresses: { readonly worker: string; readonly wasm: string };
  /** Whether the browser stores the visitor's files; not on other sites' pages. */
  readonly keep: boolean;
  /** Whether it has the sample shop's tables; not if a page shows a file of its own. */
  readonly shop: boolean;
}

const usualLimits: QueryLimits = { rows: 1_000_000, milliseconds: 10_000 };
/** Milliseconds that the worker has to react to a stop before it is terminated. */
const stopPatience = 200;
/** Milliseconds that a query may be late: some SQLite steps never check the clock. */
const grace = 2000;

const failed = (kind: QueryFaultKind, detail = ""): QueryOutcome => ({
  ok: false,
  fault: { kind, detail, from: 0, to: 0, name: "", suggestion: "" },
});

/** The progress at which the download and the start are done. */
const downloaded = 0.75;
const started = 0.8;

function workerFault(error: unknown): StartFault {
  if (!(error instanceof WorkerFailure)) return "start";
  // Its script failed to load, or the page's policy forbids compiling.
  if (error.name === "closed") return "download";
  return error.name === "CompileError" || error.name === "RuntimeError" ? "no-wasm" : "start";
}

/** @returns an engine that has loaded nothing yet */
export function createEngine({ addresses, keep, shop }: EngineOptions): Engine {
  let loading: Loading = { state: "idle" };
  /** Null until a worker has filled them. */
  let shopTables: readonly Table[] | null = null;
  let uploads: readonly Upload[] = [];
  let tables: readonly Table[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const updateTables = () => {
    tables = shopTables === null ? [] : [...shopTables, ...uploads.map(tableOfUpload)];
    changed();
  };

  /* The worker's life ------------------------------------------------------------------------------- */

  const setLoading = (next: Loading) => {
    loading = next;
    changed();
  };
  const setShare = (step: "download" | "start" | "data", share: number) => {
    setLoading({ state: "loading", step, share });
  };
  let uploadsRead: Promise<void> | undefined;
  const readUploads = async () => {
    uploadsRead ??= (keep ? keptUploads() : Promise.resolve([])).then((kept) => {
      uploads = kept;
    });
    await uploadsRead;
    return uploads;
  };
  let wasmBytes: ArrayBuffer | undefined;
  let running: Promise<Connection> | undefined;

  const startWorker = async (): Promise<Connection> => {
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
      // A copy: the worker's is transferred, and the next worker needs one.
      const wasm = wasmBytes.slice(0);
      const share = (part: number, step: "start" | "data") =>
        setShare(step, started + part * (1 - started));
      const ask = { wasm, shop, uploads: await readUploads() };
      ({ tables: shopTables } = await connection.call("start", ask, { share }, [wasm]).answer);
      loading = { state: "ready" };
      updateTables();
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
  // `loading()` reports the result.
  const start = () =>
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

  /** @returns null if the worker does not respond: after a stop, or past the time limit */
  const awaitAnswer = async (
    call: { answer: Promise<QueryAnswer>; stop: () => void },
    { milliseconds }: QueryLimits,
    stopped: Promise<unknown>,
  ): Promise<QueryAnswer | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<null>((resolve) => {
      const giveUp = (after: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(null), after);
      };
      giveUp(milliseconds + grace);
      void stopped.then(() => {
        call.stop();
        giveUp(stopPatience);
      });
    });
    const first = await Promise.race([call.answer, silence]).finally(() => clearTimeout(timer));
    // Nothing awaits its rejection, which comes when the worker is terminated.
    if (first === null) call.answer.catch(() => undefined);
    return first;
  };

  const query: Engine["query"] = (sql, given = {}) => {
    const limits = { ...usualLimits, ...given };
    const stopped = Promise.withResolvers<null>();
    let isStopped = false;
    const run = async (connection: Connection): Promise<QueryOutcome> => {
      const blocks: ArrayBuffer[] = [];
      let count = 0;
      const block = (bytes: ArrayBuffer, rows: number) => {
        blocks.push(bytes);
        count += rows;
      };
      const call = connection.call("query", { sql, limits }, { block });
      const answer = await awaitAnswer(call, limits, stopped.promise);
      if (answer === null) {
        replace(connection);
        return failed(isStopped ? "stopped" : "time-limit");
      }
      if (!answer.ok) return answer;
      const { columns, end, milliseconds } = answer;
      return { ok: true, result: { sql, columns, end, milliseconds, rows: rowsOf(blocks, count) } };
    };
    const outcome = inTurn(async () => (isStopped ? failed("stopped") : withWorker(run))).catch(
      (error: unknown) => {
        const outOfBounds = error instanceof WorkerFailure && error.name === "RuntimeError";
        return failed(outOfBounds ? "memory" : "other", String(error));
      },
    );
    return {
      outcome,
      stop: () => {
        isStopped = true;
        stopped.resolve(null);
      },
    };
  };

  /* Views ------------------------------------------------------------------------------------------- */

  const view: Engine["view"] = (request, signal) =>
    inTurn(async () =>
      // While it waited, the visitor kept typing.
      signal.aborted ? null : withWorker((worker) => worker.call("view", { request }).answer),
    );

  const rowsInWindow: Engine["window"] = (request, from, count) =>
    withWorker((worker) => worker.call("window", { request, from, count }).answer);

  /* The visitor's files ----------------------------------------------------------------------------- */

  const importCsv: Engine["importCsv"] = (file, progress, reading = {}) => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    const run = async (connection: Connection): Promise<ImportOutcome> => {
      const call = connection.call("import", { file, reading }, { share: progress });
      ({ stop } = call);
      if (isStopped) stop();
      const answer = await call.answer;
      if (!answer.ok) return answer;
      const { upload, report } = answer;
      uploads = [...uploads.filter(({ name }) => name !== upload.name), upload];
      updateTables();
      return { ok: true, report: { ...report, kept: keep ? await keepUpload(upload) : "blocked" } };
    };
    const outcome = withWorker(run).catch((error: unknown): ImportOutcome => ({
      ok: false,
      fault: { kind: "unreadable", detail: String(error), line: 0 },
    }));
    return {
      outcome,
      stop: () => {
        isStopped = true;
        stop?.();
      },
    };
  };

  const drop = async (names: readonly string[]) => {
    const connection = await connect();
    uploads = uploads.filter(({ name }) => !names.includes(name));
    updateTables();
    for (const name of names) await connection.call("drop", { name }).answer;
  };

  return {
    loading: () => loading,
    tables: () => tables,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    query,
    plan: (sql) => inTurn(() => withWorker((worker) => worker.call("plan", { sql }).answer)),
    view,
    window: rowsInWindow,
    exportTable: (request, scope, format) =>
      inTurn(() =>
        withWorker((worker) => worker.call("export", { request, scope, format }).answer),
      ),
    importCsv,
    dropTable: async (name) => {
      await forgetUploads(name);
      await drop([name]);
    },
    clear: async () => {
      await forgetUploads();
      if (uploads.length > 0) await drop(uploads.map(({ name }) => name));
    },
  };
}
