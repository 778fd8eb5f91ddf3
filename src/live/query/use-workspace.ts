/** The editor's state in a component, saved in this browser as it changes, and shared with other windows. */
import { useLayoutEffect, useRef, useState } from "react";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import type { StorageResult } from "#lib/storage.ts";
import { useOtherWindow, useSaving } from "#live/shared/use-saving.ts";
import { mergeWorkspaces, type Workspace } from "./workspace.ts";

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 1;
const readStored = () => readSavedWork<Workspace>("queries", version);

/**
 * @param first the server's state
 * @param restore makes the browser's first state, with hydration, from what it saved; null keeps the server's
 */
export function useWorkspace(
  first: () => Workspace,
  restore: (stored: Workspace | null) => Workspace | null,
) {
  const [workspace, setWorkspace] = useState(first);
  /** The state after every change so far: another window's event may come before they are rendered. */
  const latest = useRef(workspace);
  const change = (to: (now: Workspace) => Workspace) => {
    latest.current = to(latest.current);
    setWorkspace(latest.current);
  };
  const [storageResult, setStorageResult] = useState<StorageResult>("kept");
  /** The record as this window last read or wrote it, as JSON. */
  const seen = useRef("null");
  const read = () => {
    const record = readStored();
    seen.current = JSON.stringify(record);
    return record;
  };
  /** Takes in what another window has saved since. If it deleted everything, this one keeps what it has. */
  const merged = (mine: Workspace, before: Workspace): Workspace => {
    const last = seen.current;
    const theirs = read();
    return theirs === null || last === seen.current ? mine : mergeWorkspaces(mine, theirs, before);
  };
  const stored = useSaving(workspace, (_, before) => {
    const next = merged(latest.current, before);
    setStorageResult(writeSavedWork("queries", version, next));
    read();
    show(next);
  });
  /** Replaces the state with one that needs no saving. */
  const show = (next: Workspace) => {
    stored.current = next;
    change(() => next);
  };

  useLayoutEffect(() => {
    const restored = restore(read());
    if (restored !== null) show(restored);
    // Once, with hydration.
  }, []);
  useOtherWindow("queries", () => {
    const next = merged(latest.current, stored.current);
    if (stored.current === latest.current) show(next);
    else change(() => next);
  });

  return {
    workspace,
    change,
    storageResult,
    /** Starts over, and saves nothing from before. */
    clear: (fresh: Workspace) => {
      show(fresh);
      deleteSavedWork("queries");
    },
  };
}
