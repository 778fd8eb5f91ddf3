/** The state of the query editor: open tabs, closed ones, saved queries and past runs. Pure. */
import type { Shared } from "#lib/sql/fragment.ts";

export interface Tab {
  /** Unique in this window. A text that is not from the editor gets a new id. */
  readonly id: number;
  /** Its key in the shared storage: random, so that two windows never use the same one. */
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
  /** The last statement's rows; null if it failed. */
  readonly rows: number | null;
  readonly milliseconds: number;
}

export interface Workspace {
  readonly tabs: readonly Tab[];
  /** The id of the open tab. */
  readonly open: number;
  /** Tabs that can be reopened, the last closed one first. */
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
  /** Opens a new tab at the end. Does nothing at the maximum: no tab is dropped. */
  | { readonly do: "add"; readonly name: string; readonly sql: string }
  | { readonly do: "open"; readonly id: number }
  /** Opens the neighbor. An empty tab replaces the last one. */
  | { readonly do: "close"; readonly id: number }
  /** Reopens the last closed tab, with its text and its answer. */
  | { readonly do: "reopen" }
  /** Gives new storage keys to tabs that another window changed too. */
  | { readonly do: "rekey"; readonly keys: ReadonlyMap<string, string> }
  | { readonly do: "write"; readonly id: number; readonly sql: string }
  /** Replaces the query if the name exists; the tab takes the name. */
  | { readonly do: "save"; readonly name: string }
  | { readonly do: "forget"; readonly name: string }
  | { readonly do: "ran"; readonly run: Run }
  /** Replaces the whole state: with what this browser saved, or a fresh start. */
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

/** The id of the next new tab. */
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
      // The editor repeats the text it was given; that is no change.
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

/** The name of the next new tab: the first unused number. */
export function nextName({ tabs }: Pick<Workspace, "tabs">, word: string): string {
  let number = 1;
  while (tabs.some(({ name }) => name === `${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}

interface WorkspaceStart {
  /** What this browser saved; null if there is nothing. */
  readonly saved: Workspace | null;
  /** The query in the page. */
  readonly example: string;
  /** Whether the visitor is already in the example's field. */
  readonly inUse: boolean;
  readonly shared: Shared;
  readonly names: { readonly word: string; readonly shared: string };
}

/** Opens the tab with this SQL, or a new one even at the maximum. */
function withQuery(workspace: Workspace, name: string, sql: string): Workspace {
  const existing = workspace.tabs.find((tab) => tab.sql === sql);
  if (existing !== undefined) return { ...workspace, open: existing.id };
  const id = nextId(workspace);
  return { ...workspace, tabs: [...workspace.tabs, newTab(id, name, sql)], open: id };
}

/** A link comes first, then the example if the visitor is in it, then the tab that was open last time. */
export function startWorkspace(start: WorkspaceStart): Workspace {
  const { saved, example, inUse, shared, names } = start;
  const workspace = saved ?? newWorkspace(nextName({ tabs: [] }, names.word), example);
  const used = inUse ? withQuery(workspace, nextName(workspace, names.word), example) : workspace;
  return shared.state === "query" ? withQuery(used, names.shared, shared.sql) : used;
}
