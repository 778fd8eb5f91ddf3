import { describe, expect, it, vi } from "vitest";
import type { QueryOutcome } from "#live/engine/client/types.ts";
import { planOf, runAll, timeOf } from "./runs.ts";

const good = (sql: string): QueryOutcome => ({
  ok: true,
  result: {
    sql,
    columns: [],
    rows: [],
    end: "complete",
    milliseconds: 4,
  },
});
const bad: QueryOutcome = {
  ok: false,
  fault: { kind: "no-column", detail: "", from: 7, to: 8, suggestion: "" },
};
const engine = () => ({
  query: vi.fn((sql: string) => Promise.resolve(sql.includes("x") ? bad : good(sql))),
});
const going = new AbortController().signal;

describe("runAll", () => {
  it("runs each statement, and ends at the first fault, with its position in the whole text", async () => {
    const made = engine();
    const parts = await runAll(made, "select 1; select x; select 3", 100, going);
    expect(made.query).toHaveBeenCalledTimes(2);
    expect(parts.map(({ kind }) => kind)).toEqual(["result", "fault"]);
    expect(parts[1]).toMatchObject({ fault: { from: 117, to: 118 } });
    expect(timeOf(parts)).toBeUndefined();
  });

  it("starts no further statement once it is stopped", async () => {
    const made = engine();
    const parts = await runAll(made, "select 1; select 2", 0, AbortSignal.abort());
    expect(parts).toHaveLength(1);
    expect(timeOf(parts)).toBe(4);
  });

  it("says that there is nothing to run", async () => {
    const made = engine();
    expect(await runAll(made, " -- nothing", 0, going)).toMatchObject([
      { kind: "fault", fault: { kind: "empty" } },
    ]);
    expect(made.query).not.toHaveBeenCalled();
  });
});

describe("planOf", () => {
  const plan = vi.fn((sql: string) =>
    Promise.resolve({ ok: true as const, steps: [{ id: 1, parent: 0, detail: sql }] }),
  );

  it("explains the statement at the caret", async () => {
    expect(await planOf({ plan }, "select 1; select 2", 12)).toMatchObject({
      kind: "plan",
      steps: [{ detail: "select 2" }],
    });
  });

  it("says that there is nothing to plan", async () => {
    expect(await planOf({ plan }, " ", 0)).toMatchObject({ fault: { kind: "empty" } });
  });
});
