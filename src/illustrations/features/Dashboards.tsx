import { paint } from "./parts/paint.ts";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

/** The length of each week's bar. */
const weeks = [58, 92, 74, 120, 104] as const;

/** A board of four charts: a rising line, one large figure, bars and a ring. */
export function Dashboards() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 408)]} />
      <Sheet x={36} y={36} w={336} h={192} />
      <Shape d="M60 204v-48c40-6 46-40 84-34s48 22 84-8 50-52 120-52v142z" fill="mossSoft" />
      <Stroke d="M60 156c40-6 46-40 84-34s48 22 84-8 50-52 120-52" color="moss" width={5} />
      <Disc cx={346} cy={62} r={9} fill="raised" stroke="moss" />
      <Sheet x={392} y={36} w={212} h={192} fill="inverse" stroke="none" />
      <Words x={416} y={132} size={56} face="display" weight={640} color="onInverse">
        $48k
      </Words>
      <Words x={416} y={176} color="onInverse">
        this month
      </Words>
      <Sheet x={36} y={248} w={250} h={196} />
      {weeks.map((height, i) => (
        <Sheet
          key={height}
          x={64 + i * 41}
          y={416 - height}
          w={28}
          h={height}
          r={6}
          fill={i === 3 ? "moss" : "mossSoft"}
          stroke="none"
        />
      ))}
      <Sheet x={306} y={248} w={298} h={196} />
      <circle cx={400} cy={346} r={56} fill="none" stroke={paint.mossSoft} strokeWidth="24" />
      <path d="M400 290a56 56 0 1 1-30 8.7" fill="none" stroke={paint.moss} strokeWidth="24" />
      <Words x={484} y={340} size={30} face="display" weight={540}>
        91%
      </Words>
      <Words x={484} y={370} color="inkMuted">
        stay on
      </Words>
    </>
  );
}
