import type { Content } from "#content/collections.ts";
import { count } from "#illustrations/parts/money.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { shareOf } from "#live/calculators/numbers.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { dollarsAndCents, type Month, type Row } from "./month.ts";

interface ExampleMonthProps {
  words: Content<"influencers">["month"];
  month: Month;
  quotes: Readonly<Record<string, string>>;
  /** The transaction fee of Self-serve in hundredths of a percent; null if none is published. */
  fee: number | null;
}

/** One party's payout: two lines and their sum. */
function Side({ title, lines }: { title: string; lines: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <dl className="mt-3">
        {lines.map(([label, amount]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_max-content] items-end gap-4 py-2 last:border-t last:border-ink last:font-bold"
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The example month: a table with sums, then the same payout for both parties. */
export function ExampleMonth({ words, month, quotes, fee }: ExampleMonthProps) {
  const { yours, brand } = words.sides;
  const payout = month.total.commission;
  const ours = fee === null ? null : shareOf(payout, fee);
  const or = (cents: number | null) => (cents === null ? brand.unknown : dollarsAndCents(cents));
  return (
    <Band id="month" ground="clay">
      <BandHead
        title={words.title}
        mark={<Sample when={words.creator.sample} />}
        lead={interpolate(words.lead, quotes)}
      />
      <MonthTable words={words} caption={interpolate(words.caption, quotes)} month={month} />
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <Side
          title={yours.title}
          lines={[
            [yours.payout, dollarsAndCents(payout)],
            [yours.fee, yours.none],
            [yours.sum, dollarsAndCents(payout)],
          ]}
        />
        <Side
          title={brand.title}
          lines={[
            [brand.payout, dollarsAndCents(payout)],
            [brand.fee, or(ours)],
            [brand.sum, or(ours === null ? null : payout + ours)],
          ]}
        />
        <p className="text-small/body md:max-lg:col-span-full">{words.note}</p>
      </div>
    </Band>
  );
}

interface MonthTableProps {
  words: Content<"influencers">["month"];
  caption: string;
  month: Month;
}

const kinds = ["clicks", "placed", "returned", "counted", "sales", "commission"] as const;

/** A figure of a row: money with cents, counts with thousands separators. */
const shown = (row: Row, kind: (typeof kinds)[number]): string =>
  kind === "sales" || kind === "commission" ? dollarsAndCents(row[kind]) : count(row[kind]);

const heading =
  "border-b border-clay/35 py-3.5 pl-4 text-end align-bottom text-small/body font-medium first:pl-0 first:text-start";
/** A row of the table on wide screens, a small grid on others. */
const slip =
  "max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(max(min(7.5rem,45%),30%),1fr))] max-lg:gap-x-4 max-lg:border-b max-lg:border-clay/35 max-lg:py-3 max-lg:last:border-y-2 max-lg:last:border-ink";
const cell = "max-lg:py-0.5 lg:border-b lg:border-clay/35 lg:py-3.5";
const sum = "font-display text-title max-lg:py-1 lg:border-y-2 lg:border-ink lg:py-4.5";
/** On small screens the column's name is above each figure. */
const figure =
  "max-lg:block max-lg:before:block max-lg:before:font-text max-lg:before:text-micro max-lg:before:content-[attr(data-label)] lg:pl-4 lg:text-end";

/** Week by week, with the sum at the end. */
function MonthTable({ words, caption, month }: MonthTableProps) {
  const rows = [
    ...month.weeks.map((row, i) => ({
      name: interpolate(words.week, { number: i + 1 }),
      row,
      look: cell,
    })),
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
