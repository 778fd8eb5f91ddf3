import type { Scenes } from "#content/scenes.ts";
import { count, dollars, sum, wholeDollars } from "#illustrations/parts/money.ts";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { CreatorRow, ledger } from "./CreatorRow.tsx";
import { Payout } from "./Payout.tsx";

interface InfluencerMarketingProps {
  alt: string;
  words: Scenes["influencerMarketing"];
}

/** A month's ledger of creators, and the slip that pays them. The payout is the ledger's own sum. */
export function InfluencerMarketing({ alt, words }: InfluencerMarketingProps) {
  const { title, month, columns, rate, creators, payout } = words;
  const rows = creators.map((creator) => {
    const sales = sum(creator.sales);
    return { creator, sales, commission: Math.round(sales * rate) / 100 };
  });
  return (
    <Scene alt={alt} className="grid grid-cols-1 grid-rows-[1fr_auto] bg-ground">
      <div className="flex flex-col px-4 pt-3 @scene:px-8 @scene:pt-6 @scene:pb-2">
        <div className="flex items-baseline justify-between pb-1">
          <p className="font-display text-title">{title}</p>
          <p className="text-ink-muted">{month}</p>
        </div>
        <div
          className={`hidden pt-2 pb-1.5 text-right text-micro text-ink-muted @scene:grid ${ledger}`}
        >
          <p className="col-span-2 text-left">{columns.creator}</p>
          <p className="text-left">{columns.trend}</p>
          <p>{columns.clicks}</p>
          <p>{columns.orders}</p>
          <p>{columns.sales}</p>
          <p>{columns.commission}</p>
        </div>
        {rows.map(({ creator, sales, commission }) => (
          <CreatorRow
            key={creator.code}
            creator={creator}
            columns={columns}
            clicks={count(creator.clicks)}
            orders={count(creator.orders)}
            sales={wholeDollars(sales)}
            commission={dollars(commission)}
          />
        ))}
      </div>
      <Payout words={payout} amount={dollars(sum(rows.map(({ commission }) => commission)))} />
    </Scene>
  );
}
