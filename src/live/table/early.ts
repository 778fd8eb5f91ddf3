/**
 * What was asked of the table before it was live: presses on its first state, by their `data-key`, and files. The live
 * table carries it out. Pure.
 */
import type { SortKey } from "#live/engine/client/types.ts";
import { openAtFirst } from "./presets.ts";
import { sortPressed } from "./sorting.ts";

export const panels = ["sort", "filter", "columns", "export"] as const;
export type Panel = (typeof panels)[number];

export interface Early {
  /** The table whose tab was pressed last; null where none was. */
  readonly table: string | null;
  /** Of the first table, whose headings alone can be pressed. */
  readonly sort: readonly SortKey[];
  readonly panel: Panel | null;
  readonly search: string;
  readonly files: readonly File[];
}

export const nothingEarly: Early = {
  table: null,
  sort: [],
  panel: null,
  search: "",
  files: [],
};

/** @param key of the control that was pressed @param shift whether Shift was held */
export function pressedEarly(early: Early, key: string, shift: boolean): Early {
  const [what = "", ...rest] = key.split(":");
  const name = rest.join(":");
  if (what === "tab") return { ...early, table: name };
  // The headings of the first table alone are there to be pressed.
  if (what === "head") {
    return { ...early, table: openAtFirst[0], sort: sortPressed(early.sort, name, shift) };
  }
  const panel = panels.find((known) => known === what);
  if (panel === undefined) return early;
  return { ...early, panel: early.panel === panel ? null : panel };
}
