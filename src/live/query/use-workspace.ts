/** The editor's state in a component, saved in this browser as it changes, and shared with other windows. */
import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { dropKept, type Keeping, readKept, writeKept } from "#live/engine/kept.ts";
import { useSaving } from "#live/engine/use-saving.ts";
import {
  mostClosed,
  mostRuns,
  mostSaved,
  mostTabs,
  type Run,
  type Saved,
  type Tab,
  type Workspace,
  type WorkspaceAction,
  workspaceReducer,
} from "./workspace.ts";

/* Reading: the browser's storage may contain anything. */

/** Its version; a changed Workspace needs a new one. */
export const workspaceVersion = 1;

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;

const isCount = (found: unknown): found is number => typeof found === "number" && found >= 0;

/** Without the key, which tabs saved by an earlier version lack. */
const isTab = (found: unknown): found is Omit<Tab, "key"> & { readonly key?: unknown } =>
  isRecord(found) &&
  Number.isSafeInteger(found["id"]) &&
  typeof found["name"] === "string" &&
  typeof found["sql"] === "string";

const isSaved = (found: unknown): found is Saved =>
  isRecord(found) && typeof found["name"] === "string" && typeof found["sql"] === "string";

const isRun = (found: unknown): found is Run =>
  isRecord(found) &&
  typeof found["sql"] === "string" &&
  isCount(found["at"]) &&
  isCount(found["milliseconds"]) &&
  (found["rows"] === null || isCount(found["rows"]));

function listOf<T>(found: unknown, is: (each: unknown) => each is T, most: number): T[] {
  return Array.isArray(found) ? found.filter(is).slice(0, most) : [];
}

/** @returns the workspace, without invalid entries; null if there is no tab */
export function readWorkspace(found: unknown): Workspace | null {
  if (!isRecord(found)) return null;
  const tabsOf = (list: unknown, most: number) => {
    const unique = new Map(listOf(list, isTab, most).map((tab) => [tab.id, tab]));
    return [...unique.values()].map(({ id, key, name, sql }): Tab => ({
      id,
      key: typeof key === "string" ? key : String(id),
      name,
      sql,
    }));
  };
  const tabs = tabsOf(found["tabs"], 2 * mostTabs);
  const [first] = tabs;
  if (first === undefined) return null;
  const open = tabs.find(({ id }) => id === found["open"]) ?? first;
  return {
    tabs,
    open: open.id,
    closed: tabsOf(found["closed"], mostClosed).filter(
      ({ id }) => !tabs.some((tab) => tab.id === id),
    ),
    saved: listOf(found["saved"], isSaved, mostSaved),
    runs: listOf(found["runs"], isRun, mostRuns),
  };
}

/*
 * Merging: two windows write the same record, so a window writes a three-way merge, item by item, of its last version
 * of the record, its own state, and the current record.
 */

