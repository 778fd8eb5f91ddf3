/** A worker with its calls. Each call has one answer, and may have events before it. */
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Answer, Ask, CallName, FromWorker, ToWorker, Upload } from "./protocol.ts";
import type { Loading, StartFault, Table } from "./types.ts";

/** An unexpected error in the worker, or its end. */
export class WorkerFailure extends Error {
  override readonly name: string;
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface Events {
  readonly block?: (block: ArrayBuffer, rows: number) => void;
  readonly share?: (share: number, step: "start" | "data") => void;
}

interface Pending {
  readonly resolve: (answer: Answer<CallName>) => void;
  readonly reject: (reason: Error) => void;
  readonly events: Events;
}

export interface Call<K extends CallName> {
  readonly answer: Promise<Answer<K>>;
  /** Asks the worker to end it; the worker receives that at its next pause. */
  readonly stop: () => void;
}

export class Connection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  /** It no longer answers. */
  isClosed = false;
  #ended = "";
  #lastId = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.#hear(data);
    };
    // A script that failed to load, or an error outside any call.
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(event.message);
    };
  }

  #hear(message: FromWorker): void {
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    if ("block" in message) pending.events.block?.(message.block, message.rows);
    else if ("share" in message) pending.events.share?.(message.share, message.step);
    else {
      this.#pending.delete(message.id);
      if ("answer" in message) pending.resolve(message.answer);
      else pending.reject(new WorkerFailure(message.name, message.failed));
    }
  }

  #post(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  call<K extends CallName>(
    call: K,
    ask: Ask<K>,
    events: Events = {},
    transfer: Transferable[] = [],
  ): Call<K> {
    const id = ++this.#lastId;
    const answer = new Promise<Answer<CallName>>((resolve, reject) => {
      // Its script may have failed before the first call.
      if (this.isClosed) reject(new WorkerFailure("closed", this.#ended));
      else this.#pending.set(id, { resolve, reject, events });
    }) as Promise<Answer<K>>;
    // The type guarantees one message per call, but the compiler cannot narrow K.
    this.#post({ id, call, ask } as unknown as ToWorker, transfer);
    return {
      answer,
      stop: () => {
        this.#post({ stop: id });
      },
    };
  }

  /** Terminates the worker, whatever it is doing; unanswered calls are rejected. */
  close(reason: string): void {
    this.isClosed = true;
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(new WorkerFailure("closed", reason));
    this.#pending.clear();
  }
}

/**
 * A module worker. Browsers refuse one from another origin, as on a page that embeds the table, but accept a local one
 * that imports it.
 *
 * @throws Error if the browser has no workers, or a policy forbids them
 */
export function openWorker(address: string): Worker {
  if (new URL(address, location.href).origin === location.origin)
    return new Worker(scriptAddress(address), { type: "module" });
  const source = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }),
  );
  const worker = new Worker(scriptAddress(source), { type: "module" });
  // By the first message it has been fetched.
  worker.addEventListener(
    "message",
    () => {
      URL.revokeObjectURL(source);
    },
    { once: true },
  );
  return worker;
}

/*
 * The worker's life: downloaded and started once, terminated and restarted if it stops responding. The sample data is
 * regenerated from its seed, and the visitor's tables from their files, so nothing is lost with a worker.
 */

/** The uncompressed size of sqlite3.wasm, to compare with arriving bytes. Content-Length is the compressed size. */
export const wasmBytes = 879_084;

/**
 * @param progress called with the share that has arrived, 0 to 1
 * @throws Error if the download fails or is incomplete
 */
export async function download(
  address: string,
  progress: (share: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || response.body === null)
    throw new Error(`${String(response.status)} ${response.statusText}`);
  const bytes = new Uint8Array(wasmBytes);
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (received + value.length > wasmBytes) throw new Error("more came than there should be");
    bytes.set(value, received);
    received += value.length;
    progress(received / wasmBytes);
  }
  if (received < wasmBytes)
    throw new Error(`${String(received)} of ${String(wasmBytes)} bytes have come`);
  return bytes.buffer;
}

