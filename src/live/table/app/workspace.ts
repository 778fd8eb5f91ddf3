/** Which tables are open and how each is looked at, as it is kept in the browser. Pure. */
import type { Table } from "#live/engine/client/types.ts";
import type { Early } from "../early.ts";
import { openAtFirst } from "../presets.ts";
import { settingsAtFirst, settingsFrom } from "../settings.ts";

/** Of the form of the record (src/live/engine/kept/kept.ts). */
export const workspaceVersion = 1;

export interface Workspace {
  readonly open: readonly string[];
  readonly active: string;
  /** By table; each is checked against its table when that is opened (settings.ts). */
  readonly settings: readonly (readonly [string, unknown])[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** @returns what was kept; null where it has another form */
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

/** Where nothing was kept, the visitor's own tables are open next to the first of the shop's. */
export const workspaceAtFirst = (tables: readonly Table[]): Workspace => ({
  open: [
    ...openAtFirst,
    ...tables.filter(({ origin }) => origin === "visitor").map(({ name }) => name),
  ],
  active: openAtFirst[0],
  settings: [],
});

/** Whether nothing differs from what a first visitor finds, so that nothing of it need be kept. */
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

/**
 * The table that is in front at first: the one that was pressed, the one that was left, or the first. What was typed
 * into the search was meant for the first, which was all there was.
 */
export function frontOf({ table, search }: Early, { active }: Workspace): string {
  if (table !== null) return table;
  return search === "" ? active : openAtFirst[0];
}
