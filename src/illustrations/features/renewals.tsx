import { Chip, Phone } from "./parts/screens.tsx";
import { Cross, Disc, Ground, Shape, Sheet, Stroke, Tick, Words } from "./parts/shapes.tsx";

const dates = [
  { month: "May", day: "5", x: 36, state: "Paid" },
  { month: "June", day: "2", x: 236, state: "Declined" },
  { month: "June", day: "30", x: 436, state: "Next" },
] as const;

/** Three renewal dates, four weeks apart. The second is declined; two days later its retry is paid, and the next one follows. */
export const renewals = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={36} y={32} w={568} h={64} r={32} />
    <Words x={66} y={73} look="label" text="Rolled oats, every 4 weeks" />
    <Words x={574} y={73} look="label" align="end" text="$15.30" />
    <Stroke d="M204 212h32" color="moss" width={4} />
    <Stroke d="M404 212h32" color="lineStrong" dashed />
    {dates.map(({ month, day, x, state }) => {
      const failed = state === "Declined";
      return (
        <g key={day} transform={`translate(${x} 120)`}>
          <Sheet x={0} y={0} w={168} h={184} stroke={failed ? "persimmon" : "moss"} />
          <Shape
            d="M1 48V17q0-16 16-16h134q16 0 16 16v31z"
            fill={failed ? "persimmonSoft" : "mossSoft"}
          />
          <Words x={84} y={33} look="label" align="middle" text={month} />
          <Words x={84} y={116} look="figure" align="middle" text={day} />
          <Words
            x={84}
            y={160}
            look="label"
            align="middle"
            color={failed ? "persimmon" : "inkMuted"}
            text={state}
          />
        </g>
      );
    })}
    <Stroke
      d="M320 306v26m-10-11l10 12 10-12M484 392q36 0 36-36v-46m-10 11l10-12 10 12"
      color="moss"
      width={4}
      draws
    />
    <g className="lifts">
      <Sheet x={156} y={336} w={328} h={112} r={56} fill="mossSoft" stroke="moss" />
      <Disc cx={212} cy={392} r={30} fill="raised" stroke="moss" />
      <Tick x={201} y={393} />
      <Words x={262} y={384} text="Retried June 4" />
      <Words x={262} y={420} look="title" text="Paid" />
    </g>
  </>
);

/** A card that expired, the text that asks for a new one, and the charge that is paid with it. */
export const dunning = (
  <>
    <Ground tint="sunken" />
    <g transform="rotate(-5 170 140)">
      <Sheet x={36} y={46} w={268} h={172} fill="inverse" />
      <Sheet x={60} y={74} w={46} h={34} r={7} fill="claySoft" />
      <Words x={60} y={156} look="code" color="onInverse" text="•••• 4417" />
      <Words x={60} y={192} color="onInverse" text="Expired" />
      <Disc cx={262} cy={188} r={30} fill="persimmonSoft" stroke="persimmon" />
      <Cross x={262} y={188} />
    </g>
    <Phone x={336} y={32} w={268} h={560} />
    <Words x={470} y={92} align="middle" color="inkMuted" text="Tuesday" />
    <Sheet x={356} y={112} w={228} h={148} r={22} fill="sunken" />
    <Words x={376} y={150} text="Your card ending" />
    <Words x={376} y={182} text="in 4417 expired." />
    <Words x={376} y={226} look="label" color="moss" text="Add a new card" />
    <Stroke d="M376 236h166" color="moss" width={2} />
    <Shape d="M584 340v44l-40-12z" fill="moss" />
    <Sheet x={420} y={284} w={164} h={90} r={22} fill="moss" />
    <Words x={502} y={322} look="label" align="middle" color="onInverse" text="New card" />
    <Words x={502} y={354} align="middle" color="onInverse" text="added" />
    <Stroke d="M420 330h-38" color="moss" width={4} draws />
    <g className="lifts">
      <Sheet x={36} y={268} w={346} h={176} stroke="moss" />
      <Disc cx={84} cy={318} r={26} fill="mossSoft" stroke="moss" />
      <Tick x={73} y={319} />
      <Words x={128} y={328} look="title" text="Paid Friday" />
      <Words x={56} y={412} look="figure" color="moss" text="$48.00" />
      <Chip x={240} y={372} w={126} accent="moss" text="Recovered" />
    </g>
  </>
);
