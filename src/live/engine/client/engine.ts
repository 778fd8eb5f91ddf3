/**
 * The engine as the demos see it. The first call starts it. Its worker runs one call after another, and may be
 * terminated during one: the next worker gets the same data, so nothing is lost.
 */
import { type QueryAnswer, rowsOf, tableOfUpload, type Upload } from "./protocol.ts";
import { type Addresses, type Connection, Session, WorkerFailure } from "./connection.ts";
import type {
  Engine,
  ImportOutcome,
  Loading,
  QueryFaultKind,
  QueryLimits,
  QueryOutcome,
  Table,
  ViewRequest,
} from "./types.ts";
import { forgetUploads, keepUpload, keptUploads } from "./uploads.ts";

export interface EngineOptions {
  readonly addresses: Addresses;
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

/** A view as opened in one worker; the next worker has to open it again. */
interface OpenView {
  readonly slot: string;
  readonly request: ViewRequest;
  readonly workerId: number;
  readonly generation: number;
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

  const session = new Session(addresses, shop, (next) => {
    loading = next;
    changed();
  });
  let uploadsRead: Promise<void> | undefined;
  const readUploads = async () => {
    uploadsRead ??= (keep ? keptUploads() : Promise.resolve([])).then((kept) => {
      uploads = kept;
    });
    await uploadsRead;
    return uploads;
  };
  const connect = async (): Promise<Connection> => {
    const started = await session.start(readUploads);
    shopTables = started.tables;
    updateTables();
    return started.connection;
  };
  // `loading()` reports the result.
  const start = () =>
    connect().then(
      () => undefined,
      () => undefined,
    );
  /** Terminates the worker, and starts the next one while the visitor reads. */
  const restart = async () => {
    await session.end();
    void start();
  };
  /** Runs work with the worker; again if another call got the worker terminated. */
  const withWorker = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      if (error.name === "closed") return work(await connect());
      // After an error inside WebAssembly its memory may be in any state.
      if (error.name === "RuntimeError") await restart();
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
        // Not awaited: waiting calls start the next worker themselves.
        void restart();
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

  const newestView = new Map<string, number>();
  const openViews = new Map<number, OpenView>();
  let lastViewId = 0;

  const openView = (slot: string, request: ViewRequest) =>
    withWorker(async (connection) => {
      const view = await connection.call("view", { slot, request }).answer;
      return { view, generation: session.generation };
    });

  const view: Engine["view"] = (slot, request) => {
    const id = ++lastViewId;
    newestView.set(slot, id);
    const isNewest = () => newestView.get(slot) === id;
    return inTurn(async () => {
      // While it waited, the visitor kept typing.
      if (!isNewest()) return null;
      const { view: opened, generation } = await openView(slot, request);
      if (!isNewest()) return null;
      for (const [other, known] of openViews) if (known.slot === slot) openViews.delete(other);
      openViews.set(id, { slot, request, workerId: opened.id, generation });
      return { ...opened, id };
    });
  };

  const rowsInWindow: Engine["window"] = ({ id }, from, count) =>
    withWorker(async (connection) => {
      const known = openViews.get(id);
      if (known === undefined) return null;
      let { workerId } = known;
      if (known.generation !== session.generation) {
        const again = await openView(known.slot, known.request);
        workerId = again.view.id;
        openViews.set(id, { ...known, workerId, generation: again.generation });
      }
      return connection.call("window", { view: workerId, from, count }).answer;
    });

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
