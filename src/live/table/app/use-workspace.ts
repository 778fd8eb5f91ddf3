/** The open tables and how each is looked at: found again after a reload, where that is wanted. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useLater } from "./use-later.ts";
import type { Table } from "#live/engine/client/types.ts";
import { dropKept, readKept, writeKept } from "#live/engine/kept/kept.ts";
import type { Early } from "../early.ts";
import { openAtFirst } from "../presets.ts";
import { settingsFrom, type TableSettings } from "../settings.ts";
import { type Tabs, useTabs } from "./use-tabs.ts";
import {
  frontOf,
  isAsAtFirst,
  workspaceAtFirst,
  workspaceFrom,
  workspaceVersion,
} from "./workspace.ts";

export interface WorkspaceState {
  readonly tabs: Tabs;
  /** How a table is looked at when it is opened. */
  readonly first: (table: Table) => TableSettings;
  readonly keep: (table: string, settings: TableSettings) => void;
  /** Forgets how tables were looked at. */
  readonly forget: () => void;
}

/** @param only the one table that is open at first, where nothing shall be kept: on another site's page */
export function useWorkspace(
  tables: readonly Table[],
  early: Early,
  only: string | undefined,
): WorkspaceState {
  const [start] = useState(() =>
    only === undefined
      ? (readKept("tables", workspaceVersion, workspaceFrom) ?? workspaceAtFirst(tables))
      : { open: [only], active: only, settings: [] },
  );
  const [front] = useState(() => only ?? frontOf(early, start));
  const tabs = useTabs(tables, start.open, front);
  /** As they were left, and as they are left now. */
  const [kept] = useState(() => new Map(start.settings));
  const [left] = useState(() => new Map<string, TableSettings>());

  const { names, active } = tabs;
  const write = useRef<() => void>(() => undefined);
  const later = useLater(write);
  useEffect(() => {
    write.current = () => {
      if (only !== undefined) return;
      const settings = [...new Map<string, unknown>([...kept, ...left])];
      const now = { open: names, active: active?.name ?? "", settings };
      // What is kept wakes the table at the next visit (src/pages/tables.astro).
      if (isAsAtFirst(now, tables)) dropKept("tables");
      else writeKept("tables", workspaceVersion, now);
    };
    later();
  }, [names, active?.name, tables, kept, left, only, later]);

  return {
    tabs,
    first: ({ name, columns }) => {
      const before = left.get(name);
      const settings = settingsFrom(before ?? kept.get(name), name, columns);
      if (before) return { ...settings, search: before.search };
      const sort = name === openAtFirst[0] ? early.sort : [];
      return {
        ...settings,
        search: name === front ? early.search : "",
        sort:
          sort.length > 0
            ? sort.filter((key) => settings.order.includes(key.column))
            : settings.sort,
      };
    },
    keep: useCallback(
      (table, settings) => {
        left.set(table, settings);
        later();
      },
      [left, later],
    ),
    forget: () => {
      kept.clear();
      left.clear();
      dropKept("tables");
    },
  };
}
