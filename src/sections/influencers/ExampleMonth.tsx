import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { count } from "#illustrations/parts/money.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { shareOf } from "#live/calculators/numbers.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/parts.tsx";
import { Table } from "#ui/Table.tsx";
import { dollarsAndCents, type Month, type Row } from "./month.ts";

interface ExampleMonthProps {
  words: Content<"influencers">["month"];
  month: Month;
  quotes: Readonly<Record<string, string>>;
  /** The transaction fee of Self-serve in hundredths of a percent; null if none is published. */
  fee: number | null;
}

/** One party's payout: two lines and their sum. */
const Side = ({
  title,
  lines,
}: {
  title: string;
  lines: readonly (readonly [string, string])[];
}) => (
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

/** The example month: a table with sums, then the same payout for both parties. */
export function ExampleMonth({ words, month, quotes, fee }: ExampleMonthProps) {
  const { yours, brand } = words.sides;
  const payout = month.total.commission;
  const ours = fee === null ? null : shareOf(payout, fee);
  const or = (cents: number | null) => (cents === null ? brand.unknown : dollarsAndCents(cents));
  return (
    <Band id="month" ground="clay">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-7-5 md:items-center">
        <BandHead
          title={words.title}
          mark={<Sample when={words.creator.sample} />}
          lead={interpolate(words.lead, quotes)}
        />
        <FeaturePicture
          feature="affiliate-codes"
          className="w-full rounded-stone bg-figure text-ink shadow-panel"
        />
      </div>
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

/** Week by week, with the sum at the end. */
function MonthTable({ words, caption, month }: MonthTableProps) {
  const figuresOf = (row: Row) => kinds.map((kind) => shown(row, kind));
  return (
    <Table
      className="mt-10 md:[&_tbody>tr:last-child>*]:border-y-2 md:[&_tbody>tr:last-child>*]:border-ink md:[&_tbody>tr:last-child>*]:font-display md:[&_tbody>tr:last-child>*]:text-title"
      caption={caption}
      columns={[words.columns.week, ...kinds.map((kind) => words.columns[kind])]}
      figures={[1, 2, 3, 4, 5, 6]}
      rows={[
        ...month.weeks.map(
          (row, i) => [interpolate(words.week, { number: i + 1 }), ...figuresOf(row)] as const,
        ),
        [words.total, ...figuresOf(month.total)],
      ]}
    />
  );
}
