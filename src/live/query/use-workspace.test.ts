// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import { useWorkspace } from "./use-workspace.ts";
import { addRun, newWorkspace, openTab, writeTab } from "./workspace.ts";

const first = newWorkspace("Query 1", "old");
const theirs = addRun(first, { sql: "theirs", at: 1, rows: 1, milliseconds: 1 });

const open = () =>
  renderHook(() =>
    useWorkspace(
      () => first,
      (saved) => saved,
    ),
  ).result;

/** Another window saves, and this one is told. */
function saveElsewhere(): void {
  writeSavedWork("queries", 1, theirs);
  dispatchEvent(new StorageEvent("storage", { key: "queries" }));
}

beforeEach(() => {
  localStorage.clear();
  writeSavedWork("queries", 1, first);
});

describe("a change that is not rendered yet", () => {
  it("stays when another window saves, and is saved with what that window has", () => {
    const opened = open();
    act(() => {
      opened.current.change((now) => writeTab(now, now.open, "new"));
      saveElsewhere();
    });
    expect(openTab(opened.current.workspace).sql).toBe("new");
    act(() => dispatchEvent(new Event("pagehide")));
    const stored = readSavedWork<typeof first>("queries", 1);
    expect(stored?.tabs.map(({ sql }) => sql)).toEqual(["new"]);
    expect(stored?.runs).toEqual(theirs.runs);
  });

  it("stays when an earlier one is saved", () => {
    const opened = open();
    act(() => opened.current.change((now) => writeTab(now, now.open, "ne")));
    writeSavedWork("queries", 1, theirs);
    act(() => {
      opened.current.change((now) => writeTab(now, now.open, "new"));
      dispatchEvent(new Event("pagehide"));
    });
    expect(openTab(opened.current.workspace).sql).toBe("new");
    expect(opened.current.workspace.runs).toEqual(theirs.runs);
  });
});
