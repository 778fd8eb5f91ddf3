/** Drives one server with many connections and tells what came back. */
import autocannon from "autocannon";
import type { Asked } from "./mix.ts";
import { type Memory, memoryOf, type Use, watchUse } from "./use.ts";

/** A server that listens on this machine. */
export interface Driven {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
}

export interface Load {
  readonly name: string;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly latency: Readonly<Record<"p50" | "p90" | "p97_5" | "p99" | "max", number>>;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly answers: number;
  readonly errors: number;
  readonly timeouts: number;
  /** Microseconds of processor time an answer. */
  readonly processor: number;
  /** Bytes; undefined where the run was too short to tell. */
  readonly memory: Memory | undefined;
}

export interface Strain {
  readonly connections: number;
  readonly seconds: number;
}

/** @param rate answers a second */
function processorOf(uses: readonly Use[], rate: number): number {
  const [first] = uses;
  const last = uses.at(-1);
  if (first === undefined || last === undefined || uses.length < 2) return Number.NaN;
  const each = (last.processor - first.processor) / (uses.length - 1);
  return (each / rate) * 1e6;
}

/** @param asked what each connection asks, one after another and then from the beginning */
export async function drive(
  { name, port, pid }: Driven,
  asked: readonly Asked[],
  { connections, seconds }: Strain,
): Promise<Load> {
  const settings = {
    url: `http://127.0.0.1:${String(port)}`,
    connections,
    // In a thread of its own: the looks at the memory must not hold it up.
    workers: 1,
    requests: asked.map(({ path, headers }) => ({ method: "GET" as const, path, headers })),
  };
  // What is made once, at the first questions, is not what is measured.
  await autocannon({ ...settings, duration: Math.min(5, seconds) });
  const watch = watchUse(pid);
  const result = await autocannon({ ...settings, duration: seconds });
  const uses = watch.end();
  const { latency, errors, timeouts, statusCodeStats = {} } = result;
  const statuses = Object.fromEntries(
    Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]),
  );
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    name,
    rate: answers / result.duration,
    latency: {
      p50: latency.p50,
      p90: latency.p90,
      p97_5: latency.p97_5,
      p99: latency.p99,
      max: latency.max,
    },
    statuses,
    answers,
    errors,
    timeouts,
    memory: memoryOf(uses),
    processor: processorOf(uses, answers / result.duration),
  };
}
