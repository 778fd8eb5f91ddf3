// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { Engine, QueryOutcome, Running } from "#live/engine/client/types.ts";
import type { Run } from "./workspace.ts";
import { type Runs, useRuns } from "./use-runs.ts";

const stopped: QueryOutcome = {
  ok: false,
  fault: { kind: "stopped", detail: "", from: 0, to: 0, name: "", suggestion: "" },
};
const rows = { length: 1, at: () => [1] };
const good = (sql: string): QueryOutcome => ({
  ok: true,
  result: { sql, columns: [], rows, end: "complete", milliseconds: 1 },
});

/** Queries that end on command, by their SQL. */
const ends = new Map<string, () => void>();
const query = vi.fn((sql: string): Running<QueryOutcome> => {
  const { promise, resolve } = Promise.withResolvers<QueryOutcome>();
  ends.set(sql, () => resolve(good(sql)));
  return { outcome: promise, stop: () => resolve(stopped) };
});
const onRun = vi.fn<(run: Run) => void>();
const onTold = vi.fn();
let runs: Runs;

function Bench() {
  // Only the engine's queries are used here.
  runs = useRuns({ query } as unknown as Engine, {}, { onRun, onTold });
  return null;
}

const run = (tab: number, text: string) =>
  act(async () => {
    void runs.run({ tab, text, from: 0, to: 0 });
    await Promise.resolve();
  });
const end = (sql: string) => act(async () => ends.get(sql)?.());
const shown = (tab: number) => runs.answers[tab]?.parts.map((part) => [part.sql, part.kind]);

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  for (const each of [query, onRun, onTold]) each.mockClear();
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Bench />));
});

it("treats a second press on Run as the first", async () => {
  await run(1, "select 1");
  await run(1, "select 1");
  expect(query).toHaveBeenCalledTimes(1);
  expect(runs.running).toBe(1);
  await end("select 1");
  expect(shown(1)).toEqual([["select 1", "result"]]);
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(runs.running).toBeNull();
});

it("replaces the running query with the latest one", async () => {
  await run(1, "select 1");
  await run(1, "select 2");
  expect(runs.running).toBe(1);
  expect(shown(1)).toBeUndefined();
  await end("select 2");
  expect(shown(1)).toEqual([["select 2", "result"]]);
  // Nothing typed is lost: the replaced query is in the history.
  const kept = onRun.mock.calls.map(([{ sql, rows: count }]) => [sql, count]);
  expect(kept).toEqual([
    ["select 1", null],
    ["select 2", 1],
  ]);
  expect(onTold).toHaveBeenCalledTimes(1);
});

it("says in a run's tab that it was stopped for another tab's run", async () => {
  await run(1, "select 1");
  await run(2, "select 2");
  expect(runs.running).toBe(2);
  expect(shown(1)).toEqual([["select 1", "fault"]]);
  expect(onTold).not.toHaveBeenCalled();
  await end("select 2");
  expect(shown(2)).toEqual([["select 2", "result"]]);
});

it("shows nothing from a query that was running when everything was cleared", async () => {
  await run(1, "select 1");
  await act(async () => runs.reset({}));
  expect(runs.answers).toEqual({});
  expect(runs.running).toBeNull();
  expect(onRun).not.toHaveBeenCalled();
});
