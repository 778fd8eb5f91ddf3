/** A worker with its calls: each has one answer, and may have events before it. */
import { scriptAddress } from "#lib/trusted/script-address.ts";
import type { Answer, Ask, CallName, FromWorker, ToWorker } from "./protocol.ts";

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
