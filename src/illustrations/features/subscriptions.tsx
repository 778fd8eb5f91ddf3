import { Bust } from "#illustrations/Bust.tsx";
import { bag, box } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { Window } from "./parts/screens.tsx";
import { around, Disc, Ground, Sand, Shape, Sheet, Stroke, Words } from "./parts/shapes.tsx";
import { type ReactNode } from "react";

/** A bag of oats and two ways to buy it: once, or every 4 weeks for less, which is chosen. */
export const subscribeAndSave = (
  <>
    <Sand stones={[around(40, 40, 560, 400)]} />
    <Sheet x={40} y={40} w={560} h={400} />
    <Sheet x={60} y={60} w={206} h={360} r={10} fill="mossSoft" />
    <Thing areas={bag} color="leaf" at="translate(88 136) scale(1.5)" />
    <Sheet x={286} y={60} w={294} h={118} r={10} />
    <Disc cx={324} cy={119} r={14} fill="none" stroke="lineStrong" />
    <Words x={354} y={127} text="Buy once" />
    <Words x={558} y={127} align="end" text="$18" />
    <g className="lifts">
      <Sheet x={286} y={194} w={294} h={226} r={10} fill="mossSoft" stroke="moss" />
      <Disc cx={324} cy={250} r={14} fill="raised" stroke="moss" />
      <Disc cx={324} cy={250} r={7} fill="moss" />
      <Words x={354} y={260} look="title" text="Subscribe" />
      <Words x={354} y={298} text="every 4 weeks" />
      <Words x={354} y={382} look="540 56 display" color="moss" text="$15.30" />
    </g>
  </>
);

interface CardProps {
  /** The position of its middle, which is 0, 0 for what is drawn on it. */
  x: number;
  y: number;
  turn: number;
  lastLine: string;
  strong?: boolean;
  /** Where it moves when the hand fans out. */
  fan: string;
  children: ReactNode;
}

/** One of the three offers, which are held out like a hand of cards. */
const Card = ({ x, y, turn, lastLine, strong = false, fan, children }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <g className={`lifts ${fan}`}>
      <Sheet
        x={-86}
        y={-98}
        w={172}
        h={196}
        fill={strong ? "persimmonSoft" : "raised"}
        stroke="persimmon"
      />
      {children}
      <Words x={0} y={72} look="label" align="middle" text={lastLine} />
    </g>
  </g>
);

/** A cancel page, and over it three ways to stay: skip a box, swap it, 20 percent off the next. */
export const winbackOffers = (
  <>
    <Ground tint="sunken" />
    <Window x={80} y={36} w={480} h={408} address="shop.example/cancel">
      <Words x={320} y={132} look="title" align="middle" text="Before you go" />
      <Words x={320} y={419} align="middle" color="inkMuted" text="Cancel anyway" />
    </Window>
    <Stroke d="M246 428h148" color="lineStrong" width={1.5} />
    <Card x={148} y={286} turn={-9} fan="[--turn:-7deg] [--x:-1rem]" lastLine="Skip a box">
      <Stroke
        d="M-50-8q0-44 46-44t46 40m-14-14l14 16 14-16M-62 12h24m22 0h8m22 0h28"
        color="persimmon"
        width={5}
      />
    </Card>
    <Card x={492} y={286} turn={9} fan="[--turn:7deg] [--x:1rem]" lastLine="next box" strong>
      <Words x={0} y={0} look="figure" align="middle" color="persimmon" text="20%" />
      <Words x={0} y={42} look="label" align="middle" text="off the" />
    </Card>
    <Card x={320} y={266} turn={0} fan="[--y:-1.5rem]" lastLine="Swap it">
      <Stroke
        d="M-42-38h82l-20-20m20 20l-20 20M42 4h-82l20-20m-20 20l20 20"
        color="persimmon"
        width={5}
      />
    </Card>
  </>
);

/** A pencil that means “edit”, drawn around its middle. */
const Pencil = ({ x, y }: { x: number; y: number }) => (
  <>
    <Disc cx={x} cy={y} r={22} fill="raised" stroke="clay" />
    <Stroke d={`M${x - 9} ${y + 9}l2-8 11-11 6 6-11 11z`} color="clay" />
  </>
);

/** A customer’s own page: the next box, the bank card and the address, a pencil on each. */
export const customerPortal = (
  <>
    <Ground tint="persimmonSoft" />
    <Sheet x={40} y={32} w={560} h={416} />
    <Bust x={62} y={50} size={52} name="Maren" />
    <Words x={130} y={87} look="title" text="Hello, Maren" />
    <Sheet x={64} y={122} w={246} h={302} fill="claySoft" />
    <g className="lifts [--y:-0.9rem]">
      <Thing areas={box} color="tan" at="translate(112 146) scale(1.5)" />
    </g>
    <Words x={88} y={358} text="Next box" />
    <Words x={88} y={400} look="540 40 display" text="June 2" />
    <Pencil x={272} y={386} />
    <Sheet x={330} y={122} w={246} h={142} fill="inverse" />
    <Sheet x={354} y={146} w={44} h={34} r={7} fill="claySoft" />
    {[360, 376, 392].map((x) => (
      <Disc key={x} cx={x} cy={225} r={4} fill="onInverse" />
    ))}
    <Words x={410} y={232} look="code" color="onInverse" text="4242" />
    <Pencil x={538} y={226} />
    <Sheet x={330} y={282} w={246} h={142} fill="sunken" />
    <Shape d="M376 350q-22-22-22-34a22 22 0 0 1 44 0q0 12-22 34z" fill="clay" />
    <Disc cx={376} cy={316} r={8} fill="raised" />
    <Words x={354} y={376} look="label" text="18 Mill Lane" />
    <Words x={354} y={406} color="inkMuted" text="Akron, Ohio" />
    <Pencil x={538} y={386} />
  </>
);

const coin = { cx: 524, cy: 356, r: 92 } as const;

/** Three steps down to the right: a third order, a wait of two days, a coin of 200 points. */
export const loyaltyWorkflows = (
  <>
    <Sand
      stones={[
        around(40, 36, 326, 260),
        { cx: coin.cx, cy: coin.cy, rx: coin.r + 16, ry: coin.r + 16, squareness: 2 },
      ]}
    />
    <Sheet x={40} y={36} w={320} h={124} stroke="moss" />
    <Thing areas={box} color="leaf" at="translate(72 51) scale(.94)" />
    <Words x={192} y={108} look="title" text="3rd order" />
    <Stroke d="M240 162v36m-10-11l10 12 10-12" color="moss" width={4} draws />
    <Sheet x={120} y={204} w={246} h={92} r={46} stroke="moss" />
    <Disc cx={172} cy={250} r={28} fill="mossSoft" stroke="moss" />
    <Stroke d="M172 233v17l12 8" color="moss" width={4} />
    <Words x={222} y={258} text="Wait 2 days" />
    <Stroke d="M240 298q0 54 50 54h126m-11-11l12 11-12 11" color="moss" width={4} draws />
    <g className="lifts [--turn:8deg]">
      <Disc cx={coin.cx} cy={coin.cy} r={coin.r} fill="mossSoft" stroke="moss" />
      <Disc cx={coin.cx} cy={coin.cy} r={coin.r - 12} fill="none" stroke="moss" />
      <Words
        x={coin.cx - 3}
        y={coin.cy + 10}
        look="figure"
        align="middle"
        color="moss"
        text="+200"
      />
      <Words x={coin.cx} y={coin.cy + 42} align="middle" text="points" />
    </g>
  </>
);
