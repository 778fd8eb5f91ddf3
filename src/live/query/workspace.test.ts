import { describe, expect, it } from "vitest";
import {
  type Workspace,
  workspaceReducer,
  newWorkspace,
  mostRuns,
  mostTabs,
  nextName,
  openTab,
  startWorkspace,
} from "./workspace.ts";
import { readWorkspace } from "./use-workspace.ts";

const fresh = newWorkspace("Query 1", "select 1");
const add = (workspace: Workspace, sql: string) =>
  workspaceReducer(workspace, { do: "add", name: nextName(workspace, "Query"), sql });

describe("tabs", () => {
  it("opens a new one, with its own name", () => {
    const two = add(fresh, "select 2");
    expect(two.tabs.map(({ name }) => name)).toEqual(["Query 1", "Query 2"]);
    expect(openTab(two).sql).toBe("select 2");
    expect(fresh.tabs).toHaveLength(1);
  });

  it("opens the neighbor of a closed one, and reuses a free name", () => {
    const three = add(add(fresh, "select 2"), "select 3");
    const closed = workspaceReducer(three, { do: "close", id: 2 });
    expect(openTab(closed).sql).toBe("select 3");
    const last = workspaceReducer(closed, { do: "close", id: 3 });
    expect(openTab(last).sql).toBe("select 1");
    expect(nextName(last, "Query")).toBe("Query 2");
  });

  it("replaces the last one with an empty one", () => {
    expect(openTab(workspaceReducer(fresh, { do: "close", id: 1 }))).toMatchObject({
      id: 2,
      name: "Query 1",
      sql: "",
    });
  });

  it("reopens the last closed one, with its id, by which its answer is found", () => {
    const closed = workspaceReducer(add(add(fresh, "select 2"), ""), { do: "close", id: 2 });
    const reopened = workspaceReducer(workspaceReducer(closed, { do: "close", id: 3 }), {
      do: "reopen",
    });
    expect(openTab(reopened)).toMatchObject({ id: 2, sql: "select 2" });
    expect(reopened.closed).toEqual([]);
  });

  it("never exceeds the maximum", () => {
    let workspace = fresh;
    for (let i = 0; i < mostTabs + 5; i += 1) workspace = add(workspace, `select ${i}`);
    expect(workspace.tabs).toHaveLength(mostTabs);
    expect(openTab(workspace).sql).toBe(`select ${mostTabs - 2}`);
  });
});

describe("saved queries and runs", () => {
  it("replaces a query with the same name", () => {
    let workspace = workspaceReducer(fresh, { do: "save", name: "Mine" });
    workspace = workspaceReducer(workspace, { do: "write", id: 1, sql: "select 9" });
    workspace = workspaceReducer(workspace, { do: "save", name: "Mine" });
    expect(workspace.saved).toEqual([{ name: "Mine", sql: "select 9" }]);
    expect(openTab(workspace).name).toBe("Mine");
    expect(workspaceReducer(workspace, { do: "forget", name: "Mine" }).saved).toEqual([]);
  });

  it("keeps the newest runs", () => {
    let workspace = fresh;
    for (let at = 0; at < mostRuns + 3; at += 1)
      workspace = workspaceReducer(workspace, {
        do: "ran",
        run: { sql: "", at, rows: 1, milliseconds: 2 },
      });
    expect(workspace.runs).toHaveLength(mostRuns);
    expect(workspace.runs[0]?.at).toBe(mostRuns + 2);
  });
});

describe("readWorkspace", () => {
  it.each([null, 3, {}, { tabs: [] }, { tabs: [{ id: "1", name: "a", sql: "b" }] }])(
    "reads no workspace from %j",
    (found) => {
      expect(readWorkspace(found)).toBeNull();
    },
  );

  it("drops invalid entries, and opens an existing tab", () => {
    expect(
      readWorkspace({
        tabs: [
          { id: 4, name: "a", sql: "b" },
          { id: 4, name: "c", sql: "d" },
        ],
        open: 7,
        saved: [{ name: 1 }],
        runs: [{ sql: "", at: -1, rows: 0, milliseconds: 0 }, null],
      }),
    ).toEqual({
      tabs: [{ id: 4, key: "4", name: "c", sql: "d" }],
      open: 4,
      closed: [],
      saved: [],
      runs: [],
    });
  });
});

describe("startWorkspace", () => {
  const example = "example";
  const names = { word: "Query", shared: "Shared query" };
  const plain = { saved: null, example, inUse: false, shared: { state: "none" }, names } as const;
  const saved = workspaceReducer(newWorkspace("Query 1", "mine"), { do: "save", name: "Mine" });

  it("starts with the example, or with the saved workspace if there is one", () => {
    const first = startWorkspace(plain);
    expect(first).toMatchObject({ tabs: [{ name: "Query 1", sql: example }], open: 1 });
    expect(openTab(startWorkspace({ ...plain, saved })).sql).toBe("mine");
  });

  it("leaves the visitor in the example, and opens a link before anything else, once", () => {
    const inUse = startWorkspace({ ...plain, saved, inUse: true });
    expect(inUse.tabs.map(({ sql }) => sql)).toEqual(["mine", example]);
    expect(openTab(inUse).sql).toBe(example);
    const shared = { state: "query", sql: "from a link" } as const;
    const linked = startWorkspace({ ...plain, saved, inUse: true, shared });
    expect(openTab(linked)).toMatchObject({ name: "Shared query", sql: "from a link" });
    expect(startWorkspace({ ...plain, saved: linked, shared }).tabs).toHaveLength(3);
  });
});
