import { Bust } from "#illustrations/Bust.tsx";
import { coat, loop, pouch, sweater } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { Chip, Press } from "./parts/screens.tsx";
import { Disc, Ground, paint, Sheet, Stroke, Tick, Words } from "./parts/shapes.tsx";

/** Rows of knitting: one small v next to the other. */
const knit = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 6 }, (_, i) => `M${i * 22 - 66} ${row * 22 - 56}l11 12 11-12`).join(""),
).join("");

/** The darn: threads one way, and threads woven through them. */
const warp = [-28, -17, -6, 5, 16, 27].map((x) => `M${x}-32v64`).join("");
const weft = [-24, -12, 0, 12, 24].map((y) => `M-34 ${y}h68`).join("");

/** A paid order and its sweater; a thread runs from the elbow to a slip that offers a darning kit. */
export const darning = (
  <>
    <Ground tint="sunken" />
    <Sheet x={36} y={34} w={350} h={156} />
    <Tick x={66} y={80} />
    <Words x={104} y={90} look="title" text="Order paid" />
    <Words x={66} y={132} text="Lambswool sweater, peat" />
    <Words x={66} y={164} color="inkMuted" text="$118.00" />
    <Thing areas={sweater} color="tan" at="translate(412 22)" />
    <Sheet x={176} y={232} w={428} h={216} stroke="clay" />
    <g transform="translate(264 312)">
      <Disc cx={0} cy={0} r={66} fill="claySoft" />
      <g clipPath="inset(0 round 66px)">
        <path d={knit} fill="none" stroke={paint.clay} strokeWidth="2" opacity=".45" />
      </g>
      <Stroke d={warp} color="clay" width={4} />
      <Stroke d={weft} color="persimmon" width={4} />
    </g>
    <Stroke
      d="M298 288C380 262 330 218 420 218S600 240 584 124m-18-4l22 12m-26 2l22 12"
      color="persimmon"
      width={4}
    />
    <Words x={368} y={282} look="label" color="clay" text="Before it ships" />
    <Words x={368} y={320} look="title" text="Darning kit" />
    <Words x={368} y={354} color="inkMuted" text="in peat, $24" />
    <Press x={352} y={380} w={228} text="Add to the order" />
  </>
);

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"] as const;
const wet: ReadonlySet<number> = new Set([2, 3, 8, 9]);
/** The months that charge for a pouch, and how each charge went: paid, or failed. */
const charges: ReadonlyMap<number, { color: "moss" | "persimmon"; mark: string }> = new Map([
  [1, { color: "moss", mark: "M9 70l7 8 14-18" }],
  [7, { color: "persimmon", mark: "M11 61l16 16m0-16l-16 16" }],
]);

/** Slanting strokes, thinner toward the bottom, as rain is drawn. */
const rain = Array.from(
  { length: 8 },
  (_, i) => `M${10 + ((i * 13) % 28)} ${74 + i * 19}l-5 ${20 - (i % 3) * 4}`,
).join("");

/** Twelve months: rain in four of them, and a charge before each rain, of which one fails; below them, the coat and the text about the card. */
export const expiredCard = (
  <>
    <Ground tint="mossSoft" />
    <Sheet x={28} y={30} w={584} h={268} />
    {months.map((month, i) => {
      const charge = charges.get(i);
      return (
        <g key={i} transform={`translate(${46 + i * 46} 46)`}>
          <rect
            y="40"
            width="38"
            height="196"
            rx="10"
            fill={paint[wet.has(i) ? "mossSoft" : "sunken"]}
            opacity={wet.has(i) ? 1 : 0.55}
          />
          <Words
            x={19}
            y={24}
            look="label"
            align="middle"
            color={wet.has(i) ? "moss" : "inkMuted"}
            text={month}
          />
          {wet.has(i) && (
            <g clipPath="inset(0)">
              <Stroke d={rain} color="moss" width={3} />
            </g>
          )}
          {charge && (
            <g transform="translate(0 128)">
              <Thing areas={pouch} at="translate(19 46) scale(.35)" />
              <Stroke d={charge.mark} color={charge.color} width={4} />
            </g>
          )}
        </g>
      );
    })}
    <Thing areas={coat} color="rust" at="translate(474 468) scale(1.36)" />
    <Sheet x={28} y={312} w={330} h={158} stroke="persimmon" />
    <Words x={48} y={350} look="540 24 display" text="Your card has expired" />
    <Words x={48} y={382} color="inkMuted" text="August pouch, $19" />
    <Press x={48} y={400} w={172} text="Update card" />
  </>
);

