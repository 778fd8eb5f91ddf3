import type { Scenes } from "#content/scenes.ts";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { Sparkline } from "#illustrations/parts/Sparkline.tsx";

/** The ledger's columns on a wide stage: mark, name, trend, clicks, orders, sales, commission. */
export const ledger =
  "gap-x-3 @scene:grid-cols-[2rem_1fr_4.5rem_2.75rem_2.75rem_3.25rem_4.5rem] @scene-wide:grid-cols-[2rem_1fr_8rem_3rem_3rem_3.5rem_4.5rem] @scene-wide:gap-x-5";

type Words = Scenes["influencerMarketing"];

interface CreatorRowProps {
  creator: Words["creators"][number];
  columns: Words["columns"];
  /** The month's figures, formatted. */
  clicks: string;
  orders: string;
  sales: string;
  commission: string;
}

/** One creator's month. On a narrow stage clicks and orders go below the name, sales below the commission. */
export function CreatorRow({
  creator,
  columns,
  clicks,
  orders,
  sales,
  commission,
}: CreatorRowProps) {
  return (
    <div
      className={`grid grow grid-cols-[2rem_1fr_auto] items-center border-t border-line text-right ${ledger}`}
    >
      <SeedMark name={creator.name} tone="clay" />
      <div className="text-left">
        <p className="font-medium">{creator.name}</p>
        <p className="hidden text-micro text-ink-muted @scene:block">{creator.code}</p>
        <p className="text-micro text-ink-muted lowercase @scene:hidden">
          {clicks} {columns.clicks}, {orders} {columns.orders}
        </p>
      </div>
      <Sparkline values={creator.sales} className="hidden text-clay @scene:block" />
      <p className="hidden @scene:block">{clicks}</p>
      <p className="hidden @scene:block">{orders}</p>
      <p className="hidden @scene:block">{sales}</p>
      <div>
        <p className="font-medium">{commission}</p>
        <p className="text-micro text-ink-muted lowercase @scene:hidden">
          {sales} {columns.sales}
        </p>
      </div>
    </div>
  );
}
