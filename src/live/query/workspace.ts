/** The state of the query editor: open tabs, closed ones, saved queries and past runs. Pure. */
import type { Shared } from "#lib/sql/fragment.ts";

export interface Tab {
  /** Of this window. Another text than the editor's own comes under another id. */
  readonly id: number;
  /** In storage, where windows meet: a random one, so that two windows never give the same. */
  readonly key: string;
  readonly name: string;
  readonly sql: string;
}

export interface Saved {
  readonly name: string;
  readonly sql: string;
}

/** One run of one statement or several. */
export interface Run {
  readonly sql: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Of the last statement; null where it failed. */
  readonly rows: number | null;
  readonly milliseconds: number;
}

export interface Workspace {
  readonly tabs: readonly Tab[];
  /** The id of the tab that is open. */
  readonly open: number;
  /** Tabs that can be reopened, the last one closed first. */
  readonly closed: readonly Tab[];
  readonly saved: readonly Saved[];
  /** The newest first. */
  readonly runs: readonly Run[];
}

export const mostTabs = 20;
export const mostClosed = 20;
export const mostSaved = 100;
export const mostRuns = 100;

export type WorkspaceAction =
  /** A new tab at the end, opened. Nothing happens where there are as many as can be: none gives way. */
  | { readonly do: "add"; readonly name: string; readonly sql: string }
  | { readonly do: "open"; readonly id: number }
  /** The neighbor opens. In the last one's place comes an empty one. */
  | { readonly do: "close"; readonly id: number }
  /** The last one closed, with its text and its answer. */
  | { readonly do: "reopen" }
  /** Tabs that go on under another key in storage, since another window changed them too. */
  | { readonly do: "rekey"; readonly keys: ReadonlyMap<string, string> }
  | { readonly do: "write"; readonly id: number; readonly sql: string }
  /** Under a name that exists, the query is replaced; the tab takes the name. */
  | { readonly do: "save"; readonly name: string }
  | { readonly do: "forget"; readonly name: string }
  | { readonly do: "ran"; readonly run: Run }
  /** Another state altogether: what this browser saved, or a fresh start. */
  | { readonly do: "replace"; readonly workspace: Workspace };

export const newTab = (id: number, name: string, sql: string): Tab => ({
  id,
  key: crypto.randomUUID(),
  name,
  sql,
});

/** A workspace with one query. */
export const newWorkspace = (name: string, sql: string, id = 1): Workspace => ({
  tabs: [newTab(id, name, sql)],
  open: id,
  closed: [],
  saved: [],
  runs: [],
});

/** The open tab. A workspace always has one. */
export function openTab({ tabs, open }: Workspace): Tab {
  return tabs.find(({ id }) => id === open) ?? tabs[0] ?? { id: 0, key: "", name: "", sql: "" };
}

/** The id that the next new tab gets. */
export const nextId = ({ tabs, closed }: Workspace): number =>
  Math.max(...[...tabs, ...closed].map(({ id }) => id)) + 1;

function close(workspace: Workspace, id: number): Workspace {
  const at = workspace.tabs.findIndex((tab) => tab.id === id);
  const tab = workspace.tabs[at];
  if (tab === undefined) return workspace;
  const closed =
    tab.sql.trim() === "" ? workspace.closed : [tab, ...workspace.closed].slice(0, mostClosed);
  if (workspace.tabs.length === 1) {
    const only = newTab(nextId(workspace), tab.name, "");
    return { ...workspace, tabs: [only], open: only.id, closed };
  }
  const tabs = workspace.tabs.toSpliced(at, 1);
  const next = tabs[Math.min(at, tabs.length - 1)]?.id ?? workspace.open;
  return { ...workspace, tabs, open: workspace.open === id ? next : workspace.open, closed };
}

function reopen(workspace: Workspace): Workspace {
  const [tab, ...closed] = workspace.closed;
  if (tab === undefined || workspace.tabs.length >= mostTabs) return workspace;
  return { ...workspace, tabs: [...workspace.tabs, tab], open: tab.id, closed };
}

export function workspaceReducer(workspace: Workspace, action: WorkspaceAction): Workspace {
  const tab = openTab(workspace);
  switch (action.do) {
    case "add": {
      if (workspace.tabs.length >= mostTabs) return workspace;
      const id = nextId(workspace);
      return {
        ...workspace,
        tabs: [...workspace.tabs, newTab(id, action.name, action.sql)],
        open: id,
      };
    }
    case "open":
      return workspace.tabs.some(({ id }) => id === action.id)
        ? { ...workspace, open: action.id }
        : workspace;
    case "close":
      return close(workspace, action.id);
    case "reopen":
      return reopen(workspace);
    case "rekey":
      return {
        ...workspace,
        tabs: workspace.tabs.map((each) => ({
          ...each,
          key: action.keys.get(each.key) ?? each.key,
        })),
      };
    case "write":
      // The editor repeats what it was given; that is no change.
      return workspace.tabs.some(({ id, sql }) => id === action.id && sql !== action.sql)
        ? {
            ...workspace,
            tabs: workspace.tabs.map((each) =>
              each.id === action.id ? { ...each, sql: action.sql } : each,
            ),
          }
        : workspace;
    case "save": {
      const others = workspace.saved.filter(({ name }) => name !== action.name);
      return {
        ...workspace,
        saved: [{ name: action.name, sql: tab.sql }, ...others].slice(0, mostSaved),
        tabs: workspace.tabs.map((each) =>
          each.id === tab.id ? { ...each, name: action.name } : each,
        ),
      };
    }
    case "forget":
      return { ...workspace, saved: workspace.saved.filter(({ name }) => name !== action.name) };
    case "ran":
      return { ...workspace, runs: [action.run, ...workspace.runs].slice(0, mostRuns) };
    case "replace":
      return action.workspace;
  }
}

/** The name of the next new tab: the first number that no tab has. */
export function nextName({ tabs }: Pick<Workspace, "tabs">, word: string): string {
  let number = 1;
  while (tabs.some(({ name }) => name === `${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}

interface WorkspaceStart {
  /** What this browser saved; null where there is nothing. */
  readonly saved: Workspace | null;
  /** The query that the page comes with. */
  readonly example: string;
  /** Whether the visitor is already in the example's field. */
  readonly inUse: boolean;
  readonly shared: Shared;
  readonly names: { readonly word: string; readonly shared: string };
}

/** Opens the tab with this SQL, or a new one even where there are as many as can be. */
function withQuery(workspace: Workspace, name: string, sql: string): Workspace {
  const existing = workspace.tabs.find((tab) => tab.sql === sql);
  if (existing !== undefined) return { ...workspace, open: existing.id };
  const id = nextId(workspace);
  return { ...workspace, tabs: [...workspace.tabs, newTab(id, name, sql)], open: id };
}

/** A link comes first, then the example where the visitor is in it, then what was open last time. */
export function startWorkspace(start: WorkspaceStart): Workspace {
  const { saved, example, inUse, shared, names } = start;
  const workspace = saved ?? newWorkspace(nextName({ tabs: [] }, names.word), example);
  const used = inUse ? withQuery(workspace, nextName(workspace, names.word), example) : workspace;
  return shared.state === "query" ? withQuery(used, names.shared, shared.sql) : used;
}
