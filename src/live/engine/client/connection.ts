/** A worker with its calls. */
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Rows } from "../tables.ts";
import type { Answer, Input, CallName, FromWorker, ToWorker } from "./protocol.ts";

/** An unexpected error in the worker, or its end. */
export class WorkerFailure extends Error {
  override readonly name: string;
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface CallOptions {
  /** Asks the worker to end the call; the worker receives that at its next pause. */
  readonly signal?: AbortSignal | undefined;
  readonly onRows?: (rows: Rows) => void;
  /** Called with the share that is done, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  readonly transfer?: readonly Transferable[];
}

export class Connection {
  readonly #worker: Worker;
  readonly #onClose: () => void;
  /** Rejects an unanswered call. */
  readonly #rejects = new Set<(reason: Error) => void>();
  /** Why it no longer answers; undefined while it does. */
  #closed: WorkerFailure | undefined;

  /** @param onClose called once, when the worker was terminated or broke down */
  constructor(worker: Worker, onClose: () => void) {
    this.#worker = worker;
    this.#onClose = onClose;
    // A script that failed to load, or an error outside any call.
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(event.message);
    };
  }

  async call<K extends CallName>(
    call: K,
    input: Input<K>,
    options: CallOptions = {},
  ): Promise<Answer<K>> {
    const { signal, onRows, onShare, transfer = [] } = options;
    // Its script may have failed before the first call.
    if (this.#closed) throw this.#closed;
    const { port1: port, port2 } = new MessageChannel();
    const { promise, resolve, reject } = Promise.withResolvers<Answer<K>>();
    port.onmessage = ({ data }: MessageEvent<FromWorker<K>>) => {
      if ("answer" in data) resolve(data.answer);
      else if ("failed" in data) reject(new WorkerFailure(data.name, data.failed));
      else if ("rows" in data) onRows?.(data.rows);
      else onShare?.(data.share);
    };
    const stop = () => port.postMessage("stop");
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    this.#rejects.add(reject);
    this.#worker.postMessage({ call, input } as ToWorker, [port2, ...transfer]);
    try {
      return await promise;
    } finally {
      this.#rejects.delete(reject);
      signal?.removeEventListener("abort", stop);
      port.close();
    }
  }

  /** Terminates the worker, whatever it is doing; unanswered calls are rejected as "closed". */
  close(reason: string): void {
    if (this.#closed) return;
    this.#closed = new WorkerFailure("closed", reason);
    this.#worker.terminate();
    for (const reject of this.#rejects) reject(this.#closed);
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
  worker.addEventListener("message", () => URL.revokeObjectURL(source), { once: true });
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
  let received = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.length;
      progress(received / wasmBytes);
      controller.enqueue(chunk);
    },
  });
  const bytes = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
  if (received !== wasmBytes)
    throw new Error(`received ${String(received)} of ${String(wasmBytes)} bytes`);
  return bytes;
}
