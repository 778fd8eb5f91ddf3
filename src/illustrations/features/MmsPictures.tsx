import { Jar } from "./parts/goods.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Phone } from "./parts/frames.tsx";
import { Person } from "./parts/Person.tsx";
import { Bubble } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** A phone, cut off by the lower edge: a message with a picture of a jar that is back in stock, and a reply. */
export function MmsPictures() {
  return (
    <>
      <Sand stones={[around(140, 34, 360, 470)]} />
      <Phone x={140} y={34} w={360} h={560} />
      <Person x={166} y={72} size={40} name="Millrow" accent="persimmon" />
      <Words x={218} y={99} weight={540}>
        Millrow
      </Words>
      <Sheet x={166} y={126} w={270} h={270} r={26} fill="sunken" stroke="none" />
      <Sheet x={166} y={126} w={270} h={206} r={26} fill="persimmonSoft" stroke="none" />
      <Disc cx={301} cy={224} r={84} fill="raised" />
      <Stroke d="M186 304h230" color="persimmon" />
      <Jar x={232} y={150} scale={1.18} accent="persimmon" />
      <Words x={188} y={374} size={30} face="display" weight={640}>
        Back in stock
      </Words>
      <Bubble x={326} y={412} w={150} lines={["Two, please"]} customer />
    </>
  );
}
