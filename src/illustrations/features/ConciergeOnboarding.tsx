import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Tick } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

const steps = ["Store", "Plans", "Emails", "Test order", "Data moved"] as const;

/** A clipboard with five steps, the last one open, and the specialist who says when it will be done. */
export function ConciergeOnboarding() {
  return (
    <>
      <Sand stones={[around(40, 36, 560, 408)]} />
      <Sheet x={40} y={56} w={270} h={388} r={22} stroke="lineStrong" />
      <Sheet x={115} y={34} w={120} h={44} r={14} fill="clay" stroke="none" />
      {steps.map((step, i) => (
        <g key={step}>
          <Sheet
            x={70}
            y={106 + i * 64}
            w={40}
            h={40}
            r={12}
            fill={i < 4 ? "claySoft" : "raised"}
            stroke={i < 4 ? "none" : "lineStrong"}
          />
          {i < 4 && <Tick x={79} y={127 + i * 64} color="clay" />}
          <Words x={130} y={134 + i * 64} size={24} weight={i < 4 ? 400 : 640}>
            {step}
          </Words>
        </g>
      ))}
      <Sheet x={346} y={36} w={254} h={112} r={24} fill="inverse" stroke="none" />
      <Shape d="M440 140h52l-34 40z" fill="inverse" />
      <Words x={473} y={84} size={24} align="middle" color="onInverse">
        I will move your
      </Words>
      <Words x={473} y={118} size={24} align="middle" color="onInverse">
        data on Tuesday.
      </Words>
      <Person x={373} y={178} size={200} name="Ruth" accent="clay" />
      <Words x={473} y={408} size={30} face="display" weight={540} align="middle">
        Ruth
      </Words>
      <Words x={473} y={438} color="inkMuted" align="middle">
        your specialist
      </Words>
    </>
  );
}
