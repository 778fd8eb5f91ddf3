import { Bag } from "./parts/Bag.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

/** A bag of oats and two ways to buy it: once, or every 4 weeks for less, which is chosen. */
export function SubscribeAndSave() {
  return (
    <>
      <Sand stones={[around(40, 40, 560, 400)]} />
      <Sheet x={40} y={40} w={560} h={400} />
      <Sheet x={60} y={60} w={206} h={360} r={10} fill="mossSoft" stroke="none" />
      <Bag x={88} y={136} scale={1.5} accent="moss" />
      <Sheet x={286} y={60} w={294} h={118} r={10} />
      <Disc cx={324} cy={119} r={14} fill="none" stroke="lineStrong" />
      <Words x={354} y={127} size={24}>
        Buy once
      </Words>
      <Words x={558} y={127} size={24} align="end">
        $18
      </Words>
      <Sheet x={286} y={194} w={294} h={226} r={10} fill="mossSoft" stroke="moss" />
      <Disc cx={324} cy={250} r={14} fill="raised" stroke="moss" />
      <Disc cx={324} cy={250} r={7} fill="moss" />
      <Words x={354} y={260} size={30} face="display" weight={540}>
        Subscribe
      </Words>
      <Words x={354} y={298} size={24}>
        every 4 weeks
      </Words>
      <Words x={354} y={382} size={56} face="display" weight={540} color="moss">
        $15.30
      </Words>
    </>
  );
}
