import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { count } from "#pictures/parts/money.ts";
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

/** Week by week, with the sum at the foot; on a phone each week is a slip of its own. */
export function MonthTable({ words, caption, month }: MonthTableProps) {
  const rows = [
    ...month.weeks.map((row, i) => ({ name: put(words.week, { number: i + 1 }), row })),
    { name: words.total, row: month.total },
  ];
  return (
    <table className="month-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.week}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {words.columns[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, row }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {kinds.map((kind) => (
              <td key={kind} data-label={words.columns[kind]}>
                {shown(row, kind)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