const same = (a: object | undefined, b: object | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Keeps what either side added or changed, and drops what either removed. If both changed an item, mine wins. */
function mergeItems<T extends object>(
  keyOf: (item: T) => string,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): T[] {
  const byKey = (items: readonly T[]) => new Map(items.map((item) => [keyOf(item), item]));
  const [before, here, there] = [byKey(base), byKey(mine), byKey(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) => {
    const [was, my, their] = [before.get(key), here.get(key), there.get(key)];
    const kept = same(my, was) ? their : same(their, was) ? my : (my ?? their);
    return kept === undefined ? [] : [kept];
  });
}

const text = ({ name, sql }: Tab) => `${name}\n${sql}`;
const keyOf = ({ key }: Tab) => key;
/** Ids belong to one window; the record gets new ones. */
const unnumbered = (tabs: readonly Tab[]) => tabs.map((tab) => ({ ...tab, id: 0 }));

interface Merged {
  /** For the record. */
  readonly workspace: Workspace;
  /** New keys for tabs that both windows changed: from here on each window has its own copy. */
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * @param base this window's last version of the record, as last read or written; null for none
 * @param theirs null if another window cleared the record: this one keeps what it has
 */
export function mergeWorkspaces(
  base: Workspace | null,
  mine: Workspace,
  theirs: Workspace | null,
): Merged {
  const nothing: Workspace = { tabs: [], open: 0, closed: [], saved: [], runs: [] };
  const was = base ?? nothing;
  const now = theirs ?? was;
  const textsOf = ({ tabs }: Workspace) => new Map(tabs.map((tab) => [tab.key, text(tab)]));
  const [known, stored] = [textsOf(was), textsOf(now)];
  const keys = new Map<string, string>();
  for (const tab of mine.tabs) {
    const [before, here, there] = [known.get(tab.key), text(tab), stored.get(tab.key)];
    if (there !== undefined && here !== before && there !== before && here !== there)
      keys.set(tab.key, crypto.randomUUID());
  }

  // A new tab that the other window also has is the example that both started with.
  const texts = new Set(now.tabs.map(text));
  const own = mine.tabs
    .filter((tab) => known.has(tab.key) || !texts.has(text(tab)))
    .map((tab) => ({ ...tab, key: keys.get(tab.key) ?? tab.key }));
  const merge = (before: readonly Tab[], here: readonly Tab[], there: readonly Tab[]) =>
    mergeItems(keyOf, unnumbered(before), unnumbered(here), unnumbered(there));
  const tabs = merge(was.tabs, own, now.tabs).map((tab, index) => ({ ...tab, id: index + 1 }));
  const closed = merge(was.closed, mine.closed, now.closed).filter(
    ({ key }) => !tabs.some((tab) => tab.key === key),
  );
  const open = own.find(({ id }) => id === mine.open)?.key;
  return {
    workspace: {
      tabs,
      open: tabs.find(({ key }) => key === open)?.id ?? tabs[0]?.id ?? 0,
      closed: closed
        .slice(0, mostClosed)
        .map((tab, index) => ({ ...tab, id: tabs.length + index + 1 })),
      saved: mergeItems(({ name }) => name, was.saved, mine.saved, now.saved).slice(0, mostSaved),
      runs: mergeItems(({ at, sql }) => `${at} ${sql}`, was.runs, mine.runs, now.runs)
        .toSorted((a, b) => b.at - a.at)
        .slice(0, mostRuns),
    },
    keys,
  };
}

/* Saving. */

const readSaved = (): Workspace | null => readKept("queries", workspaceVersion, readWorkspace);

export interface SavedWorkspace {
  readonly workspace: Workspace;
  readonly act: (action: WorkspaceAction) => void;
  /** Whether it survives a reload. */
  readonly saving: Keeping;
  /** Starts over, and saves nothing from before. */
  readonly clear: (fresh: Workspace) => void;
}

/**
 * @param first the server's state
 * @param restore makes the browser's first state, with hydration, from what it saved; null keeps the server's
 */
export function useWorkspace(
  first: () => Workspace,
  restore: (saved: Workspace | null) => Workspace | null,
): SavedWorkspace {
  const [workspace, act] = useReducer(workspaceReducer, undefined, first);
  /** This window's last version of the record. */
  const base = useRef<Workspace | null>(null);
  const [saving, setSaving] = useState<Keeping>("kept");
  const settled = useSaving(workspace, (mine) => {
    const merged = mergeWorkspaces(base.current, mine, readSaved());
    const rekey = { do: "rekey", keys: merged.keys } as const;
    const went = writeKept("queries", workspaceVersion, merged.workspace);
    setSaving(went);
    if (went !== "kept") return;
    base.current = workspaceReducer(mine, rekey);
    if (merged.keys.size > 0) act(rekey);
  });

  useLayoutEffect(() => {
    base.current = readSaved();
    const restored = restore(base.current);
    if (restored === null) return;
    settled.current = restored;
    act({ do: "replace", workspace: restored });
    // Once, with hydration.
  }, []);

  const clear = (fresh: Workspace) => {
    settled.current = fresh;
    base.current = null;
    dropKept("queries");
    act({ do: "replace", workspace: fresh });
  };
  return { workspace, act, saving, clear };
}
