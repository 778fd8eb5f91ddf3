import { Box } from "./parts/Box.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const coin = { cx: 498, cy: 342, r: 100 } as const;

/** Three steps down to the right: a third order, a wait of two days, a coin of 200 points. */
export function LoyaltyWorkflows() {
  return (
    <>
      <Sand
        stones={[
          around(40, 36, 320, 124),
          around(120, 204, 262, 92),
          { cx: coin.cx, cy: coin.cy, rx: coin.r + 16, ry: coin.r + 16, squareness: 2 },
        ]}
      />
      <Sheet x={40} y={36} w={320} h={124} stroke="moss" />
      <Box x={72} y={51} scale={0.94} accent="moss" />
      <Words x={192} y={108} size={30} face="display" weight={540}>
        3rd order
      </Words>
      <Stroke d="M240 162v36m-10-11l10 12 10-12" color="moss" width={4} />
      <Sheet x={120} y={204} w={262} h={92} r={46} stroke="moss" />
      <Disc cx={172} cy={250} r={28} fill="mossSoft" stroke="moss" />
      <Stroke d="M172 233v17l12 8" color="moss" width={4} />
      <Words x={222} y={258} size={24}>
        Wait 2 days
      </Words>
      <Stroke d="M240 298q0 44 50 44h100m-11-11l12 11-12 11" color="moss" width={4} />
      <Disc cx={coin.cx} cy={coin.cy} r={coin.r} fill="mossSoft" stroke="moss" />
      <Disc cx={coin.cx} cy={coin.cy} r={coin.r - 14} fill="none" stroke="moss" />
      <Words
        x={coin.cx - 3}
        y={352}
        size={56}
        face="display"
        weight={640}
        align="middle"
        color="moss"
      >
        +200
      </Words>
      <Words x={coin.cx} y={388} size={24} align="middle">
        points
      </Words>
    </>
  );
}
