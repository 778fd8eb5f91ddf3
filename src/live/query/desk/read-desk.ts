/** Makes sure that what was found in the browser's storage is a desk: anybody may have written it. */
import {
  type Desk,
  mostClosed,
  mostRuns,
  mostSaved,
  mostTabs,
  type Run,
  type Saved,
  type Tab,
} from "./desk.ts";

/** Its version; another form of Desk needs another. */
export const deskVersion = 1;

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;

const isCount = (found: unknown): found is number => typeof found === "number" && found >= 0;

/** Without the key, which tabs kept by an earlier version lack. */
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

/** @returns the desk, without entries that are none; null where there is no tab */
export function readDesk(found: unknown): Desk | null {
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
