import { Window } from "./parts/screens.tsx";
import { around, Disc, Ground, paint, Sand, Shape, Sheet, Stroke, Words } from "./parts/shapes.tsx";

const weeks = [58, 92, 74, 120, 104] as const;

/** A board of four charts: a rising line, one large figure, bars and a ring. */
export const dashboards = (
  <>
    <Sand stones={[around(36, 36, 568, 408)]} />
    <Sheet x={36} y={36} w={336} h={192} />
    <Shape d="M60 204v-48c40-6 46-40 84-34s48 22 84-8 50-52 120-52v142z" fill="mossSoft" />
    <Stroke d="M60 156c40-6 46-40 84-34s48 22 84-8 50-52 120-52" color="moss" width={5} draws />
    <Disc cx={346} cy={62} r={9} fill="raised" stroke="moss" />
    <g className="lifts">
      <Sheet x={392} y={36} w={212} h={192} fill="dark" />
      <Words x={416} y={132} look="figure" color="onNight" text="$48k" />
      <Words x={416} y={176} color="onNight" text="this month" />
    </g>
    <Sheet x={36} y={248} w={250} h={196} />
    {weeks.map((height, i) => (
      <g key={height} className="grows">
        <Sheet
          x={64 + i * 41}
          y={416 - height}
          w={28}
          h={height}
          r={6}
          fill={i === 3 ? "moss" : "mossSoft"}
        />
      </g>
    ))}
    <Sheet x={306} y={248} w={298} h={196} />
    <circle cx={400} cy={346} r={56} fill="none" stroke={paint.mossSoft} strokeWidth="24" />
    <path
      className="draws"
      d="M400 290a56 56 0 1 1-30 8.7"
      fill="none"
      stroke={paint.moss}
      strokeWidth="24"
    />
    <Words x={484} y={340} look="title" text="91%" />
    <Words x={484} y={370} color="inkMuted" text="stay on" />
  </>
);

const code = [
  "select status, count(*)",
  "from subscriptions",
  "where quantity > 1",
  "group by status",
] as const;

/** What the sample shop answers. A test compares it. */
const rows = [
  ["active", "810"],
  ["cancelled", "1,092"],
  ["paused", "40"],
] as const;

/** Four numbered lines of SQL on a dark sheet, a run button at its foot, and the rows that came back. */
export const queryEditor = (
  <>
    <Ground tint="claySoft" />
    <Sheet x={40} y={36} w={510} h={264} fill="inverse" />
    {code.map((line, i) => (
      <g key={line}>
        <Words x={70} y={92 + i * 48} look="code" color="line" text={String(i + 1)} />
        <Words x={112} y={92 + i * 48} look="400 30 code" color="onInverse" text={line} />
      </g>
    ))}
    <Stroke d="M395 214v32" color="persimmonSoft" width={4} />
    <g className="lifts [--y:0.6rem]">
      <Sheet x={190} y={278} w={410} h={166} />
      {rows.map(([status, count], i) => (
        <g key={status}>
          <Words x={222} y={324 + i * 48} text={status} />
          <Words x={568} y={324 + i * 48} look="code" align="end" text={count} />
        </g>
      ))}
      <Stroke d="M222 340H568M222 388H568" color="line" width={2} />
    </g>
    <Sheet x={416} y={200} w={120} h={60} r={30} fill="rust" />
    <Shape d="M442 218l20 12-20 12z" fill="raised" />
    <Words x={476} y={238} look="strong" color="onInverse" text="Run" />
  </>
);

const customers = [
  ["Ada", "14"],
  ["Ben", "9"],
  ["Cleo", "6"],
] as const;

/** Another site’s page with its own menu; in it a table to search and sort, and below the line that puts it there. */
export const embeddedTables = (
  <>
    <Ground tint="sunken" />
    <Window x={36} y={32} w={568} h={358} address="oats.example">
      <Disc cx={88} cy={132} r={26} fill="claySoft" />
      <Stroke d="M62 192h76M62 224h52M62 256h64M62 288h40" color="line" width={12} />
    </Window>
    <g className="lifts">
      <Sheet x={176} y={104} w={404} h={252} stroke="moss" />
      <Sheet x={200} y={122} w={356} h={44} r={22} fill="sunken" />
      <Disc cx={226} cy={142} r={8} fill="none" stroke="inkMuted" />
      <Stroke d="M232 148l7 7" color="inkMuted" />
      <Words x={252} y={152} color="inkMuted" text="Search" />
      <Words x={204} y={205} look="strong" text="Customer" />
      <Shape d="M328 194l7-9 7 9zM328 200l7 9 7-9z" fill="lineStrong" />
      <Words x={520} y={205} look="strong" align="end" text="Boxes" />
      <Shape d="M532 191h20l-10 13z" fill="moss" />
      <Stroke d="M204 220H552" color="moss" />
      {customers.map(([name, boxes], i) => (
        <g key={name}>
          <Words x={204} y={251 + i * 40} text={name} />
          <Words x={552} y={251 + i * 40} align="end" text={boxes} />
        </g>
      ))}
      <Stroke d="M204 265H552M204 305H552" color="line" width={2} />
    </g>
    <Stroke d="M378 356v20" color="moss" width={5} />
    <Sheet x={90} y={376} w={460} h={72} fill="inverse" />
    <Words
      x={320}
      y={420}
      look="code"
      color="onInverse"
      align="middle"
      text='<data-table of="customers">'
    />
  </>
);

const tables = [
  { name: "customers", x: 36, y: 36 },
  { name: "orders", x: 236, y: 96 },
  { name: "charges", x: 436, y: 36 },
] as const;

/** Where a line meets a table. */
const joints = [
  { x: 204, y: 112 },
  { x: 236, y: 172 },
  { x: 320, y: 246 },
  { x: 404, y: 196 },
  { x: 436, y: 112 },
] as const;

/** Three database tables joined key to key, and the card that they lead to: what active subscriber means. */
export const sharedDefinitions = (
  <>
    <Sand stones={[around(36, 36, 568, 400)]} />
    {tables.map(({ name, x, y }) => (
      <g key={name}>
        <Sheet x={x} y={y} w={168} h={150} r={12} />
        <Shape d={`M${x} ${y + 48}v-36q0-12 12-12h144q12 0 12 12v36z`} fill="claySoft" />
        <Words x={x + 84} y={y + 32} look="label" align="middle" text={name} />
        <Stroke
          d={`M${x + 28} ${y + 76}h84M${x + 28} ${y + 100}h104M${x + 28} ${y + 124}h64`}
          color="line"
          width={10}
        />
      </g>
    ))}
    <Stroke
      d="M204 112C228 112 212 172 236 172M404 196C428 196 412 112 436 112"
      color="clay"
      width={4}
      draws
    />
    <Stroke d="M320 246V300" color="clay" width={4} draws />
    {joints.map(({ x, y }) => (
      <Disc key={x} cx={x} cy={y} r={8} fill="raised" stroke="clay" />
    ))}
    <g className="lifts [--y:0.6rem]">
      <Sheet x={124} y={300} w={392} h={136} stroke="clay" />
      <Shape d="M156 300h36v60l-18-14-18 14z" fill="clay" />
      <Words x={214} y={358} look="640 30 display" text="Active subscriber" />
      <Words x={214} y={400} text="has paid, not paused" />
    </g>
  </>
);
