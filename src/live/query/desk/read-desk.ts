/** Makes sure that what was found in the browser's storage is a desk: anybody may have written it. */
import {
  type Desk,
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

const isTab = (found: unknown): found is Tab =>
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
  const unique = new Map(listOf(found["tabs"], isTab, 2 * mostTabs).map((tab) => [tab.id, tab]));
  const tabs = [...unique.values()];
  const [first] = tabs;
  if (first === undefined) return null;
  const open = tabs.find(({ id }) => id === found["open"]) ?? first;
  return {
    tabs,
    open: open.id,
    saved: listOf(found["saved"], isSaved, mostSaved),
    runs: listOf(found["runs"], isRun, mostRuns),
  };
}
