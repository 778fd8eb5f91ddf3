/** Which tables are open and how each is shown: saved in this browser, and restored after a reload. */
import { useEffect, useLayoutEffect, useState } from "react";
import type { Table } from "#live/engine/client/types.ts";
import { deleteSavedWork, readSavedWork, writeSavedWork } from "#live/shared/saved-work.ts";
import { useSaving } from "#live/shared/use-saving.ts";
import { openAtFirst, settingsFor, type TableSettings } from "./settings.ts";

/** The version of the record (src/live/shared/saved-work.ts). */
const version = 2;

export interface Workspace {
  readonly open: readonly string[];
  readonly active: string;
  /** By table; settingsFor fits them to a table that has changed since. */
  readonly settings: readonly (readonly [string, TableSettings])[];
}

const first: Workspace = { open: openAtFirst, active: openAtFirst[0], settings: [] };

const settingsOf = ({ settings }: Workspace, table: string) =>
  settings.find(([name]) => name === table)?.[1];

/** A search is not saved. */
const withoutSearches = ({ settings, ...rest }: Workspace): Workspace => ({
  ...rest,
  settings: settings.map(([name, each]) => [name, { ...each, search: "" }]),
});

/**
 * @param tables all existing tables
 * @param isLoaded whether they include the visitor's own tables
 * @param only the only open table, on another site's page, where nothing is saved
 */
export function useWorkspace(
  tables: readonly Table[],
  isLoaded: boolean,
  only: string | undefined,
) {
  const [workspace, setWorkspace] = useState<Workspace>(() =>
    only === undefined ? first : { open: [only], active: only, settings: [] },
  );
  const saved = useSaving(workspace, (changed) => {
    if (only === undefined) writeSavedWork("tables", version, withoutSearches(changed));
  });
  const restore = (kept: Workspace) => {
    saved.current = kept;
    setWorkspace(kept);
  };
  useLayoutEffect(() => {
    const kept = only === undefined ? readSavedWork<Workspace>("tables", version) : null;
    if (kept !== null) restore(kept);
    // Once, with hydration.
  }, []);

  // If nothing was saved, the visitor's own tables are open next to the shop's first ones.
  useEffect(() => {
    if (!isLoaded || only !== undefined || readSavedWork("tables", version) !== null) return;
    const own = tables.filter(({ origin }) => origin === "visitor").map(({ name }) => name);
    if (own.length > 0)
      setWorkspace((now) => ({ ...now, open: [...new Set([...now.open, ...own])] }));
  }, [isLoaded]);

  const open = workspace.open.flatMap((name) => tables.find((table) => table.name === name) ?? []);
  const active = open.find(({ name }) => name === workspace.active) ?? open.at(-1);
  return {
    open,
    /** The one in front; undefined if none is open. */
    active,
    choose: (name: string) =>
      setWorkspace((now) => ({ ...now, open: [...new Set([...now.open, name])], active: name })),
    close: (name: string) => {
      const at = open.findIndex((table) => table.name === name);
      const neighbor = open[at + 1] ?? open[at - 1];
      setWorkspace((now) => ({
        ...now,
        open: now.open.filter((each) => each !== name),
        active: now.active === name && neighbor ? neighbor.name : now.active,
      }));
    },
    /** How a table was left; undefined if it is as at first. */
    settingsOf: (table: string) => settingsOf(workspace, table),
    changeSettings: (table: Table, change: (now: TableSettings) => TableSettings) =>
      setWorkspace((now) => {
        const others = now.settings.filter(([name]) => name !== table.name);
        const changed = change(settingsFor(table, settingsOf(now, table.name)));
        return { ...now, settings: [...others, [table.name, changed]] };
      }),
    /** Back to a first visit: other open tabs would load the database on the next one. */
    forget: () => {
      restore(first);
      deleteSavedWork("tables");
    },
  };
}
