import { expect, it } from "vitest";
import { type Workspace, workspaceReducer, newWorkspace, newTab } from "./workspace.ts";
import { mergeWorkspaces, readWorkspace } from "./use-workspace.ts";

const first = newWorkspace("Query 1", "example");
const write = (workspace: Workspace, sql: string, id = 1) =>
  workspaceReducer(workspace, { do: "write", id, sql });
const add = (workspace: Workspace, sql: string) =>
  workspaceReducer(workspace, { do: "add", name: "Query 2", sql });
const ran = (workspace: Workspace, sql: string, at: number) =>
  workspaceReducer(workspace, { do: "ran", run: { sql, at, rows: 1, milliseconds: 1 } });
const texts = ({ tabs }: Workspace) => tabs.map(({ sql }) => sql).toSorted();

it("keeps what two windows added: tabs, saved queries and runs", () => {
  const mine = ran(workspaceReducer(add(first, "mine"), { do: "save", name: "Mine" }), "mine", 1);
  const theirs = ran(
    workspaceReducer(add(first, "theirs"), { do: "save", name: "Theirs" }),
    "t",
    2,
  );
  const { workspace, keys } = mergeWorkspaces(first, mine, theirs);
  expect(texts(workspace)).toEqual(["example", "mine", "theirs"]);
  expect(workspace.saved.map(({ name }) => name).toSorted()).toEqual(["Mine", "Theirs"]);
  expect(workspace.runs.map(({ sql }) => sql)).toEqual(["t", "mine"]);
  expect(workspace.tabs.find(({ id }) => id === workspace.open)?.sql).toBe("mine");
  expect(keys.size).toBe(0);
  expect(readWorkspace(JSON.parse(JSON.stringify(workspace)))).toEqual(workspace);
});

it("splits a tab that both windows changed into two, once", () => {
  const [mine, theirs] = [write(first, "mine"), write(first, "theirs")];
  const { workspace, keys } = mergeWorkspaces(first, mine, theirs);
  expect(texts(workspace)).toEqual(["mine", "theirs"]);
  const base = workspaceReducer(mine, { do: "rekey", keys });
  const again = mergeWorkspaces(base, write(base, "mine, longer"), workspace);
  expect(texts(again.workspace)).toEqual(["mine, longer", "theirs"]);
  expect(again.keys.size).toBe(0);
});

it("drops what either window removed, unless the other one has changed it since", () => {
  const two = workspaceReducer(add(first, "second"), { do: "save", name: "Saved" });
  const closed = workspaceReducer(two, { do: "close", id: 2 });
  expect(texts(mergeWorkspaces(two, closed, two).workspace)).toEqual(["example"]);
  expect(texts(mergeWorkspaces(two, two, closed).workspace)).toEqual(["example"]);
  expect(texts(mergeWorkspaces(two, closed, write(two, "changed", 2)).workspace)).toContain(
    "changed",
  );
  const forgotten = workspaceReducer(two, { do: "forget", name: "Saved" });
  expect(mergeWorkspaces(two, ran(two, "", 1), forgotten).workspace.saved).toEqual([]);
});

it("keeps one example if both windows started with it, and everything if the record was cleared", () => {
  const other = newWorkspace("Query 1", "example");
  expect(texts(mergeWorkspaces(null, ran(other, "x", 1), first).workspace)).toEqual(["example"]);
  expect(texts(mergeWorkspaces(first, add(first, "mine"), null).workspace)).toEqual([
    "example",
    "mine",
  ]);
  expect(newTab(1, "", "").key).not.toBe(newTab(1, "", "").key);
});
