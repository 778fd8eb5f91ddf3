import { bag, bars, bowl, jar } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { Press } from "./parts/screens.tsx";
import { around, Disc, Ground, Sand, Shape, Sheet, Stroke, Tick, Words } from "./parts/shapes.tsx";

/** A paid order; a slip that offers one more item with one tap slides in over it. */
export const postPurchaseOffers = (
  <>
    <Sand stones={[around(50, 50, 380, 260), around(210, 200, 390, 230)]} />
    <Sheet x={50} y={50} w={380} h={260} />
    <Tick x={84} y={108} />
    <Words x={122} y={118} look="title" text="Order paid" />
    <Words x={84} y={160} color="inkMuted" text="Rolled oats, 5 lb" />
    <Words x={396} y={160} align="end" text="$64.00" />
    <g className="lifts">
      <Sheet x={210} y={200} w={390} h={230} stroke="persimmon" />
      <Sheet x={234} y={226} w={112} h={112} fill="persimmonSoft" />
      <Thing areas={bars} color="rust" at="translate(236 230)" />
      <Words x={368} y={254} look="label" color="persimmon" text="Add before it ships" />
      <Words x={368} y={292} look="title" text="Oat bars, 6" />
      <Words x={368} y={328} color="inkMuted" struck text="$12" />
      <Words x={424} y={328} look="strong" text="$9" />
      <Press x={234} y={358} w={342} text="Add with one tap" />
    </g>
  </>
);

const fields = [
  { y: 52, name: "Email" },
  { y: 358, name: "Address" },
] as const;

/** A checkout in an editor: a tilted block with a picture and text, held over its gap between two fields. */
export const contentBlocks = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={40} y={36} w={470} h={408} />
    <Shape d="M56 36h44v408h-44q-16 0-16-16v-376q0-16 16-16z" fill="sunken" />
    <Stroke
      d="M57 68h26M70 68v26M57 128h26v24h-26zM57 188h26M57 200h26M57 212h14"
      color="inkMuted"
    />
    {fields.map(({ y, name }) => (
      <g key={name}>
        <Sheet x={132} y={y} w={346} h={70} r={12} stroke="lineStrong" />
        <Words x={154} y={y + 43} color="inkMuted" text={name} />
      </g>
    ))}
    <Sheet x={132} y={142} w={346} h={196} r={12} fill="mossSoft" stroke="moss" dashed />
    <g transform="translate(0 -10) rotate(-6 400 250)">
      <g className="lifts [--turn:4deg]">
        <Sheet x={216} y={172} w={384} h={156} stroke="moss" />
        <Sheet x={236} y={192} w={116} h={116} r={10} fill="mossSoft" />
        <Disc cx={322} cy={222} r={13} fill="moss" />
        <Shape d="M236 290l38-44 30 30 18-16 30 32v6q0 10-10 10h-96q-10 0-10-10z" fill="moss" />
        <Words x={376} y={234} look="strong" text="Packed by hand" />
        <Stroke d="M379 262h186M379 288h120" color="line" width={6} />
      </g>
    </g>
    <g transform="translate(508 290) scale(1.7)">
      <Shape d="M0 0v42l10-9 7 15 8-4-7-14h13z" fill="ink" />
      <Stroke d="M0 0v42l10-9 7 15 8-4-7-14h13z" color="raised" width={2} />
    </g>
  </>
);

const seals = [
  {
    x: 140,
    lines: ["Secure", "payment"],
    sign: "M-18-4h36v26h-36zM-11-4v-9a11 11 0 0 1 22 0v9M0 6v7",
  },
  {
    x: 320,
    lines: ["30-day", "returns"],
    sign: "M-21-12h26a16 16 0 0 1 0 32h-22M-11-22l-10 10 10 10",
  },
  {
    x: 500,
    lines: ["Ships from", "Ohio"],
    sign: "M-16 12h-10v-28h32v28h-10M6-8h12l8 10v10h-6M6 12h2M-10 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM14 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
  },
] as const;

/** The scalloped edge of a seal around 0, 0: eighteen arcs between points 68 from the middle. */
const edge = Array.from({ length: 19 }, (_, i) => {
  const at = [Math.cos, Math.sin].map((turn) => (68 * turn((i * Math.PI) / 9)).toFixed()).join(" ");
  return i === 0 ? `M${at}` : `A14 14 0 0 1 ${at}`;
}).join("");

