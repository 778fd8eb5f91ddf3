import { paint } from "./parts/paint.ts";
import { Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Chip } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** A customer's text, and the answer that comes back from Echo like a ring on water, four seconds later. */
export function Echo() {
  return (
    <>
      <Sand stones={[{ cx: 132, cy: 290, rx: 130, ry: 130, squareness: 2 }]} />
      <g fill="none" stroke={paint.moss} strokeWidth="3">
        {[62, 86, 110].map((r, i) => (
          <circle key={r} cx={132} cy={290} r={r} opacity={0.9 - i * 0.25} />
        ))}
      </g>
      <Shape d="M560 148h40v-44z" fill="inverse" />
      <Sheet x={236} y={40} w={364} h={108} r={32} fill="inverse" stroke="none" />
      <Words x={418} y={107} size={40} color="onInverse" align="middle">
        Can I skip May?
      </Words>
      <Chip x={424} y={162} w={176} accent="moss">
        4 seconds later
      </Chip>
      <Shape d="M94 290a38 38 0 1 1 76 0a38 38 0 1 1-76 0" fill="moss" />
      <Stroke d="M146 276a20 20 0 1 0 0 28M138 284a8 8 0 1 0 0 12" color="raised" width={4} />
      <Chip x={82} y={410} w={100} accent="moss">
        Echo
      </Chip>
      <Shape d="M184 290l52-30v60z" fill="mossSoft" />
      <Sheet x={216} y={214} w={384} h={192} r={32} fill="mossSoft" stroke="none" />
      <Words x={248} y={274} size={30} weight={640}>
        Done.
      </Words>
      <Words x={248} y={322} size={30}>
        Your next box
      </Words>
      <Words x={248} y={368} size={30}>
        ships on June 2.
      </Words>
    </>
  );
}
