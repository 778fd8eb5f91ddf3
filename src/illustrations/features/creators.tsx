import { Bust } from "#illustrations/Bust.tsx";
import { Press } from "./parts/screens.tsx";
import { Disc, Ground, paint, Sand, Shape, Sheet, Stroke, Tick, Words } from "./parts/shapes.tsx";

/** A ticket around 0, 0: notches of 20 on both sides, where its stub tears off. */
const ticket =
  "M-240-152H240a20 20 0 0 1 20 20V30a20 20 0 0 0 0 40v62a20 20 0 0 1-20 20H-240a20 20 0 0 1-20-20V70a20 20 0 0 0 0-40v-162a20 20 0 0 1 20-20z";

const figures = [
  { x: -130, sum: "96", what: "orders" },
  { x: 130, sum: "$541", what: "commission" },
] as const;

/** A ticket with a creator’s code in large letters; on its stub what the code brought. */
export const affiliateCodes = (
  <>
    <Sand stones={[{ cx: 320, cy: 240, rx: 284, ry: 186, squareness: 5 }]} />
    <g className="lifts [--turn:3deg]" transform="translate(320 240) rotate(-4)">
      <path d={ticket} fill={paint.claySoft} stroke={paint.clay} strokeWidth="2" />
      <Disc cx={-168} cy={-54} r={66} fill="raised" />
      <Bust x={-220} y={-106} size={104} name="Ines" />
      <g transform="translate(-72 -26) scale(1.5)">
        <Words x={0} y={0} look="540 56 code" text="INES12" />
      </g>
      <Stroke d="M-232 50H232" color="clay" dashed />
      {figures.map(({ x, sum, what }) => (
        <g key={what}>
          <Words x={x} y={104} look="540 40 display" align="middle" text={sum} />
          <Words x={x} y={136} align="middle" text={what} />
        </g>
      ))}
    </g>
  </>
);

const rise = "M68 376q36-8 56-30t52-20 54-46 52-22 56-70";

/** A creator’s own page: her link with a button to copy it, sales that rise, and coins that are due. */
export const influencerPortal = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={40} y={40} w={560} h={80} r={40} stroke="moss" />
    <Bust x={54} y={54} size={52} name="Ines" />
    <Words x={124} y={88} look="code" text="shop.example/ines" />
    <Press x={482} y={54} w={104} text="Copy" />
    <Sheet x={40} y={138} w={354} h={302} />
    <Words x={68} y={182} look="540 24 display" text="Sales in May" />
    <Shape d={`${rise}v224H68z`} fill="mossSoft" />
    <Stroke d={rise} color="moss" width={6} draws />
    <Disc cx={338} cy={188} r={11} fill="raised" stroke="moss" />
    <Sheet x={412} y={138} w={188} h={302} fill="inverse" />
    <Words x={436} y={182} color="onInverse" text="Balance due" />
    <Words x={436} y={240} look="540 56 display" color="onInverse" text="$541" />
    {[0, 1, 2, 3].map((i) => (
      <path
        key={i}
        d={`M446 ${392 - i * 26}v14a60 16 0 0 0 120 0v-14a60 16 0 0 0-120 0a60 16 0 0 0 120 0`}
        fill={paint.mossSoft}
        stroke={paint.moss}
        strokeWidth="3"
      />
    ))}
  </>
);

/** The amounts owed; the button pays their sum. */
const creators = [
  { name: "Ines", owed: "$541.44" },
  { name: "Tomo", owed: "$328.08" },
  { name: "Wren", owed: "$254.16" },
  { name: "Jonah", owed: "$160.32" },
] as const;

/** One button, from which a line runs to each of four creators with a sum and a tick. */
export const affiliatePayouts = (
  <>
    <Ground tint="persimmonSoft" />
    {creators.map(({ name, owed }, i) => {
      const y = 42 + i * 104;
      return (
        <g key={name}>
          <Stroke
            d={`M240 240c50 0 30 ${y + 42 - 240} 74 ${y + 42 - 240}`}
            color="persimmon"
            width={4}
            draws
          />
          <g className="lifts [--x:0.8rem] [--y:0rem]">
            <Sheet x={300} y={y} w={312} h={84} r={42} stroke="persimmon" />
            <Bust x={314} y={y + 16} size={52} name={name} />
            <Words x={380} y={y + 50} text={name} />
            <Words x={544} y={y + 50} look="label" align="end" text={owed} />
            <Tick x={562} y={y + 43} color="persimmon" />
          </g>
        </g>
      );
    })}
    <Sheet x={36} y={188} w={208} h={104} r={52} fill="inverse" />
    <Words x={140} y={251} look="540 30 text" align="middle" color="onInverse" text="Pay $1,284" />
    <path
      d="M186 264v52l12-11 9 20 11-5-9-19h17z"
      fill={paint.raised}
      stroke={paint.ink}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </>
);

