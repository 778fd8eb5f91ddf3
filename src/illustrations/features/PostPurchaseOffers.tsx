import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke, Tick } from "./parts/shapes.tsx";
import { Press } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** A paid order; a slip that offers one more item with one tap slides in over it. */
export function PostPurchaseOffers() {
  return (
    <>
      <Sand stones={[around(50, 50, 380, 260), around(210, 200, 390, 230)]} />
      <Sheet x={50} y={50} w={380} h={260} />
      <Tick x={84} y={108} />
      <Words x={122} y={118} size={30} face="display" weight={540}>
        Order paid
      </Words>
      <Words x={84} y={160} color="inkMuted">
        Rolled oats, 5 lb
      </Words>
      <Words x={396} y={160} align="end">
        $64.00
      </Words>
      <Sheet x={210} y={200} w={390} h={230} stroke="persimmon" />
      <Sheet x={234} y={226} w={112} h={112} fill="persimmonSoft" stroke="none" />
      <Shape d="M262 262h56v18h-56zM256 286h56v18h-56z" fill="raised" />
      <Stroke d="M262 262h56v18h-56zM256 286h56v18h-56z" color="persimmon" />
      <Words x={368} y={254} color="persimmon" weight={540}>
        Add before it ships
      </Words>
      <Words x={368} y={290} size={24} face="display" weight={540}>
        Oat bars, 6
      </Words>
      <Words x={368} y={324} color="inkMuted" struck>
        $12
      </Words>
      <Words x={412} y={324} weight={640}>
        $9
      </Words>
      <Press x={234} y={358} w={342}>
        Add with one tap
      </Press>
    </>
  );
}
