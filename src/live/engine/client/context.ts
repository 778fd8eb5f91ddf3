import type { Connection } from "./connection.ts";
import type { Lane } from "./lane.ts";

/** What every group of the engine's calls works with. */
export interface CallContext {
  /** The worker's connection, ready; starts it where it is not. Rejects where it does not start. */
  readonly connect: () => Promise<Connection>;
  readonly restart: () => Promise<void>;
  /** Does the work again where the worker was ended for another call's sake. */
  readonly steadily: <T>(work: () => Promise<T>) => Promise<T>;
  /** The worker's heavy work goes one after another, so that a time limit meets what it is meant for. */
  readonly lane: Lane;
  /** Changes with the worker. */
  readonly generation: () => number;
}
