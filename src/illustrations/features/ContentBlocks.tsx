import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const fields = [
  { y: 52, name: "Email" },
  { y: 358, name: "Address" },
] as const;

/** A checkout in an editor: a tilted block with a picture and text, held over its gap between two fields. */
export function ContentBlocks() {
  return (
    <>
      <Sand stones={[around(40, 36, 470, 408)]} />
      <Sheet x={40} y={36} w={470} h={408} />
      <Shape d="M56 36h44v408h-44q-16 0-16-16v-376q0-16 16-16z" fill="sunken" />
      <Stroke
        d="M57 68h26M70 68v26M57 128h26v24h-26zM57 188h26M57 200h26M57 212h14"
        color="inkMuted"
      />
      {fields.map(({ y, name }) => (
        <g key={name}>
          <Sheet x={132} y={y} w={346} h={70} r={12} stroke="lineStrong" />
          <Words x={154} y={y + 43} size={24} color="inkMuted">
            {name}
          </Words>
        </g>
      ))}
      <Sheet x={132} y={142} w={346} h={196} r={12} fill="mossSoft" stroke="moss" dashed />
      <g transform="translate(0 -10) rotate(-6 400 250)">
        <Sheet x={216} y={172} w={384} h={156} stroke="moss" />
        <Sheet x={236} y={192} w={116} h={116} r={10} fill="mossSoft" stroke="none" />
        <Disc cx={322} cy={222} r={13} fill="moss" />
        <Shape d="M236 290l38-44 30 30 18-16 30 32v6q0 10-10 10h-96q-10 0-10-10z" fill="moss" />
        <Words x={376} y={234} size={24} weight={640}>
          Packed by hand
        </Words>
        <Stroke d="M379 262h186M379 288h120" color="line" width={6} />
      </g>
      <g transform="translate(508 290) scale(1.7)">
        <Shape d="M0 0v42l10-9 7 15 8-4-7-14h13z" fill="ink" />
        <Stroke d="M0 0v42l10-9 7 15 8-4-7-14h13z" color="raised" width={2} />
      </g>
    </>
  );
}
