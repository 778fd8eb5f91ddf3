/** Which tables are open and how each is shown: saved in this browser, and restored after a reload. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Table } from "#live/engine/client/types.ts";
import { dropKept, readKept, writeKept } from "#live/engine/kept.ts";
import { openAtFirst, settingsAtFirst, settingsFrom, type TableSettings } from "./settings.ts";

/** The version of the record (src/live/engine/kept.ts). */
export const workspaceVersion = 1;
/** Milliseconds after the last change: dragging an edge makes many. */
const saveDelay = 400;

export interface Workspace {
  readonly open: readonly string[];
  readonly active: string;
  /** By table; each is checked against its table when the table is opened (settings.ts). */
  readonly settings: readonly (readonly [string, unknown])[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** @returns the saved record; null if it is invalid */
export function workspaceFrom(found: unknown): Workspace | null {
  if (typeof found !== "object" || found === null) return null;
  const { open, active, settings } = found as Readonly<Record<string, unknown>>;
  if (typeof active !== "string" || !Array.isArray(settings)) return null;
  return {
    open: texts(open),
    active,
    settings: settings.flatMap((each: unknown) =>
      Array.isArray(each) && typeof each[0] === "string" ? [[each[0], each[1]] as const] : [],
    ),
  };
}

/** Whether nothing differs from the initial state, so that nothing needs to be saved. */
export function isAsAtFirst(
  { open, active, settings }: Workspace,
  tables: readonly Table[],
): boolean {
  const there = open.filter((each) => tables.some(({ name }) => name === each));
  if (active !== openAtFirst[0] || there.join("\n") !== openAtFirst.join("\n")) return false;
  return settings.every(([name, value]) => {
    const columns = tables.find((table) => table.name === name)?.columns;
    if (!columns) return true;
    const first = settingsAtFirst(name, columns);
    return JSON.stringify(settingsFrom(value, name, columns)) === JSON.stringify(first);
  });
}

/** The open tables, and the one in front. */
export interface Tabs {
  /** Those that exist. */
  readonly open: readonly Table[];
  /** The one in front; undefined if none is open. */
  readonly active: Table | undefined;
  readonly choose: (name: string) => void;
  readonly close: (name: string) => void;
}

export interface WorkspaceState {
  readonly tabs: Tabs;
  /** A table's settings when it opens. */
  readonly first: (table: Table) => TableSettings;
  /** A table's settings from an earlier visit; null if none were saved, or before they are read. */
  readonly saved: (table: Table) => TableSettings | null;
  readonly save: (table: string, settings: TableSettings) => void;
  /** Forgets the tables' settings, and opens the same tabs as on a first visit. */
  readonly forget: () => void;
}

/**
 * @param tables all existing tables
 * @param isLoaded whether they include the visitor's own tables
 * @param only the only open table, on another site's page, where nothing is saved
 */
export function useWorkspace(
  tables: readonly Table[],
  isLoaded: boolean,
  only: string | undefined,
): WorkspaceState {
  const [names, setNames] = useState<readonly string[]>(only === undefined ? openAtFirst : [only]);
  const [chosen, setChosen] = useState<string>(only ?? openAtFirst[0]);
  const [found, setFound] = useState<Workspace | null>(null);
  const savedSettings = useRef(new Map<string, TableSettings | null>());
  /** The settings from this visit. */
  const [left] = useState(() => new Map<string, TableSettings>());
  const isRestored = useRef(false);

  // The first settings that tables report are not changes.
  useEffect(() => {
    isRestored.current = true;
  }, []);
  useLayoutEffect(() => {
    if (only !== undefined) return;
    const workspace = readKept("tables", workspaceVersion, workspaceFrom);
    if (workspace === null) return;
    setFound(workspace);
    setNames([...new Set([...workspace.open, workspace.active])]);
    setChosen(workspace.active);
    // Once, with hydration.
  }, []);

  // If nothing was saved, the visitor's own tables are open next to the shop's first one.
  const hasOpenedOwn = useRef(false);
  useEffect(() => {
    if (!isLoaded || hasOpenedOwn.current || only !== undefined) return;
    hasOpenedOwn.current = true;
    if (found !== null) return;
    const own = tables.filter(({ origin }) => origin === "visitor").map(({ name }) => name);
    setNames((before) => [...new Set([...before, ...own])]);
  }, [isLoaded, tables, found, only]);

  const open = names.flatMap((name) => tables.find((table) => table.name === name) ?? []);
  const active = open.find(({ name }) => name === chosen) ?? open.at(-1);

  /** The same object each time: a table applies it once. */
  const saved = ({ name, columns }: Table): TableSettings | null => {
    const known = savedSettings.current.get(name);
    if (found === null || known !== undefined) return known ?? null;
    const entry = found.settings.find(([table]) => table === name);
    const settings = entry ? settingsFrom(entry[1], name, columns) : null;
    savedSettings.current.set(name, settings);
    return settings;
  };

  const timer = useRef(0);
  const write = useRef<() => void>(() => undefined);
  const writeLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write.current(), saveDelay);
  }, []);
  useEffect(() => {
    write.current = () => {
      clearTimeout(timer.current);
      timer.current = 0;
      if (only !== undefined || !isLoaded) return;
      const settings = [...new Map<string, unknown>([...(found?.settings ?? []), ...left])];
      const now = { open: names, active: active?.name ?? "", settings };
      // A saved record loads the table on the next visit (src/pages/tables.astro).
      if (isAsAtFirst(now, tables)) dropKept("tables");
      else writeKept("tables", workspaceVersion, now);
    };
    writeLater();
  }, [names, active?.name, tables, isLoaded, found, left, only, writeLater]);
  useEffect(() => {
    const flush = () => {
      if (timer.current !== 0) write.current();
    };
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  return {
    tabs: {
      open,
      active,
      choose: (name) => {
        setNames((before) => (before.includes(name) ? before : [...before, name]));
        setChosen(name);
      },
      close: (name) => {
        const at = open.findIndex((table) => table.name === name);
        const neighbor = open[at + 1] ?? open[at - 1];
        setNames((before) => before.filter((each) => each !== name));
        if (chosen === name && neighbor) setChosen(neighbor.name);
      },
    },
    first: (table) => {
      const before = left.get(table.name);
      const settings = settingsFrom(before ?? saved(table), table.name, table.columns);
      return before ? { ...settings, search: before.search } : settings;
    },
    saved,
    save: useCallback(
      (table, settings) => {
        if (!isRestored.current) return;
        left.set(table, settings);
        writeLater();
      },
      [left, writeLater],
    ),
    forget: () => {
      setFound(null);
      savedSettings.current.clear();
      left.clear();
      // Other open tabs would be saved again, and load the database on the next visit.
      setNames(openAtFirst);
      setChosen(openAtFirst[0]);
      dropKept("tables");
    },
  };
}
