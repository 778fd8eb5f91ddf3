import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Window } from "./parts/frames.tsx";
import { Words } from "./parts/Words.tsx";

const rows = [
  ["Ada", "14"],
  ["Ben", "9"],
  ["Cleo", "6"],
] as const;

/** Another site’s page with its own menu; in it a table to search and sort, and below the line that puts it there. */
export function EmbeddedTables() {
  return (
    <>
      <Sand stones={[around(36, 32, 568, 416)]} />
      <Window x={36} y={32} w={568} h={358} address="oats.example">
        <Disc cx={88} cy={132} r={26} fill="claySoft" />
        <Stroke d="M62 192h76M62 224h52M62 256h64M62 288h40" color="line" width={12} />
      </Window>
      <Sheet x={176} y={104} w={404} h={252} stroke="moss" />
      <Sheet x={200} y={122} w={356} h={44} r={22} fill="sunken" stroke="none" />
      <Disc cx={226} cy={142} r={8} fill="none" stroke="inkMuted" />
      <Stroke d="M232 148l7 7" color="inkMuted" />
      <Words x={252} y={151} color="inkMuted">
        Search
      </Words>
      <Words x={204} y={205} weight={640}>
        Customer
      </Words>
      <Shape d="M298 194l7-9 7 9zM298 200l7 9 7-9z" fill="lineStrong" />
      <Words x={520} y={205} weight={640} align="end">
        Boxes
      </Words>
      <Shape d="M532 191h20l-10 13z" fill="moss" />
      <Stroke d="M204 220H552" color="moss" />
      {rows.map(([name, boxes], i) => (
        <g key={name}>
          <Words x={204} y={251 + i * 40} size={24}>
            {name}
          </Words>
          <Words x={552} y={251 + i * 40} size={24} align="end">
            {boxes}
          </Words>
        </g>
      ))}
      <Stroke d="M204 265H552M204 305H552" color="line" width={2} />
      <Stroke d="M378 356v20" color="moss" width={5} />
      <Sheet x={90} y={376} w={460} h={72} fill="inverse" stroke="none" />
      <Words x={320} y={420} size={24} face="code" color="onInverse" align="middle">
        {'<data-table of="customers">'}
      </Words>
    </>
  );
}
