/** What lies on the desk when the editor wakes up: what was kept, what was typed before, and what a link brought. */
import { type Desk, freshDesk, newTab, nextId, nextName } from "./desk.ts";
import type { Shared } from "#lib/sql/fragment.ts";

export interface DeskStart {
  readonly kept: Desk | null;
  /** The field of the first state. */
  readonly typed: { readonly sql: string; readonly inUse: boolean };
  /** The query that the page comes with. */
  readonly example: string;
  readonly shared: Shared;
  readonly names: { readonly word: string; readonly shared: string };
}

/** Opens a tab with this SQL: the one that has it, else a new one, whatever room there is. */
function withQuery(desk: Desk, name: string, sql: string): Desk {
  const there = desk.tabs.find((tab) => tab.sql === sql);
  if (there !== undefined) return { ...desk, open: there.id };
  const id = nextId(desk);
  return { ...desk, tabs: [...desk.tabs, newTab(id, name, sql)], open: id };
}

/** What the visitor is at wins: a link, then what was typed or is being typed in, then what was open last time. */
export function startDesk({ kept, typed, example, shared, names }: DeskStart): Desk {
  const desk = kept ?? freshDesk(nextName({ tabs: [] }, names.word), example);
  const isTyped = typed.sql !== example;
  const [first] = desk.tabs;
  // On a desk that holds nothing but the example, what was typed takes its place.
  const onTop =
    isTyped && desk.tabs.length === 1 && first?.sql === example
      ? { ...desk, tabs: [{ ...first, sql: typed.sql }] }
      : isTyped || typed.inUse
        ? withQuery(desk, nextName(desk, names.word), typed.sql)
        : desk;
  return shared.state === "query" ? withQuery(onTop, names.shared, shared.sql) : onTop;
}
