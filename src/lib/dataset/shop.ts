/** What the parts of the shop share: where rows go, and the days on which things happen. */
import { dayCount } from "./calendar.ts";
import { type TableName, tableNames } from "./tables.ts";

export type DatasetValue = string | number | null;
export type Insert = (row: readonly DatasetValue[]) => void;
export type Sink = (table: TableName) => Insert;

/** What will happen, as data and not as a closure: a hundred thousand of them wait for their day. */
interface Planned<T> {
  readonly second: number;
  readonly subject: T;
  run(subject: T, day: number, second: number): void;
}

export interface Shop {
  readonly insert: Readonly<Record<TableName, Insert>>;
  /** The next id of a table, from 1. */
  readonly next: (table: TableName) => number;
  /** Plans something for a second of a day; what would happen after the last day never does. */
  readonly plan: <T>(day: number, second: number, subject: T, run: Planned<T>["run"]) => void;
  /** Lets everything happen that is planned, in the order of time. Nothing is planned meanwhile. */
  readonly live: (progress: (share: number) => void) => void;
}

/** Days between two words on progress. */
const pace = 16;

export function openShop(sink: Sink): Shop {
  const days: Planned<unknown>[][] = Array.from({ length: dayCount }, () => []);
  const entries = <T>(of: (table: TableName) => T) =>
    Object.fromEntries(tableNames.map((table) => [table, of(table)])) as Record<TableName, T>;
  const ids = entries(() => 0);
  return {
    insert: entries(sink),
    next: (table) => (ids[table] += 1),
    plan: <T>(day: number, second: number, subject: T, run: Planned<T>["run"]) => {
      const planned: Planned<T> = { second, subject, run };
      days[day]?.push(planned);
    },
    live: (progress) => {
      days.forEach((planned, day) => {
        planned.sort((a, b) => a.second - b.second);
        for (const { run, subject, second } of planned) run(subject, day, second);
        if (day % pace === 0) progress(day / dayCount);
      });
      progress(1);
    },
  };
}
