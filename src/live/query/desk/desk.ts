/** The state of the query editor: open tabs, closed ones, saved queries and past runs. Pure. */

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

export interface Desk {
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

export type DeskAction =
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
  | { readonly do: "clear"; readonly name: string; readonly sql: string };

export const newTab = (id: number, name: string, sql: string): Tab => ({
  id,
  key: crypto.randomUUID(),
  name,
  sql,
});

/** A desk with one query on it. */
export const freshDesk = (name: string, sql: string, id = 1): Desk => ({
  tabs: [newTab(id, name, sql)],
  open: id,
  closed: [],
  saved: [],
  runs: [],
});

/** The open tab. A desk always has one. */
export function openTab({ tabs, open }: Desk): Tab {
  return tabs.find(({ id }) => id === open) ?? tabs[0] ?? { id: 0, key: "", name: "", sql: "" };
}

/** The id that the next new tab gets. */
export const nextId = ({ tabs, closed }: Desk): number =>
  Math.max(...[...tabs, ...closed].map(({ id }) => id)) + 1;

function close(desk: Desk, id: number): Desk {
  const at = desk.tabs.findIndex((tab) => tab.id === id);
  const tab = desk.tabs[at];
  if (tab === undefined) return desk;
  const closed = tab.sql.trim() === "" ? desk.closed : [tab, ...desk.closed].slice(0, mostClosed);
  if (desk.tabs.length === 1) {
    const only = newTab(nextId(desk), tab.name, "");
    return { ...desk, tabs: [only], open: only.id, closed };
  }
  const tabs = desk.tabs.toSpliced(at, 1);
  const next = tabs[Math.min(at, tabs.length - 1)]?.id ?? desk.open;
  return { ...desk, tabs, open: desk.open === id ? next : desk.open, closed };
}

function reopen(desk: Desk): Desk {
  const [tab, ...closed] = desk.closed;
  if (tab === undefined || desk.tabs.length >= mostTabs) return desk;
  return { ...desk, tabs: [...desk.tabs, tab], open: tab.id, closed };
}

export function deskReducer(desk: Desk, action: DeskAction): Desk {
  const tab = openTab(desk);
  switch (action.do) {
    case "add": {
      if (desk.tabs.length >= mostTabs) return desk;
      const id = nextId(desk);
      return { ...desk, tabs: [...desk.tabs, newTab(id, action.name, action.sql)], open: id };
    }
    case "open":
      return desk.tabs.some(({ id }) => id === action.id) ? { ...desk, open: action.id } : desk;
    case "close":
      return close(desk, action.id);
    case "reopen":
      return reopen(desk);
    case "rekey":
      return {
        ...desk,
        tabs: desk.tabs.map((each) => ({ ...each, key: action.keys.get(each.key) ?? each.key })),
      };
    case "write":
      // What the editor says after it was told so is no change.
      return desk.tabs.some(({ id, sql }) => id === action.id && sql !== action.sql)
        ? {
            ...desk,
            tabs: desk.tabs.map((each) =>
              each.id === action.id ? { ...each, sql: action.sql } : each,
            ),
          }
        : desk;
    case "save": {
      const others = desk.saved.filter(({ name }) => name !== action.name);
      return {
        ...desk,
        saved: [{ name: action.name, sql: tab.sql }, ...others].slice(0, mostSaved),
        tabs: desk.tabs.map((each) => (each.id === tab.id ? { ...each, name: action.name } : each)),
      };
    }
    case "forget":
      return { ...desk, saved: desk.saved.filter(({ name }) => name !== action.name) };
    case "ran":
      return { ...desk, runs: [action.run, ...desk.runs].slice(0, mostRuns) };
    case "clear":
      return freshDesk(action.name, action.sql, nextId(desk));
  }
}

/** The name of the next new tab: the first number that no tab has. */
export function nextName({ tabs }: Pick<Desk, "tabs">, word: string): string {
  let number = 1;
  while (tabs.some(({ name }) => name === `${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}
