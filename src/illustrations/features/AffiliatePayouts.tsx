import { paint } from "./parts/paint.ts";
import { around, Sand } from "./parts/Sand.tsx";
import { Sheet, Stroke, Tick } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

/** The amounts owed; the button pays their sum. */
const creators = [
  { name: "Ines", owed: "$541.44" },
  { name: "Tomo", owed: "$328.08" },
  { name: "Wren", owed: "$254.16" },
  { name: "Jonah", owed: "$160.32" },
] as const;

/** One button, from which a line runs to each of four creators with a sum and a tick. */
export function AffiliatePayouts() {
  return (
    <>
      <Sand stones={[around(36, 188, 208, 104), around(300, 42, 312, 396)]} />
      {creators.map(({ name, owed }, i) => {
        const y = 42 + i * 104;
        return (
          <g key={name}>
            <Stroke
              d={`M240 240c50 0 30 ${y + 42 - 240} 74 ${y + 42 - 240}`}
              color="persimmon"
              width={4}
            />
            <Sheet x={300} y={y} w={312} h={84} r={42} stroke="persimmon" />
            <Person x={314} y={y + 16} size={52} name={name} accent="persimmon" />
            <Words x={380} y={y + 50} size={24}>
              {name}
            </Words>
            <Words x={544} y={y + 50} size={24} weight={540} align="end">
              {owed}
            </Words>
            <Tick x={562} y={y + 43} color="persimmon" />
          </g>
        );
      })}
      <Sheet x={36} y={188} w={208} h={104} r={52} fill="inverse" stroke="none" />
      <Words x={140} y={251} size={30} weight={540} align="middle" color="onInverse">
        Pay $1,284
      </Words>
      <path
        d="M186 264v52l12-11 9 20 11-5-9-19h17z"
        fill={paint.raised}
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  );
}
