import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Press } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** A large green text message; under it the day and hour, how many get it, and the button to schedule. */
export function SmsCampaigns() {
  return (
    <>
      <Sand stones={[around(42, 36, 556, 412)]} />
      <Shape d="M590 130v104l-80-40z" fill="moss" />
      <Sheet x={50} y={40} w={540} h={160} r={44} fill="moss" stroke="none" />
      <Words x={92} y={112} size={40} weight={540} color="onInverse">
        Rolled oats are back.
      </Words>
      <Words x={92} y={160} size={30} color="onInverse">
        Text 1 to add a bag
      </Words>
      <Sheet x={50} y={256} w={540} h={184} />
      <Sheet x={78} y={284} w={132} h={128} r={14} fill="mossSoft" stroke="none" />
      <Stroke d="M112 274v20M176 274v20" color="lineStrong" width={6} />
      <Words x={144} y={336} size={24} align="middle" weight={540}>
        Thursday
      </Words>
      <Words x={144} y={386} size={40} align="middle" face="display" weight={640}>
        10:00
      </Words>
      <Words x={240} y={328} size={40} face="display" weight={640}>
        4,120
      </Words>
      <Words x={348} y={328} size={24} color="inkMuted">
        subscribers
      </Words>
      <Press x={240} y={360} w={322}>
        Schedule
      </Press>
    </>
  );
}
