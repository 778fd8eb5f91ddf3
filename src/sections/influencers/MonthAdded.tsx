import { shareOf } from "#live/calculators/plans/money.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { dollarsAndCents, type Month } from "./month.ts";
import { MonthTable } from "./MonthTable.tsx";

interface MonthAddedProps {
  words: Content<"influencers">["month"];
  month: Month;
  quotes: Readonly<Record<string, string>>;
  /** The transaction fee of Self-serve in hundredths of a percent; null where none is published. */
  fee: number | null;
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

/** One side of the payout: three lines, of which the last is the sum. */
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

/** The example month: a table that adds up, then the same payout from both its sides. */
export function MonthAdded({ words, month, quotes, fee, labels }: MonthAddedProps) {
  const { yours, brand } = words.sides;
  const payout = month.total.commission;
  const ours = fee === null ? null : shareOf(payout, fee);
  const or = (cents: number | null) => (cents === null ? brand.unknown : dollarsAndCents(cents));
  return (
    <section id="month" className="bg-clay-soft py-section">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {words.title}
          {words.creator.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{put(words.lead, quotes)}</p>
        <MonthTable words={words} caption={put(words.caption, quotes)} month={month} />
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
      </Page>
    </section>
  );
}
