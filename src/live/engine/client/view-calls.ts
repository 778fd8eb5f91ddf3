/** Views from the page's side: they outlive the worker that made them. */
import type { CallContext } from "./context.ts";
import type { Engine, View, ViewRequest } from "./types.ts";

interface Opened {
  readonly slot: string;
  readonly request: ViewRequest;
  /** The worker's own number for it, and which worker that was. */
  readonly workerId: number;
  readonly generation: number;
}

export function views(context: CallContext): Pick<Engine, "view" | "window" | "exportTable"> {
  const newest = new Map<string, number>();
  const opened = new Map<number, Opened>();
  let lastId = 0;

  const open = (slot: string, request: ViewRequest) =>
    context.steadily(async () => {
      const connection = await context.connect();
      const view = await connection.call("view", { slot, request }).answer;
      return { view, generation: context.generation() };
    });

  const remember = (id: number, slot: string, request: ViewRequest) => async () => {
    // While it waited, the visitor has typed on.
    if (newest.get(slot) !== id) return null;
    const { view, generation } = await open(slot, request);
    if (newest.get(slot) !== id) return null;
    for (const [other, known] of opened) if (known.slot === slot) opened.delete(other);
    opened.set(id, { slot, request, workerId: view.id, generation });
    return { ...view, id } satisfies View;
  };

  /** The worker's number of a view, which is made again where the worker is another. */
  const workerIdOf = async (id: number): Promise<number | null> => {
    const known = opened.get(id);
    if (known === undefined) return null;
    if (known.generation === context.generation()) return known.workerId;
    const { view, generation } = await open(known.slot, known.request);
    opened.set(id, { ...known, workerId: view.id, generation });
    return view.id;
  };

  return {
    view: (slot, request) => {
      const id = ++lastId;
      newest.set(slot, id);
      return context.lane.run(remember(id, slot, request));
    },
    window: ({ id }, from, count) =>
      context.steadily(async () => {
        const connection = await context.connect();
        const view = await workerIdOf(id);
        if (view === null) return null;
        return connection.call("window", { view, from, count }).answer;
      }),
    exportTable: (request, scope, format) =>
      context.lane.run(() =>
        context.steadily(async () => {
          const connection = await context.connect();
          return connection.call("export", { request, scope, format }).answer;
        }),
      ),
  };
}
