/** A worker with its calls: each has one answer, and may have events before it. */
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Answer, Ask, CallName, FromWorker, ToWorker, Upload } from "./protocol.ts";
import type { Loading, StartFault, Table } from "./types.ts";

/** What the worker could not foresee, or its end. */
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
  /** Asks the worker to end it; it hears that between two stretches of its work. */
  readonly stop: () => void;
}

export class Connection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  /** It answers nothing any more. */
  isClosed = false;
  #ended = "";
  #lastId = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.#hear(data);
    };
    // A script that could not be loaded, or a fault beyond any call.
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
      // Its script may have been refused before the first call.
      if (this.isClosed) reject(new WorkerFailure("closed", this.#ended));
      else this.#pending.set(id, { resolve, reject, events });
    }) as Promise<Answer<K>>;
    // One message for each call is what the type says; the compiler cannot follow K into it.
    this.#post({ id, call, ask } as unknown as ToWorker, transfer);
    return {
      answer,
      stop: () => {
        this.#post({ stop: id });
      },
    };
  }

  /** Ends the worker, whatever it does; calls without an answer are rejected. */
  close(reason: string): void {
    this.isClosed = true;
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(new WorkerFailure("closed", reason));
    this.#pending.clear();
  }
}

/**
 * A module worker. From another origin, as on a page that embeds the table, a browser takes none; one of our own that
 * imports the other it takes.
 *
 * @throws Error where the browser has no workers, or a policy forbids them
 */
export function openWorker(address: string): Worker {
  if (new URL(address, location.href).origin === location.origin)
    return new Worker(scriptAddress(address), { type: "module" });
  const source = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }),
  );
  const worker = new Worker(scriptAddress(source), { type: "module" });
  // It has been fetched when the first message comes.
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
 * The worker's life: downloaded and started once, ended and restarted where it does not listen. The sample data
 * comes again from its seed, and the visitor's tables from their files, so nothing is lost with a worker.
 */

/** Of sqlite3.wasm, uncompressed: what arrives is counted so, and the length that a server tells is the compressed one. */
export const wasmBytes = 879_084;

/**
 * @param progress told the share that has arrived, 0 to 1
 * @throws Error when it does not come, or not whole
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

/** Shares of the whole way at which the download and the start are done. */
const downloaded = 0.75;
const started = 0.8;

/** The worker begins to hear as soon as it can; until then its messages wait. */
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
  /** Counts workers: what one knows, the next one does not. */
  generation = 0;

  /**
   * @param shop whether there are the sample shop's tables
   * @param tell told how far the start has come
   */
  constructor(addresses: Addresses, shop: boolean, tell: (loading: Loading) => void) {
    this.#addresses = addresses;
    this.#shop = shop;
    this.#tell = tell;
  }

  /**
   * @param uploads the visitor's files that the worker shall know
   * @throws the failure that `tell` was told; the next call tries again
   */
  async start(uploads: () => Promise<readonly Upload[]>): Promise<Started> {
    const started = await this.#start(uploads);
    if (!started.connection.isClosed) return started;
    // It broke down by itself.
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
    // The worker's own script comes at the same time.
    const connection = this.#connect();
    try {
      this.#wasm ??= await download(this.#addresses.wasm, (share) => {
        this.#share("download", share * downloaded);
      }).catch((error: unknown) => {
        throw new StartFailure("download", error);
      });
      this.#share("start", downloaded);
      // A copy: the worker's own is transferred, and the next worker needs one.
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

  /** Ends the worker in the midst of whatever it does. Calls that had no answer are rejected as "closed". */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    const started = await running?.catch(() => undefined);
    started?.connection.close("ended");
  }
}

function faultOf(error: unknown): StartFault {
  if (!(error instanceof WorkerFailure)) return "start";
  // Its script did not come; or the policy of the page forbids to compile.
  if (error.name === "closed") return "download";
  return error.name === "CompileError" || error.name === "RuntimeError" ? "no-wasm" : "start";
}
