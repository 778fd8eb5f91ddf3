import type { ReactNode } from "react";
import type { StageId } from "#illustrations/ids.ts";
import { Bust } from "#illustrations/Bust.tsx";
import { Press } from "./parts/screens.tsx";
import { around, Disc, Ground, Sand, Shape, Sheet, Stroke, Words } from "./parts/shapes.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

const dates = [
  { x: 93, y: 160, words: ["1,284", "copied"] },
  { x: 320, y: 160, words: ["Test", "renewal"] },
  { x: 547, y: 160, words: ["Live"] },
] as const;

/** One week as five columns, a path through its three dates, and the specialist’s note laid over its foot. */
const concierge = (
  <>
    <Sand stones={[around(36, 36, 568, 408)]} />
    <Sheet x={36} y={36} w={568} h={296} r={20} />
    <Stroke d="M36 94H604M150 36V332M263 36V332M377 36V332M490 36V332" color="line" width={2} />
    {days.map((day, i) => (
      <Words key={day} x={93 + i * 113.5} y={74} look="540 24 display" align="middle" text={day} />
    ))}
    <Stroke
      d="M93 160C150 160 150 200 206 200S263 160 320 160 377 200 434 200 490 160 547 160"
      color="clay"
      width={5}
      draws
    />
    {dates.map(({ x, y, words }) => (
      <g key={x}>
        <Disc cx={x} cy={y} r={36} fill={x > 500 ? "clay" : "claySoft"} stroke="clay" />
        {words.map((line, i) => (
          <Words key={line} x={x} y={y + 72 + i * 26} look="label" align="middle" text={line} />
        ))}
      </g>
    ))}
    <Sheet x={76} y={150} w={24} h={26} r={5} stroke="clay" />
    <Sheet x={86} y={142} w={24} h={26} r={5} stroke="clay" />
    <Stroke d="M304 160a16 16 0 1 1 6 12M304 160l-7-8M304 160l9-6" color="clay" width={4} />
    <Stroke d="M538 178V142" color="raised" width={4} />
    <Shape d="M538 142h26l-7 9 7 9h-26z" fill="raised" />
    <g className="lifts">
      <Sheet x={150} y={296} w={414} h={148} stroke="clay" />
      <Bust x={162} y={314} size={112} name="Ruth" />
      <Words x={290} y={352} look="label" text="I stay until the first" />
      <Words x={290} y={384} look="label" text="renewals go through." />
      <Words x={290} y={420} color="inkMuted" text="Ruth, your specialist" />
    </g>
  </>
);

const steps = [
  { y: 92, words: "Renewal fails" },
  { y: 240, words: "Check card" },
  { y: 388, words: "Send a text" },
] as const;

/** A rule as a path of three stones, downwards; next to it an agent asks to approve a credit. */
const automate = (
  <>
    <Ground tint="sunken" />
    <Stroke d="M92 92V388" color="persimmon" width={5} draws />
    {steps.map(({ y, words }) => (
      <g key={y}>
        <Sheet x={60} y={y - 34} w={262} h={68} r={34} />
        <Disc cx={92} cy={y} r={48} fill="persimmonSoft" stroke="persimmon" />
        <Words x={160} y={y + 8} look="label" text={words} />
      </g>
    ))}
    <Stroke d="M78 78l28 28m0-28l-28 28" color="persimmon" width={6} />
    <Sheet x={64} y={220} w={56} h={40} r={7} stroke="persimmon" />
    <Stroke d="M64 233h56" color="persimmon" width={7} />
    <Shape
      d="M81 160h22l-11 18zM81 308h22l-11 18zM66 368q0-8 8-8h36q8 0 8 8v26q0 8-8 8h-24l-14 14v-14q-6 0-6-8z"
      fill="rust"
    />
    <Stroke d="M80 376h24M80 388h16" color="raised" width={4} />
    <g className="lifts">
      <Sheet x={360} y={110} w={244} h={300} r={20} />
      <Disc cx={426} cy={108} r={44} fill="rust" />
      <Stroke d="M442 92a23 23 0 1 0 0 32M433 101a9 9 0 1 0 0 14" color="paper" width={5} />
      <Words x={388} y={208} color="inkMuted" text="Echo asks for" />
      <Words x={388} y={266} look="figure" text="$10" />
      <Words x={388} y={306} text="late-box credit" />
      <Press x={382} y={334} w={200} text="Approve" />
    </g>
  </>
);

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"] as const;

/** Six months of gains as layers of earth: recovered payments, then kept subscribers, then upsells on top. */
const compound = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={36} y={36} w={568} h={408} r={20} />
    <Shape d="M64 388V342C170 330 240 300 340 262S500 160 576 84V388z" fill="claySoft" />
    <Shape d="M64 388V354C180 346 250 326 350 304S510 262 576 200V388z" fill="mossSoft" />
    <Shape d="M64 388V368C190 364 260 352 360 342S510 328 576 304V388z" fill="moss" />
    <Stroke d="M64 342C170 330 240 300 340 262S500 160 576 84" color="moss" width={5} draws />
    <Disc cx={576} cy={84} r={11} fill="raised" stroke="moss" />
    {months.map((month, i) => (
      <Words key={month} x={92 + i * 91} y={422} align="middle" color="inkMuted" text={month} />
    ))}
    <Words x={560} y={194} look="label" align="end" text="Upsells" />
    <Words x={560} y={282} look="label" align="end" text="Kept" />
    <Words x={560} y={368} look="label" align="end" color="raised" text="Recovered" />
    <Words x={68} y={112} look="figure" text="$21,460" />
    <Words x={68} y={148} color="inkMuted" text="gained in June" />
  </>
);

const stores = [
  { y: 40, sign: "$" },
  { y: 180, sign: "€" },
  { y: 320, sign: "£" },
] as const;

/** Three shops, each with its currency, flow into one board; on it the work per order falls. */
const scale = (
  <>
    <Sand stones={[around(284, 84, 320, 312)]} />
    <Stroke
      d="M166 104C240 104 216 210 284 210M166 244H284M166 384C240 384 216 278 284 278"
      color="moss"
      width={5}
      draws
    />
    {stores.map(({ y, sign }) => (
      <g key={sign}>
        <Sheet x={50} y={y + 20} w={116} h={104} r={8} />
        <Shape
          d={`M52 ${y}h112l16 40a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z`}
          fill="moss"
        />
        <Words x={108} y={y + 108} look="price" align="middle" text={sign} />
      </g>
    ))}
    <Sheet x={284} y={84} w={320} h={312} r={20} />
    <Words x={314} y={138} look="title" text="Work per order" />
    <Shape d="M314 352V196C380 204 420 240 464 276S540 318 574 322V352z" fill="mossSoft" />
    <Stroke d="M314 196C380 204 420 240 464 276S540 318 574 322" color="moss" width={5} draws />
    <Disc cx={574} cy={322} r={10} fill="raised" stroke="moss" />
    <Words x={340} y={186} look="label" text="6 min" />
    <Words x={574} y={290} look="label" align="end" text="2 min" />
  </>
);

/** The stages of RevenueOS in a box of `size` units of the feature pictures, for an `svg` element with alternative text. */
export const stagePictures: Readonly<Record<StageId, ReactNode>> = {
  concierge,
  automate,
  compound,
  scale,
};