export interface Addresses {
  readonly worker: string;
  readonly wasm: string;
}

/** The progress at which the download and the start are done. */
const downloaded = 0.75;
const started = 0.8;

/** Until the worker starts listening, its messages wait. */
interface Started {
  readonly connection: Connection;
  readonly tables: readonly Table[];
}

class StartFailure extends Error {
  readonly fault: StartFault;
  constructor(fault: StartFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.fault = fault;
  }
}

export class Session {
  readonly #addresses: Addresses;
  readonly #shop: boolean;
  readonly #tell: (loading: Loading) => void;
  #wasm: ArrayBuffer | undefined;
  #running: Promise<Started> | undefined;
  /** Counts workers: a new one does not know what the last one knew. */
  generation = 0;

  /**
   * @param shop whether to include the sample shop's tables
   * @param tell called with the progress of the start
   */
  constructor(addresses: Addresses, shop: boolean, tell: (loading: Loading) => void) {
    this.#addresses = addresses;
    this.#shop = shop;
    this.#tell = tell;
  }

  /**
   * @param uploads the visitor's files for the worker
   * @throws the failure that `tell` got; the next call tries again
   */
  async start(uploads: () => Promise<readonly Upload[]>): Promise<Started> {
    const started = await this.#start(uploads);
    if (!started.connection.isClosed) return started;
    // It crashed.
    this.#running = undefined;
    return this.#start(uploads);
  }

  #start(uploads: () => Promise<readonly Upload[]>): Promise<Started> {
    this.#running ??= this.#begin(uploads).catch((error: unknown) => {
      this.#running = undefined;
      const fault = error instanceof StartFailure ? error.fault : "start";
      const detail = error instanceof Error ? error.message : String(error);
      this.#tell({ state: "failed", fault, detail });
      throw error;
    });
    return this.#running;
  }

  async #begin(uploads: () => Promise<readonly Upload[]>): Promise<Started> {
    if (typeof WebAssembly === "undefined") throw new StartFailure("no-wasm", "no WebAssembly");
    if (typeof Worker === "undefined") throw new StartFailure("no-worker", "no workers");
    this.generation += 1;
    this.#share("download", 0);
    // The worker's own script loads at the same time.
    const connection = this.#connect();
    try {
      this.#wasm ??= await download(this.#addresses.wasm, (share) => {
        this.#share("download", share * downloaded);
      }).catch((error: unknown) => {
        throw new StartFailure("download", error);
      });
      this.#share("start", downloaded);
      // A copy: the worker's is transferred, and the next worker needs one.
      const wasm = this.#wasm.slice(0);
      const call = connection.call(
        "start",
        { wasm, shop: this.#shop, uploads: await uploads() },
        {
          share: (share, step) => {
            this.#share(step, started + share * (1 - started));
          },
        },
        [wasm],
      );
      const { tables } = await call.answer.catch((error: unknown) => {
        throw new StartFailure(faultOf(error), error);
      });
      this.#tell({ state: "ready" });
      return { connection, tables };
    } catch (error) {
      connection.close("it did not start");
      throw error;
    }
  }

  #connect(): Connection {
    try {
      return new Connection(openWorker(this.#addresses.worker));
    } catch (error) {
      throw new StartFailure("no-worker", error);
    }
  }

  #share(step: "download" | "start" | "data", share: number): void {
    this.#tell({ state: "loading", step, share });
  }

  /** Terminates the worker, whatever it is doing. Unanswered calls are rejected as "closed". */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    const started = await running?.catch(() => undefined);
    started?.connection.close("ended");
  }
}

function faultOf(error: unknown): StartFault {
  if (!(error instanceof WorkerFailure)) return "start";
  // Its script failed to load, or the page's policy forbids compiling.
  if (error.name === "closed") return "download";
  return error.name === "CompileError" || error.name === "RuntimeError" ? "no-wasm" : "start";
}
