/** The editor's state in a component, saved in this browser as it changes, and shared with other windows. */
import { useLayoutEffect, useState } from "react";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import type { StorageResult } from "#lib/storage.ts";
import { useOtherWindow, useSaving } from "#live/shared/use-saving.ts";
import { takeOver, type Workspace } from "./workspace.ts";

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 1;
const readSaved = () => readSavedWork<Workspace>("queries", version);

/**
 * @param first the server's state
 * @param restore makes the browser's first state, with hydration, from what it saved; null keeps the server's
 */
export function useWorkspace(
  first: () => Workspace,
  restore: (saved: Workspace | null) => Workspace | null,
) {
  const [workspace, change] = useState(first);
  const [saving, setSaving] = useState<StorageResult>("kept");
  const saved = useSaving(workspace, (changed) =>
    setSaving(writeSavedWork("queries", version, changed)),
  );
  /** Replaces the state with one that needs no saving. */
  const show = (next: Workspace) => {
    saved.current = next;
    change(next);
  };

  useLayoutEffect(() => {
    const restored = restore(readSaved());
    if (restored !== null) show(restored);
    // Once, with hydration.
  }, []);
  useOtherWindow("queries", () => {
    const theirs = readSaved();
    // If it deleted everything, this one keeps what it has.
    if (theirs === null) return;
    const next = takeOver(workspace, theirs);
    if (next.tabs === theirs.tabs) show(next);
    else change(next);
  });

  return {
    workspace,
    change,
    saving,
    /** Starts over, and saves nothing from before. */
    clear: (fresh: Workspace) => {
      show(fresh);
      deleteSavedWork("queries");
    },
  };
}
