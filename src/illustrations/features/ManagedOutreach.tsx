import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

const stops = [
  { y: 60, name: "Sent", sign: "M0 0h52v38H0zl26 22 26-22" },
  { y: 188, name: "Opened", sign: "M0 0l26-24 26 24v38H0zl26 20 26-20" },
] as const;

/** A letter to a creator rises from its envelope; a line leads from it to three stages: sent, opened, accepted. */
export function ManagedOutreach() {
  return (
    <>
      <Sand stones={[around(40, 44, 560, 396)]} />
      <Shape d="M40 246l140-92 140 92v160q0 24-24 24H64q-24 0-24-24z" fill="claySoft" />
      <Sheet x={64} y={44} w={232} h={330} r={10} />
      <Words x={92} y={104} size={30} face="display" weight={540}>
        Hi Ines,
      </Words>
      <Stroke d="M92 140h176M92 168h176M92 196h140M92 224h164" color="line" width={6} />
      <Shape d="M40 246l140 96 140-96v160q0 24-24 24H64q-24 0-24-24z" fill="claySoft" />
      <Stroke
        d="M40 246l140 96 140-96v160q0 24-24 24H64q-24 0-24-24zM46 424l92-110M314 424l-92-110"
        color="clay"
      />
      <Stroke d="M296 98H376M416 136v60M416 264v60" color="clay" width={4} />
      {stops.map(({ y, name, sign }) => (
        <g key={name}>
          <Sheet x={376} y={y} w={224} h={88} />
          <g transform={`translate(400 ${y + 26})`}>
            <Stroke d={sign} color="inkMuted" />
          </g>
          <Words x={474} y={y + 53} size={24} weight={540}>
            {name}
          </Words>
        </g>
      ))}
      <Shape d="M600 370v72l-48-26z" fill="clay" />
      <Sheet x={376} y={316} w={224} h={104} r={24} fill="clay" stroke="none" />
      <Person x={394} y={338} size={60} name="Ines" accent="clay" />
      <Words x={474} y={378} size={30} face="display" weight={640} color="onInverse">
        Yes!
      </Words>
    </>
  );
}
