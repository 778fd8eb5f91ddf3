import { describe, expect, it } from "vitest";
import {
  addRun,
  addTab,
  closeTab,
  mergeWorkspaces,
  deleteQuery,
  newTab,
  newWorkspace,
  nextName,
  openTab,
  reopenTab,
  saveQuery,
  startWorkspace,
  type Workspace,
  writeTab,
} from "./workspace.ts";

const fresh = newWorkspace("Query 1", "select 1");
const add = (workspace: Workspace, sql: string) =>
  addTab(workspace, newTab(nextName(workspace, "Query"), sql));
const close = (workspace: Workspace, sql: string) =>
  closeTab(workspace, workspace.tabs.find((tab) => tab.sql === sql)?.id ?? "");

describe("tabs", () => {
  it("opens the neighbor of a closed one, and reuses a free name", () => {
    const three = add(add(fresh, "select 2"), "select 3");
    const closed = close(three, "select 2");
    expect(openTab(closed).sql).toBe("select 3");
    const last = close(closed, "select 3");
    expect(openTab(last).sql).toBe("select 1");
    expect(nextName(last, "Query")).toBe("Query 2");
  });

  it("replaces the last one with an empty one", () => {
    expect(openTab(close(fresh, "select 1"))).toMatchObject({ name: "Query 1", sql: "" });
  });

  it("reopens the last closed one, with its id, by which its answer is found", () => {
    const two = add(fresh, "select 2");
    const closed = close(close(add(two, ""), "select 2"), "");
    const reopened = reopenTab(closed);
    expect(openTab(reopened)).toEqual(openTab(two));
    expect(reopened.closed).toEqual([]);
  });
});

describe("saved queries and runs", () => {
  it("replaces a query with the same name", () => {
    let workspace = saveQuery(fresh, "Mine");
    workspace = writeTab(workspace, "first", "select 9");
    workspace = saveQuery(workspace, "Mine");
    expect(workspace.saved).toEqual([{ name: "Mine", sql: "select 9" }]);
    expect(openTab(workspace).name).toBe("Mine");
    expect(deleteQuery(workspace, "Mine").saved).toEqual([]);
  });
});

describe("startWorkspace", () => {
  const example = "example";
  const names = { word: "Query", shared: "Shared query" };
  const plain = { stored: null, example, inUse: false, shared: { state: "none" }, names } as const;
  const saved = saveQuery(newWorkspace("Query 1", "mine"), "Mine");

  it("starts with the example, or with the saved workspace if there is one", () => {
    const first = startWorkspace(plain);
    expect(first).toMatchObject({ tabs: [{ name: "Query 1", sql: example }], open: "first" });
    expect(openTab(startWorkspace({ ...plain, stored: saved })).sql).toBe("mine");
  });

  it("leaves the visitor in the example, and opens a link before anything else, once", () => {
    const inUse = startWorkspace({ ...plain, stored: saved, inUse: true });
    expect(inUse.tabs.map(({ sql }) => sql)).toEqual(["mine", example]);
    expect(openTab(inUse).sql).toBe(example);
    const shared = { state: "query", sql: "from a link" } as const;
    const linked = startWorkspace({ ...plain, stored: saved, inUse: true, shared });
    expect(openTab(linked)).toMatchObject({ name: "Shared query", sql: "from a link" });
    expect(startWorkspace({ ...plain, stored: linked, shared }).tabs).toHaveLength(3);
  });
});

describe("what another window saved", () => {
  const write = (workspace: Workspace, sql: string) => writeTab(workspace, workspace.open, sql);
  const ran = (workspace: Workspace, sql: string, at: number) =>
    addRun(workspace, { sql, at, rows: 1, milliseconds: 1 });
  const texts = ({ tabs }: Workspace) => tabs.map(({ sql }) => sql).toSorted();

  it("comes in addition to what is not saved here: tabs, saved queries and runs", () => {
    const mine = ran(saveQuery(add(fresh, "mine"), "Mine"), "mine", 1);
    const theirs = ran(saveQuery(add(fresh, "theirs"), "Theirs"), "t", 2);
    const both = mergeWorkspaces(mine, theirs, fresh);
    expect(texts(both)).toEqual(["mine", "select 1", "theirs"]);
    expect(both.saved.map(({ name }) => name)).toEqual(["Mine", "Theirs"]);
    expect(both.runs.map(({ sql }) => sql)).toEqual(["t", "mine"]);
    expect(openTab(both).sql).toBe("mine");
  });

  it("replaces what is saved here, except the open tab", () => {
    const two = saveQuery(add(fresh, "second"), "Saved");
    const gone = deleteQuery(close(two, "select 1"), "Saved");
    const followedTwo = mergeWorkspaces(two, gone, two);
    expect(texts(followedTwo)).toEqual(["second"]);
    expect(followedTwo.saved).toEqual([]);
    expect(texts(mergeWorkspaces(two, close(two, "second"), two))).toEqual(["second", "select 1"]);
  });

  it("makes two tabs of one that both windows changed", () => {
    const both = mergeWorkspaces(write(fresh, "mine"), write(fresh, "theirs"), fresh);
    expect(texts(both)).toEqual(["mine", "theirs"]);
    expect(openTab(both).sql).toBe("mine");
  });

  it("leaves the open tab alone if only this window changed it", () => {
    const mine = write(fresh, "mine");
    const both = mergeWorkspaces(mine, ran(fresh, "theirs", 1), fresh);
    expect(both.tabs).toEqual(mine.tabs);
    expect(both.runs).toHaveLength(1);
  });
});
