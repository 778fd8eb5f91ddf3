import type { Scenes } from "#content/scenes.ts";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { Press } from "#illustrations/parts/screen.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { count, dollars, sum, wholeDollars } from "#illustrations/parts/money.ts";
import { type HeroProps, Scene } from "#illustrations/parts/Scene.tsx";

/** The ledger's columns on a wide stage: mark, name, trend, clicks, orders, sales, commission. */
const ledger =
  "gap-x-3 @scene:grid-cols-[2rem_1fr_4.5rem_2.75rem_2.75rem_3.25rem_4.5rem] @scene-wide:grid-cols-[2rem_1fr_8rem_3rem_3rem_3.5rem_4.5rem] @scene-wide:gap-x-5";

type Words = Scenes["influencerMarketing"];

interface CreatorRowProps {
  creator: Words["creators"][number];
  columns: Words["columns"];
  clicks: string;
  orders: string;
  sales: string;
  commission: string;
}

/** One creator's month. On a narrow stage clicks and orders go below the name, sales below the commission. */
const CreatorRow = ({ creator, columns, clicks, orders, sales, commission }: CreatorRowProps) => (
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

interface PayoutProps {
  words: Scenes["influencerMarketing"]["payout"];
  amount: string;
}

/** The slip's place in the ground's units: the sand parts around it. */
const slip = [{ cx: 760, cy: 120, rx: 672, ry: 80, squareness: 6 }];

/** The foot of the ledger: one sum and one button, like a stone in the sand. */
const Payout = ({ words, amount }: PayoutProps) => (
  <div className="relative bg-clay-soft p-4 @scene:px-12 @scene:py-7">
    <RakedGround
      viewBox={[0, 0, 1520, 240]}
      stones={slip}
      gap={20}
      fit="stretch"
      className="absolute inset-0 size-full text-clay opacity-30"
    />
    <div className="relative flex items-center justify-between rounded-large bg-inverse py-2 pr-3 pl-4 text-on-inverse shadow-raised @scene:py-2.5 @scene:pr-4 @scene:pl-6">
      <div className="@scene:contents">
        <div>
          <p>{words.label}</p>
          <p className="hidden text-micro opacity-70 @scene:block">{words.note}</p>
        </div>
        <p className="font-display text-title proportional-nums @scene:mr-6 @scene:ml-auto @scene:text-heading">
          {amount}
        </p>
      </div>
      <Press look="light">{words.send}</Press>
    </div>
  </div>
);

/** A month's ledger of creators, and the slip that pays them. The payout is the ledger's own sum. */
export function InfluencerMarketing({ alt, words }: HeroProps<"influencerMarketing">) {
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

interface SparklineProps {
  /** Values in order of time, two or more, all zero or above. */
  values: readonly number[];
  className: string;
}

const width = 72;
const height = 20;

/** A trend as one line the height of its text: from zero at the foot to the highest value at the top. */
function Sparkline({ values, className }: SparklineProps) {
  const top = Math.max(...values);
  const points = values.map((value, i) => [
    Math.round((i / (values.length - 1)) * width),
    Math.round(height - (value / top) * height),
  ]);
  const [x = width, y = 0] = points.at(-1) ?? [];
  return (
    <svg viewBox={`0 -3 ${width + 3} ${height + 6}`} className={className}>
      <path
        d={`M${points.map((point) => point.join(" ")).join("L")}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="fill-transparent stroke-current"
      />
      <circle cx={x} cy={y} r="2" className="fill-current" />
    </svg>
  );
}
