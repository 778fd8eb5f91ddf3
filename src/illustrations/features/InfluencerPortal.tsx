import { paint } from "./parts/paint.ts";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Press } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

const rise = "M68 376q36-8 56-30t52-20 54-46 52-22 56-70";

/** A creator’s own page: her link with a button to copy it, sales that rise, and coins that are due. */
export function InfluencerPortal() {
  return (
    <>
      <Sand stones={[around(40, 40, 560, 400)]} />
      <Sheet x={40} y={40} w={560} h={80} r={40} stroke="moss" />
      <Person x={54} y={54} size={52} name="Ines" accent="moss" />
      <Words x={124} y={88} size={24} face="code">
        shop.example/ines
      </Words>
      <Press x={482} y={54} w={104}>
        Copy
      </Press>
      <Sheet x={40} y={138} w={354} h={302} />
      <Words x={68} y={182} size={24} face="display" weight={540}>
        Sales in May
      </Words>
      <Shape d={`${rise}v224H68z`} fill="mossSoft" />
      <Stroke d={rise} color="moss" width={6} />
      <Disc cx={338} cy={188} r={11} fill="raised" stroke="moss" />
      <Sheet x={412} y={138} w={188} h={302} fill="inverse" stroke="none" />
      <Words x={436} y={182} color="onInverse">
        Balance due
      </Words>
      <Words x={436} y={240} size={56} face="display" weight={540} color="onInverse">
        $541
      </Words>
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          d={`M446 ${392 - i * 26}v14a60 16 0 0 0 120 0v-14a60 16 0 0 0-120 0a60 16 0 0 0 120 0`}
          fill={paint.mossSoft}
          stroke={paint.moss}
          strokeWidth="3"
        />
      ))}
    </>
  );
}
