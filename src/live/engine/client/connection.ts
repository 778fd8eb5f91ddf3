/** A worker with its calls. Each call has one answer, and may have events before it. */
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Answer, Ask, CallName, FromWorker, ToWorker } from "./protocol.ts";

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
  readonly #onClose: () => void;
  readonly #pending = new Map<number, Pending>();
  /** Why it no longer answers; undefined while it does. */
  #closed: WorkerFailure | undefined;
  #lastId = 0;

  /** @param onClose called once, when the worker was terminated or broke down */
  constructor(worker: Worker, onClose: () => void) {
    this.#worker = worker;
    this.#onClose = onClose;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.#receive(data);
    };
    // A script that failed to load, or an error outside any call.
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(event.message);
    };
  }

  #receive(message: FromWorker): void {
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
      if (this.#closed) reject(this.#closed);
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

  /** Terminates the worker, whatever it is doing; unanswered calls are rejected as "closed". */
  close(reason: string): void {
    if (this.#closed) return;
    this.#closed = new WorkerFailure("closed", reason);
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(this.#closed);
    this.#pending.clear();
    this.#onClose();
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
