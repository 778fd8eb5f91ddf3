import { Chip } from "./parts/screens.tsx";
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

/** One charge on a line of days, in three steps: declined, asked for a new card, paid. */
export const dunning = (
  <>
    <Ground tint="sunken" />
    <Sheet x={40} y={70} w={560} h={340} />
    <Words x={74} y={122} look="title" text="Failed payment, $48" />
    <Chip x={412} y={90} w={156} accent="moss" text="Recovered" />
    <Stroke d="M120 250H520" color="lineStrong" dashed />
    <Stroke d="M320 250H520" color="moss" width={4} draws />
    {/* The charge, below the first step until it runs. */}
    <g className="runs [--x:25rem]">
      <Disc cx={120} cy={250} r={11} fill="rust" />
    </g>
    <Disc cx={120} cy={250} r={30} fill="persimmonSoft" stroke="persimmon" />
    <Cross x={120} y={250} />
    <Disc cx={320} cy={250} r={30} fill="raised" stroke="lineStrong" />
    <Stroke d="M306 240h28v20h-16l-8 8v-8h-4z" color="inkMuted" />
    <Disc cx={520} cy={250} r={30} fill="mossSoft" stroke="moss" />
    <Tick x={509} y={251} />
    <Words x={120} y={324} look="label" align="middle" text="Declined" />
    <Words x={120} y={356} align="middle" color="inkMuted" text="Monday" />
    <Words x={320} y={324} look="label" align="middle" text="Card requested" />
    <Words x={320} y={356} align="middle" color="inkMuted" text="Tuesday" />
    <Words x={520} y={324} look="label" align="middle" text="Paid" />
    <Words x={520} y={356} align="middle" color="inkMuted" text="Friday" />
  </>
);