const mentions = [
  { x: 30, y: 58, who: "Ines", seen: "18,200" },
  { x: 286, y: 138, who: "Tomas", seen: "2,940" },
  { x: 158, y: 298, who: "Ade", seen: "41,600" },
] as const;

/** The positions of posts that do not mention the brand: a wall of columns and rows without the mentions. */
const others = [-98, 30, 158, 286, 414, 542].flatMap((x) =>
  [-22, 58, 138, 218, 298, 378, 458]
    .filter((y) => !mentions.some((m) => x - m.x in { 0: 0, 128: 0 } && y - m.y in { 0: 0, 80: 0 }))
    .map((y) => ({ x, y })),
);

/** A wall of pale posts; the three that name the brand are large and lit, each with how many saw it. */
export const socialListening = (
  <>
    <Sand stones={[]} />
    <path
      d={others.map(({ x, y }) => `M${x} ${y}h112v64h-112z`).join("")}
      fill={paint.sunken}
      stroke={paint.sunken}
      strokeWidth="8"
      strokeLinejoin="round"
    />
    <Stroke d="M22 0v480M150 0v480M278 0v480M406 0v480M534 0v480" color="ground" width={8} />
    <Stroke
      d={others.map(({ x, y }) => `M${x + 18} ${y + 24}h72m-72 18h44`).join("")}
      color="line"
      width={6}
    />
    {mentions.map(({ x, y, who, seen }) => (
      <g key={who} transform={`translate(${x} ${y})`}>
        <Sheet x={0} y={0} w={240} h={144} stroke="persimmon" />
        <Bust x={18} y={18} size={44} name={who} />
        <Sheet x={74} y={22} w={128} h={36} r={8} fill="persimmonSoft" />
        <Words x={138} y={48} look="strong" align="middle" text="@millrow" />
        <Stroke d="M22 82h196" color="line" width={6} />
        <Stroke d="M22 116q20-24 40 0q-20 24-40 0z" />
        <Disc cx={42} cy={116} r={5} fill="ink" />
        <Words x={76} y={124} look="strong" text={seen} />
      </g>
    ))}
  </>
);

const stops = [
  { y: 60, name: "Sent", sign: "M0 0h52v38H0zl26 22 26-22" },
  { y: 188, name: "Opened", sign: "M0 0l26-24 26 24v38H0zl26 20 26-20" },
] as const;

/** A letter to a creator rises from its envelope; a line leads from it to three stages: sent, opened, accepted. */
export const managedOutreach = (
  <>
    <Ground tint="sunken" />
    <Shape d="M40 246l140-92 140 92v160q0 24-24 24H64q-24 0-24-24z" fill="claySoft" />
    <Sheet x={64} y={44} w={232} h={330} r={10} />
    <Words x={92} y={104} look="title" text="Hi Ines," />
    <Stroke d="M92 140h176M92 168h176M92 196h140M92 224h164" color="line" width={6} />
    <Shape d="M40 246l140 96 140-96v160q0 24-24 24H64q-24 0-24-24z" fill="claySoft" />
    <Stroke
      d="M40 246l140 96 140-96v160q0 24-24 24H64q-24 0-24-24zM46 424l92-110M314 424l-92-110"
      color="clay"
    />
    <Stroke d="M296 98H376M416 136v60M416 264v60" color="clay" width={4} draws />
    {stops.map(({ y, name, sign }) => (
      <g key={name}>
        <Sheet x={376} y={y} w={224} h={88} />
        <g transform={`translate(400 ${y + 26})`}>
          <Stroke d={sign} color="inkMuted" />
        </g>
        <Words x={474} y={y + 53} look="label" text={name} />
      </g>
    ))}
    <g className="lifts">
      <Shape d="M600 370v72l-48-26z" fill="clay" />
      <Sheet x={376} y={316} w={224} h={104} r={24} fill="clay" />
      <Bust x={394} y={338} size={60} name="Ines" />
      <Words x={474} y={378} look="640 30 display" color="onInverse" text="Yes!" />
    </g>
  </>
);
