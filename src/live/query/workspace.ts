/** The state of the query editor: open tabs, closed ones, saved queries and past runs. Pure. */
import type { Shared } from "#lib/sql/fragment.ts";

export interface SavedQuery {
  readonly name: string;
  readonly sql: string;
}

export interface Tab extends SavedQuery {
  /** Random, so that two windows never use the same one. A text that is not from the editor gets a new id. */
  readonly id: string;
}

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
  readonly open: string;
  /** Tabs that can be reopened, the last closed one first. */
  readonly closed: readonly Tab[];
  readonly saved: readonly SavedQuery[];
  /** The newest first. */
  readonly runs: readonly Run[];
}

const maxClosed = 20;
const maxRuns = 100;

export const newTab = (name: string, sql: string): Tab => ({ id: crypto.randomUUID(), name, sql });

/** A workspace with one query. @param id the same on the server and in the browser */
export const newWorkspace = (name: string, sql: string, id = "first"): Workspace => ({
  tabs: [{ id, name, sql }],
  open: id,
  closed: [],
  saved: [],
  runs: [],
});

/** The open tab. A workspace always has one. */
export const openTab = ({ tabs, open }: Workspace): Tab =>
  tabs.find(({ id }) => id === open) ?? tabs[0] ?? { id: "", name: "", sql: "" };

/* Changes -------------------------------------------------------------------------------------------- */

/** Opens a new tab at the end. */
export const addTab = (workspace: Workspace, tab: Tab): Workspace => ({
  ...workspace,
  tabs: [...workspace.tabs, tab],
  open: tab.id,
});

export const showTab = (workspace: Workspace, id: string): Workspace =>
  workspace.tabs.some((tab) => tab.id === id) ? { ...workspace, open: id } : workspace;

/** Closes a tab and opens its neighbor. An empty tab replaces the last one. */
export function closeTab(workspace: Workspace, id: string): Workspace {
  const at = workspace.tabs.findIndex((tab) => tab.id === id);
  const tab = workspace.tabs[at];
  if (tab === undefined) return workspace;
  const closed =
    tab.sql.trim() === "" ? workspace.closed : [tab, ...workspace.closed].slice(0, maxClosed);
  if (workspace.tabs.length === 1) {
    const only = newTab(tab.name, "");
    return { ...workspace, tabs: [only], open: only.id, closed };
  }
  const tabs = workspace.tabs.toSpliced(at, 1);
  const next = tabs[Math.min(at, tabs.length - 1)]?.id ?? workspace.open;
  return { ...workspace, tabs, open: workspace.open === id ? next : workspace.open, closed };
}

/** Reopens the last closed tab, with its text and its answer. */
export function reopenTab(workspace: Workspace): Workspace {
  const [tab, ...closed] = workspace.closed;
  if (tab === undefined) return workspace;
  return addTab({ ...workspace, closed }, tab);
}

const changeTab = (workspace: Workspace, id: string, to: Partial<Tab>): Workspace => ({
  ...workspace,
  tabs: workspace.tabs.map((tab) => (tab.id === id ? { ...tab, ...to } : tab)),
});

/** The editor repeats the text it was given; that is no change. */
export const writeTab = (workspace: Workspace, id: string, sql: string): Workspace =>
  workspace.tabs.some((tab) => tab.id === id && tab.sql !== sql)
    ? changeTab(workspace, id, { sql })
    : workspace;

/**
 * Adds the open query to the saved ones, which use-workspace.ts stores in the browser. Replaces the one with the same
 * name; the tab takes the name.
 */
export function saveQuery(workspace: Workspace, name: string): Workspace {
  const { id, sql } = openTab(workspace);
  const others = workspace.saved.filter((each) => each.name !== name);
  return { ...changeTab(workspace, id, { name }), saved: [{ name, sql }, ...others] };
}

export const deleteQuery = (workspace: Workspace, name: string): Workspace => ({
  ...workspace,
  saved: workspace.saved.filter((each) => each.name !== name),
});

export const addRun = (workspace: Workspace, run: Run): Workspace => ({
  ...workspace,
  runs: [run, ...workspace.runs].slice(0, maxRuns),
});

/** The name of the next new tab: the first unused number. */
export function nextName({ tabs }: Pick<Workspace, "tabs">, word: string): string {
  let number = 1;
  while (tabs.some(({ name }) => name === `${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}

interface WorkspaceStart {
  /** What this browser saved; null if there is nothing. */
  readonly stored: Workspace | null;
  readonly example: string;
  /** Whether the visitor is already in the example's field. */
  readonly inUse: boolean;
  readonly shared: Shared;
  readonly names: { readonly word: string; readonly shared: string };
}

/** Opens the tab with this SQL, or a new one. */
function withQuery(workspace: Workspace, name: string, sql: string): Workspace {
  const existing = workspace.tabs.find((tab) => tab.sql === sql);
  return existing === undefined
    ? addTab(workspace, newTab(name, sql))
    : { ...workspace, open: existing.id };
}

/** A link comes first, then the example if the visitor is in it, then the tab that was open last time. */
export function startWorkspace(start: WorkspaceStart): Workspace {
  const { stored, example, inUse, shared, names } = start;
  const workspace = stored ?? newWorkspace(nextName({ tabs: [] }, names.word), example);
  const used = inUse ? withQuery(workspace, nextName(workspace, names.word), example) : workspace;
  return shared.state === "query" ? withQuery(used, names.shared, shared.sql) : used;
}

const joined = <T>(one: readonly T[], other: readonly T[], key: keyof T): T[] => [
  ...one,
  ...other.filter((item) => !one.some((each) => each[key] === item[key])),
];

/**
 * Takes over what another window has saved. This one keeps its open tab, and all that it has not saved itself.
 *
 * @param stored what this window last saved or took over: the same as `mine` if nothing has changed since
 */
export function mergeWorkspaces(mine: Workspace, theirs: Workspace, stored: Workspace): Workspace {
  const isStored = mine === stored;
  const tab = openTab(mine);
  const textIn = ({ tabs }: Workspace) => tabs.find(({ id }) => id === tab.id)?.sql;
  const there = textIn(theirs);
  // If both windows changed it, each has its own from here on.
  const isSplit = there !== undefined && there !== tab.sql && there !== textIn(stored);
  const open = isSplit ? newTab(tab.name, tab.sql) : tab;
  const others = isStored ? [] : mine.tabs.filter((each) => each !== tab);
  const shared = theirs.tabs.map((each) => (each.id === open.id ? open : each));
  const tabs = joined(shared, [...others, open], "id");
  const closed = joined(mine.closed, theirs.closed, "id");
  return {
    tabs,
    open: open.id,
    closed: closed.filter(({ id }) => tabs.every((each) => each.id !== id)).slice(0, maxClosed),
    saved: isStored ? theirs.saved : joined(mine.saved, theirs.saved, "name"),
    runs: joined(mine.runs, theirs.runs, "at")
      .toSorted((a, b) => b.at - a.at)
      .slice(0, maxRuns),
  };
}
