/** Queries from the page's side: stopped at once, whatever the worker does. */
import { rowsOf } from "./blocks.ts";
import { WorkerFailure } from "./connection.ts";
import type { CallContext } from "./context.ts";
import type { QueryAnswer } from "./protocol.ts";
import type { Engine, QueryFaultKind, QueryLimits, QueryOutcome, Running } from "./types.ts";

const usual: QueryLimits = { rows: 1_000_000, milliseconds: 10_000 };
/** How long the worker may take to hear a stop, in milliseconds, before it is ended. */
const patience = 200;
/** What a query may be late by its own clock, for a step that never looks at it. */
const grace = 2000;

const failed = (kind: QueryFaultKind, detail = ""): QueryOutcome => ({
  ok: false,
  fault: { kind, detail, from: 0, to: 0, name: "", suggestion: "" },
});

/** One run, with what has arrived of it. */
class Run {
  readonly stopped = Promise.withResolvers<null>();
  readonly #context: CallContext;
  #blocks: ArrayBuffer[] = [];
  #rows = 0;
  isStopped = false;

  constructor(context: CallContext) {
    this.#context = context;
  }

  stop(): void {
    this.isStopped = true;
    this.stopped.resolve(null);
  }

  async outcome(sql: string, limits: QueryLimits): Promise<QueryOutcome> {
    if (this.isStopped) return failed("stopped");
    const connection = await this.#context.connect();
    this.#blocks = [];
    this.#rows = 0;
    const call = connection.call(
      "query",
      { sql, limits },
      {
        block: (block, rows) => {
          this.#blocks.push(block);
          this.#rows += rows;
        },
      },
    );
    const answer = await this.#awaited(call, limits);
    if (answer === null) {
      // Not awaited by the calls behind it: they start the next worker themselves.
      void this.#context.restart();
      return failed(this.isStopped ? "stopped" : "time-limit");
    }
    if (!answer.ok) return answer;
    const { columns, end, milliseconds } = answer;
    return {
      ok: true,
      result: { sql, columns, end, milliseconds, rows: rowsOf(this.#blocks, this.#rows) },
    };
  }

  /** @returns null where the worker does not listen */
  async #awaited(
    { answer, stop }: { answer: Promise<QueryAnswer>; stop: () => void },
    { milliseconds }: QueryLimits,
  ): Promise<QueryAnswer | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<null>((resolve) => {
      const giveUp = (after: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          resolve(null);
        }, after);
      };
      giveUp(milliseconds + grace);
      void this.stopped.promise.then(() => {
        stop();
        giveUp(patience);
      });
    });
    const first = await Promise.race([answer, silence]).finally(() => {
      clearTimeout(timer);
    });
    // Its rejection, when the worker is ended, is nobody's.
    if (first === null) answer.catch(() => undefined);
    return first;
  }
}

export function queries(context: CallContext): Pick<Engine, "query" | "plan"> {
  return {
    query: (sql, limits = {}): Running<QueryOutcome> => {
      const run = new Run(context);
      const outcome = context.lane
        .run(() => context.steadily(() => run.outcome(sql, { ...usual, ...limits })))
        .catch((error: unknown) => {
          const outOfBounds = error instanceof WorkerFailure && error.name === "RuntimeError";
          return failed(outOfBounds ? "memory" : "other", String(error));
        });
      return {
        outcome,
        stop: () => {
          run.stop();
        },
      };
    },
    plan: (sql) =>
      context.lane.run(() =>
        context.steadily(async () => (await context.connect()).call("plan", { sql }).answer),
      ),
  };
}
