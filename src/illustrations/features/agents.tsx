import { Bust } from "#illustrations/Bust.tsx";
import { Chip, Question } from "./parts/screens.tsx";
import { around, Disc, Ground, paint, Sand, Shape, Sheet, Stroke, Words } from "./parts/shapes.tsx";

/** Lower-risk subscribers, below the marked one. */
const calm = [
  { name: "Ida", risk: 34, y: 306 },
  { name: "Omar", risk: 21, y: 354 },
  { name: "Lena", risk: 9, y: 402 },
] as const;

/** Subscribers by their risk of leaving; the first is marked and Nova has offered a pause. */
export const nova = (
  <>
    <Sand stones={[around(30, 30, 580, 420)]} />
    <Sheet x={60} y={150} w={520} h={300} />
    {calm.map(({ name, risk, y }) => (
      <g key={name}>
        <Bust x={88} y={y - 17} size={34} name={name} />
        <Words x={136} y={y + 7} text={name} />
        <Sheet x={210} y={y - 7} w={270} h={14} r={7} fill="sunken" />
        <Sheet x={210} y={y - 7} w={2.7 * risk} h={14} r={7} fill="lineStrong" />
        <Words x={552} y={y + 7} align="end" color="inkMuted" text={`${risk}%`} />
      </g>
    ))}
    <g className="lifts">
      <Sheet x={30} y={30} w={580} h={232} r={20} stroke="persimmon" />
      <Bust x={56} y={52} size={84} name="Jonas" />
      <Words x={160} y={88} look="title" text="Jonas" />
      <Words x={262} y={88} color="inkMuted" text="may leave" />
      <Sheet x={160} y={108} w={280} h={18} r={9} fill="sunken" />
      <Sheet x={160} y={108} w={230} h={18} r={9} fill="rust" />
      <Words x={580} y={112} look="figure" color="persimmon" align="end" text="82%" />
      <Sheet x={56} y={152} w={528} h={84} r={42} fill="persimmonSoft" />
      <Disc cx={98} cy={194} r={30} fill="rust" />
      <Stroke d="M90 182v24m16-24v24" color="raised" width={7} />
      <Words x={148} y={204} look="540 30 text" text="Nova offered a pause" />
      <Shape d="M536 160q4 30 34 34-30 4-34 34-4-30-34-34 30-4 34-34z" fill="rust" />
    </g>
  </>
);

/** A customer's text, and the answer that comes back from Echo like a ring on water, four seconds later. */
export const echo = (
  <>
    <Sand stones={[{ cx: 132, cy: 290, rx: 130, ry: 130, squareness: 2 }]} />
    <g fill="none" stroke={paint.moss} strokeWidth="3" className="ripples [--ripple:0.2]">
      {[62, 86, 110].map((r, i) => (
        <circle key={r} cx={132} cy={290} r={r} opacity={0.9 - i * 0.25} />
      ))}
    </g>
    <Shape d="M560 138h40v-44z" fill="inverse" />
    <Sheet x={236} y={30} w={364} h={108} r={32} fill="inverse" />
    <Words
      x={418}
      y={97}
      look="400 40 text"
      color="onInverse"
      align="middle"
      text="Can I skip May?"
    />
    <Chip x={398} y={154} w={202} accent="moss" text="4 seconds later" />
    <Shape d="M94 290a38 38 0 1 1 76 0a38 38 0 1 1-76 0" fill="moss" />
    <Stroke d="M146 276a20 20 0 1 0 0 28M138 284a8 8 0 1 0 0 12" color="raised" width={4} />
    <Chip x={82} y={408} w={100} accent="moss" text="Echo" />
    <g className="lifts">
      <Shape d="M184 290l52-30v60z" fill="mossSoft" />
      <Sheet x={216} y={214} w={384} h={192} r={32} fill="mossSoft" />
      <Words x={248} y={274} look="640 30 text" text="Done." />
      <Words x={248} y={322} look="400 30 text" text="Your next box" />
      <Words x={248} y={368} look="400 30 text" text="ships on June 2." />
    </g>
  </>
);

/** The two next to the one that fits, each with where its card begins. */
const others = [
  { name: "Tomas", score: 71, x: 36, y: 150 },
  { name: "Priya", score: 58, x: 444, y: 190 },
] as const;

/** Three creators next to each other on a stand, as high as they fit the brand; the middle one is marked. */
export const atlas = (
  <>
    <Ground tint="claySoft" />
    {others.map(({ name, score, x, y }) => (
      <g key={name}>
        <Sheet x={x} y={y} w={160} h={400} />
        <Bust x={x + 30} y={y + 28} size={100} name={name} />
        <Words x={x + 80} y={y + 166} align="middle" text={name} />
        <Words
          x={x + 80}
          y={y + 226}
          look="400 40 display"
          align="middle"
          color="inkMuted"
          text={`${score}`}
        />
      </g>
    ))}
    <g className="lifts">
      <Sheet x={212} y={76} w={216} h={440} r={20} stroke="clay" />
      <Bust x={256} y={112} size={128} name="Ines" />
      <Words x={320} y={290} look="title" align="middle" text="Ines" />
      <Words x={252} y={364} look="figure" color="clay" text="94" />
      <Words x={336} y={364} color="inkMuted" text="of 100" />
      <Shape d="M250 396h140a22 22 0 0 1 0 44H250a22 22 0 0 1 0-44z" fill="clay" />
      <Words x={320} y={425} look="label" align="middle" color="onInverse" text="Best fit" />
      <Shape d="M320 24l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" fill="clay" />
      <Stroke d="M320 24l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" color="raised" />
    </g>
  </>
);

/** Cancellations in the sample shop in each month, from August 2024. A test compares them. */
const months = [
  { name: "Aug", lost: 265 },
  { name: "Sep", lost: 269 },
  { name: "Oct", lost: 276 },
  { name: "Nov", lost: 292 },
  { name: "Dec", lost: 380 },
  { name: "January", lost: 457 },
] as const;
const most = Math.max(...months.map(({ lost }) => lost));

/** A question in plain words, hanging bars by month of which January is the longest, and a part of EZQL's SQL. */
export const ezql = (
  <>
    <Ground tint="sunken" />
    <Question text="Which month lost the most subscribers?" />
    <Sheet x={36} y={140} w={568} h={276} />
    <Stroke d="M60 196H580" color="lineStrong" />
    {months.map(({ name, lost }, i) => (
      <g key={name}>
        <Words
          x={96 + i * 88}
          y={182}
          look={lost === most ? "strong" : "body"}
          align="middle"
          color={lost === most ? "persimmon" : "inkMuted"}
          text={name}
        />
        <g className="grows origin-top" opacity={lost === most ? 1 : 0.4}>
          <Sheet
            x={70 + i * 88}
            y={198}
            w={52}
            h={(lost / most) * 194}
            r={6}
            fill={lost === most ? "rust" : "clay"}
          />
        </g>
      </g>
    ))}
    <g className="lifts">
      <Sheet x={44} y={372} w={442} h={88} r={14} fill="dark" />
      {["GROUP BY month", "ORDER BY cancellations DESC"].map((line, i) => (
        <Words key={line} x={64} y={407 + i * 34} look="code" color="onNight" text={line} />
      ))}
    </g>
  </>
);
