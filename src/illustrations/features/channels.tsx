import { bag, jar } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { seededRandom } from "#lib/random/seeded-random.ts";
import {
  around,
  Disc,
  Ground,
  paint,
  Sand,
  Shape,
  Sheet,
  size,
  Stroke,
  Words,
} from "./parts/shapes.tsx";
import { Phone, Press } from "./parts/screens.tsx";

/** A large green text message; under it the day and hour, how many get it, and the button to schedule. */
export const smsCampaigns = (
  <>
    <Ground tint="claySoft" />
    <g className="lifts">
      <Shape d="M590 130v104l-80-40z" fill="moss" />
      <Sheet x={50} y={40} w={540} h={160} r={44} fill="moss" />
      <Words x={92} y={112} look="540 40 text" color="onInverse" text="Rolled oats are back." />
      <Words x={92} y={160} look="400 30 text" color="onInverse" text="Text 1 to add a bag" />
    </g>
    <Sheet x={50} y={256} w={540} h={184} />
    <Sheet x={78} y={284} w={132} h={128} r={14} fill="mossSoft" />
    <Stroke d="M112 274v20M176 274v20" color="lineStrong" width={6} />
    <Words x={144} y={336} look="label" align="middle" text="Thursday" />
    <Words x={144} y={386} look="price" align="middle" text="10:00" />
    <Words x={240} y={328} look="price" text="4,120" />
    <Words x={348} y={328} color="inkMuted" text="subscribers" />
    <Press x={240} y={360} w={322} text="Schedule" />
  </>
);

/** A phone, cut off by the lower edge: a message with a picture of a jar that is back in stock, and a reply. */
export const mmsPictures = (
  <>
    <Sand stones={[around(140, 34, 360, 470)]} />
    <Phone x={140} y={34} w={360} h={560} />
    <Disc cx={186} cy={92} r={20} fill="rust" />
    <Shape
      d="M185 104v-8q-9 0-10-9 9 0 10 7v-4q-5-4 1-13 6 9 1 13v4q1-7 10-7-1 9-10 9v8z"
      fill="paper"
    />
    <Words x={218} y={99} look="label" text="Millrow" />
    <Sheet x={166} y={126} w={270} h={270} r={26} fill="sunken" />
    <Sheet x={166} y={126} w={270} h={206} r={26} fill="persimmonSoft" />
    <Disc cx={301} cy={224} r={84} fill="raised" />
    <Stroke d="M186 304h230" color="persimmon" />
    <g className="lifts">
      <Thing areas={jar} color="rust" at="translate(301 297) scale(1.36)" />
    </g>
    <Words x={188} y={374} look="640 30 display" text="Back in stock" />
    <Shape d="M476 430v50l-40-14z" fill="inverse" />
    <Sheet x={304} y={408} w={172} h={58} r={20} fill="inverse" />
    <Words x={324} y={445} color="onInverse" text="Two, please" />
  </>
);

/** Squares along each side of the code; three of its corners hold a mark of seven. */
const side = 17;

/** The dark squares of a code to scan, as path data in units of one square. It only looks like one. */
function squares(): string {
  const next = seededRandom("kiosk");
  const far = side - 7;
  const inMark = (x: number, y: number) =>
    (x < 8 && (y < 8 || y >= far - 1)) || (x >= far - 1 && y < 8);
  const dark = Array.from({ length: side * side }, (_, i) => ({
    x: i % side,
    y: Math.floor(i / side),
  }))
    .filter(({ x, y }) => next() < 0.5 && !inMark(x, y))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  const mark = "h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z";
  return `M0 0${mark}M${far} 0${mark}M0 ${far}${mark}${dark.join("")}`;
}

/** Where the awning's stripes begin, from left to right; every other one is dark. */
const stripes = [0, 80, 160, 240, 320, 400, 480, 560] as const;

/** A shop: an awning, a counter, on it a tablet on a stand with a code, and a phone that scans it. */
export const kiosk = (
  <>
    <Sand stones={[around(130, 88, 380, 280)]} />
    {stripes.map((x, i) => (
      <Shape
        key={x}
        d={`M${x} 0h80v30a40 24 0 0 1-80 0z`}
        fill={i % 2 === 0 ? "rust" : "persimmonSoft"}
      />
    ))}
    <Shape d="M300 360h40v52h40q14 0 14 14h-148q0-14 14-14h40z" fill="lineStrong" />
    <Sheet x={200} y={76} w={240} h={304} r={26} fill="inverse" />
    <Sheet x={214} y={90} w={212} h={276} r={14} stroke="none" />
    <g transform="translate(243.5 112) scale(9)">
      <path d={squares()} fill={paint.ink} fillRule="evenodd" />
    </g>
    <Words x={320} y={308} look="title" align="middle" text="Scan to" />
    <Words x={320} y={342} look="title" align="middle" text="subscribe" />
    <Shape d={`M0 426h${size.width}v54h-${size.width}z`} fill="claySoft" />
    <Thing areas={bag} color="rust" at="translate(42 258) scale(1.2)" />
    <Stroke d={`M0 426h${size.width}`} color="clay" />
    <g transform="rotate(12 540 360)">
      <g className="lifts [--x:-1rem]">
        <Phone x={478} y={250} w={128} h={280} />
        <Stroke
          d="M500 324v-22h22m40 0h22v22m0 40v22h-22m-40 0h-22v-22"
          color="persimmon"
          width={5}
        />
        <Shape
          d="M518 320h18v18h-18zm30 0h18v18h-18zm-30 30h18v18h-18zm34 4h10v10h-10z"
          fill="ink"
        />
      </g>
    </g>
  </>
);
