/**
 * Two windows write one record, so a window writes a three-way merge, item by item: what it knew of the record,
 * what it has now, and what the record holds now. Pure.
 */
import { type Desk, mostClosed, mostRuns, mostSaved, type Tab } from "./desk.ts";

const same = (a: object | undefined, b: object | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Keeps what either side added or changed, and drops what either removed. Where both changed an item, mine wins. */
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
/** Numbers are of one window; they are given out again for the record. */
const unnumbered = (tabs: readonly Tab[]) => tabs.map((tab) => ({ ...tab, id: 0 }));

interface Merged {
  /** For the record. */
  readonly desk: Desk;
  /** New keys for tabs that both windows changed: from here on each window has its own copy. */
  readonly keys: ReadonlyMap<string, string>;
}

/**
 * @param base what this window knew of the record: what it last read or wrote; null for nothing
 * @param theirs null where the record is gone, since another window cleared it: this one keeps what it has
 */
export function mergeDesks(base: Desk | null, mine: Desk, theirs: Desk | null): Merged {
  const nothing: Desk = { tabs: [], open: 0, closed: [], saved: [], runs: [] };
  const was = base ?? nothing;
  const now = theirs ?? was;
  const textsOf = ({ tabs }: Desk) => new Map(tabs.map((tab) => [tab.key, text(tab)]));
  const [known, stored] = [textsOf(was), textsOf(now)];
  const keys = new Map<string, string>();
  for (const tab of mine.tabs) {
    const [before, here, there] = [known.get(tab.key), text(tab), stored.get(tab.key)];
    if (there !== undefined && here !== before && there !== before && here !== there)
      keys.set(tab.key, crypto.randomUUID());
  }

  // A new tab that the other window has too is the example that both began with.
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
    desk: {
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