const threads = Array.from({ length: 15 }, (_, i) => `M${440 + i * 11} 40V440`).join("");
/** The cloth: dense weft, each row slightly offset, as if woven by hand. */
const cloth = Array.from(
  { length: 17 },
  (_, i) => `M436 ${316 + i * 7}q40-${2 + (i % 3)} 80 0t82 0`,
).join("");

/** Express is struck out and held back, ground shipping is chosen; next to it the cloth that is being woven. */
export const heldBack = (
  <>
    <Ground tint="sunken" />
    <Sheet x={24} y={32} w={380} h={416} />
    <Words x={46} y={82} look="title" text="Tablecloth, 8 seats" />
    <Words x={46} y={116} color="inkMuted" text="$640.00" />
    <Sheet x={44} y={138} w={340} h={86} fill="sunken" />
    <Disc cx={70} cy={181} r={10} fill="none" stroke="lineStrong" />
    <Words x={94} y={174} color="inkMuted" struck text="Express" />
    <Words x={94} y={206} color="inkMuted" struck text="$28" />
    <Chip x={196} y={159} w={172} accent="persimmon" text="Not available" />
    <Sheet x={44} y={238} w={340} h={86} stroke="ink" />
    <Disc cx={70} cy={281} r={10} fill="raised" stroke="ink" />
    <Disc cx={70} cy={281} r={4} fill="ink" stroke="ink" />
    <Words x={94} y={274} look="label" text="Ships when it is woven" />
    <Words x={94} y={306} color="inkMuted" text="$9" />
    <Sheet x={44} y={338} w={340} h={90} fill="claySoft" r={10} />
    <Words x={64} y={376} look="label" text="Woven for you," />
    <Words x={64} y={408} text="in about three weeks" />
    <Sheet x={424} y={28} w={186} h={424} r={10} />
    <Stroke d={threads} color="lineStrong" width={1.5} />
    <path d="M436 312h164v124H436z" fill={paint.claySoft} />
    <Stroke d={cloth} color="clay" width={2} />
    <path d="M452 292q66-26 132 0-66 26-132 0z" fill={paint.clay} />
    <Stroke d="M478 292h80" color="onInverse" width={3} />
    <Stroke d="M584 292c30 0 20 22 10 26" color="clay" />
    <Stroke d="M424 40h186M424 440h186" color="ink" width={8} />
  </>
);

/** A post with a link; the link's discount runs in a furrow to the bill, where it is subtracted. */
export const carriedLink = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={28} y={32} w={236} h={350} />
    <Bust x={46} y={46} size={44} name="Ysolde" />
    <Words x={100} y={76} look="label" text="Ysolde" />
    <path d="M36 104h220v202H36z" fill={paint.persimmonSoft} />
    <Thing areas={loop} color="lineStrong" at="translate(34 98) scale(.82)" />
    <Sheet x={44} y={324} w={178} h={42} r={21} fill="sunken" />
    <Words x={133} y={352} look="label" align="middle" text="/with/ysolde" />
    <Stroke
      d="M228 345c48 0 48-8 48-60V190c0-76 52-96 102-96s112 8 112 84v48m-18-20l18 22 18-22"
      color="persimmon"
      width={4}
    />
    <Disc cx={378} cy={94} r={34} fill="rust" />
    <Words x={378} y={103} look="strong" align="middle" color="onInverse" text="12%" />
    <Sheet x={292} y={242} w={320} h={208} stroke="persimmon" />
    <Words x={308} y={286} text="Scarf, heron" />
    <Words x={596} y={286} align="end" text="$98.00" />
    <Words x={308} y={322} look="label" color="persimmon" text="12%, with Ysolde" />
    <Words x={596} y={322} look="label" align="end" color="persimmon" text="−$11.76" />
    <Stroke d="M308 344h288" color="line" width={2} />
    <Words x={308} y={388} look="540 24 display" text="Total" />
    <Words x={596} y={392} look="price" align="end" text="$86.24" />
    <Words x={308} y={426} color="inkMuted" text="No code needed" />
  </>
);
