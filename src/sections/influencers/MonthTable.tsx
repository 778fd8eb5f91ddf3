import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { count } from "#illustrations/parts/money.ts";
import { cx } from "#ui/cx.ts";
import { dollarsAndCents, type Month, type Row } from "./month.ts";

interface MonthTableProps {
  words: Content<"influencers">["month"];
  caption: string;
  month: Month;
}

const kinds = ["clicks", "placed", "returned", "counted", "sales", "commission"] as const;

/** A figure of a row: money with its cents, counts with their thousands apart. */
const shown = (row: Row, kind: (typeof kinds)[number]): string =>
  kind === "sales" || kind === "commission" ? dollarsAndCents(row[kind]) : count(row[kind]);

const heading =
  "border-b border-clay/35 py-3.5 pl-4 text-end align-bottom text-small/body font-medium first:pl-0 first:text-start";
/** A row is a row of the table on wide screens, and a slip with its own small grid on others. */
const slip =
  "max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(max(min(7.5rem,45%),30%),1fr))] max-lg:gap-x-4 max-lg:border-b max-lg:border-clay/35 max-lg:py-3 max-lg:last:border-y-2 max-lg:last:border-ink";
const cell = "max-lg:py-0.5 lg:border-b lg:border-clay/35 lg:py-3.5";
const sum = "font-display text-title max-lg:py-1 lg:border-y-2 lg:border-ink lg:py-4.5";
/** A slip shows the column's name above each figure. */
const figure =
  "max-lg:block max-lg:before:block max-lg:before:font-text max-lg:before:text-micro max-lg:before:content-[attr(data-label)] lg:pl-4 lg:text-end";

/** Week by week, with the sum at the foot; on a phone each week is a slip of its own. */
export function MonthTable({ words, caption, month }: MonthTableProps) {
  const rows = [
    ...month.weeks.map((row, i) => ({ name: put(words.week, { number: i + 1 }), row, look: cell })),
    { name: words.total, row: month.total, look: sum },
  ];
  return (
    <table className="mt-10 w-full border-collapse tabular-nums max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:hidden">
        <tr>
          <th scope="col" className={heading}>
            {words.columns.week}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className={heading}>
              {words.columns[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-2">
        {rows.map(({ name, row, look }) => (
          <tr key={name} className={slip}>
            <th
              scope="row"
              className={cx("text-start font-medium max-lg:col-span-full max-lg:block", look)}
            >
              {name}
            </th>
            {kinds.map((kind) => (
              <td key={kind} data-label={words.columns[kind]} className={cx(figure, look)}>
                {shown(row, kind)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