/** A wide pay button, and below it three scalloped seals: a lock, a return arrow, a van. */
export const trustBadges = (
  <>
    <Ground tint="sunken" />
    <Sheet x={40} y={-60} w={560} h={500} r={24} />
    <Sheet x={80} y={36} w={480} h={92} r={46} fill="inverse" />
    <Words x={320} y={95} look="540 40 text" align="middle" color="onInverse" text="Pay $64" />
    {seals.map(({ x, lines, sign }) => (
      <g key={x} transform={`translate(${x} 244)`}>
        <g className="lifts [--turn:10deg]">
          <Shape d={edge} fill="clay" />
          <Disc cx={0} cy={0} r={56} fill="claySoft" />
          <g transform="scale(1.2)">
            <Stroke d={sign} />
          </g>
        </g>
        {lines.map((line, i) => (
          <Words key={line} x={0} y={128 + 30 * i} look="label" align="middle" text={line} />
        ))}
      </g>
    ))}
  </>
);

const extras = [
  { x: 50, good: jar, at: "translate(46 110) scale(1.04)", name: "Honey", price: "$9" },
  { x: 335, good: bowl, at: "scale(.9)", name: "Bowl", price: "$14" },
] as const;

/** A bag in a cart; below it two products, each with a plus on a line that leads up into the cart. */
export const checkoutUpsells = (
  <>
    <Sand stones={[around(50, 30, 540, 410)]} />
    <Sheet x={110} y={30} w={420} h={180} />
    <Thing areas={bag} color="leaf" at="translate(206 44) scale(.72)" />
    <Stroke d="M142 72h26l26 80h112l22-58h-153" width={4} />
    <Disc cx={212} cy={178} r={11} fill="ink" />
    <Disc cx={288} cy={178} r={11} fill="ink" />
    <Words x={366} y={108} look="label" text="Rolled oats" />
    <Words x={366} y={156} look="price" text="$18" />
    <Stroke d="M178 270v-24q0-20 20-20h244q20 0 20 20v24M320 226v-16" color="moss" draws />
    {extras.map(({ x, good, at, name, price }) => (
      <g key={name} className="lifts">
        <Sheet x={x} y={270} w={255} h={170} />
        <Thing areas={good} color="leaf" at={`translate(${x + 34} 302) ${at}`} />
        <Words x={x + 150} y={362} look="label" text={name} />
        <Words x={x + 150} y={398} color="inkMuted" text={price} />
        <Disc cx={x + 128} cy={270} r={30} fill="moss" />
        <Stroke d={`M${x + 114} 270h28m-14-14v28`} color="onInverse" width={5} />
      </g>
    ))}
  </>
);

/** An address bar with its campaign marked; an arrow leads from it to a checkout with a 15 percent tag. */
export const smartDiscounts = (
  <>
    <Ground tint="persimmonSoft" />
    <Sheet x={40} y={40} w={560} h={80} r={40} stroke="lineStrong" />
    <Words x={70} y={88} look="code" color="inkMuted" text="shop.example/?" />
    <Sheet x={280} y={54} w={282} h={52} r={26} fill="persimmonSoft" />
    <Words x={421} y={88} look="code" align="middle" text="utm_source=spring" />
    <Stroke d="M421 108c0 70 70 30 70 112m-18-20l18 20 18-20" color="persimmon" width={5} draws />
    <Sheet x={50} y={196} w={340} h={244} />
    <Words x={82} y={250} text="Box of oats" />
    <Words x={82} y={310} color="inkMuted" struck text="$64.00" />
    <Words x={178} y={314} look="price" text="$54.40" />
    <Press x={82} y={356} w={276} text="Check out" />
    <g className="lifts origin-left [--turn:-7deg] [--y:0rem]">
      <Shape d="M350 291l48-55h176q16 0 16 16v78q0 16-16 16H398z" fill="rust" />
      <Disc cx={394} cy={291} r={10} fill="raised" />
      <Words x={494} y={311} look="figure" align="middle" color="onInverse" text="−15%" />
    </g>
  </>
);
