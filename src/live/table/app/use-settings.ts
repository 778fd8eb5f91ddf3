/** How each table was left, for as long as the page, and what was asked for before it was live. */
import { useCallback, useState } from "react";
import type { Table } from "#live/shared/engine/types.ts";
import type { Early } from "../early.ts";
import { openAtFirst } from "../presets.ts";
import { settingsAtFirst, type TableSettings } from "../settings.ts";

interface KeptSettings {
  readonly first: (table: Table) => TableSettings;
  readonly keep: (table: string, settings: TableSettings) => void;
}

export function useSettings(early: Early): KeptSettings {
  const [left] = useState(() => new Map<string, TableSettings>());
  return {
    first: ({ name, columns }) => {
      const settings = settingsAtFirst(name, columns);
      const known = (column: string) => settings.order.includes(column);
      return (
        left.get(name) ?? {
          ...settings,
          search: name === early.table ? early.search : "",
          sort: name === openAtFirst[0] ? early.sort.filter(({ column }) => known(column)) : [],
        }
      );
    },
    keep: useCallback(
      (table, settings) => {
        left.set(table, settings);
      },
      [left],
    ),
  };
}
