/** The editor's state in a component, saved in this browser as it changes, and shared with other windows. */
import { useLayoutEffect, useReducer, useState } from "react";
import { dropKept, readKept, writeKept } from "#live/engine/kept.ts";
import type { Keeping } from "#lib/storage.ts";
import { useOtherWindow, useSaving } from "#live/engine/use-saving.ts";
import { followed, type Workspace, workspaceReducer } from "./workspace.ts";

/** The version of the record (src/live/engine/kept.ts). */
const version = 1;
const readSaved = () => readKept<Workspace>("queries", version);

/**
 * @param first the server's state
 * @param restore makes the browser's first state, with hydration, from what it saved; null keeps the server's
 */
export function useWorkspace(
  first: () => Workspace,
  restore: (saved: Workspace | null) => Workspace | null,
) {
  const [workspace, act] = useReducer(workspaceReducer, undefined, first);
  const [saving, setSaving] = useState<Keeping>("kept");
  const saved = useSaving(workspace, (changed) =>
    setSaving(writeKept("queries", version, changed)),
  );
  /** Replaces the state with one that needs no saving. */
  const show = (next: Workspace) => {
    saved.current = next;
    act({ do: "replace", workspace: next });
  };

  useLayoutEffect(() => {
    const restored = restore(readSaved());
    if (restored !== null) show(restored);
    // Once, with hydration.
  }, []);
  useOtherWindow("queries", () => {
    const theirs = readSaved();
    // If it deleted everything, this window keeps what it has.
    if (theirs === null) return;
    const next = followed(workspace, theirs, saved.current);
    if (saved.current === workspace) show(next);
    else act({ do: "replace", workspace: next });
  });

  return {
    workspace,
    act,
    /** Whether it survives a reload. */
    saving,
    /** Starts over, and saves nothing from before. */
    clear: (fresh: Workspace) => {
      show(fresh);
      dropKept("queries");
    },
  };
}
