import { around, Sand } from "./parts/Sand.tsx";
import { Cross, Disc, Sheet, Stroke, Tick } from "./parts/shapes.tsx";
import { Chip } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** One charge on a line of days, in three steps: declined, asked for a new card, paid. */
export function Dunning() {
  return (
    <>
      <Sand stones={[around(60, 70, 520, 340)]} />
      <Sheet x={60} y={70} w={520} h={340} />
      <Words x={92} y={122} size={30} face="display" weight={540}>
        Failed payment, $48
      </Words>
      <Chip x={424} y={92} w={128} accent="moss">
        Recovered
      </Chip>
      <Stroke d="M120 250H520" color="lineStrong" dashed />
      <Stroke d="M320 250H520" color="moss" width={4} />
      <Disc cx={120} cy={250} r={30} fill="persimmonSoft" stroke="persimmon" />
      <Cross x={120} y={250} />
      <Disc cx={320} cy={250} r={30} fill="raised" stroke="lineStrong" />
      <Stroke d="M306 240h28v20h-16l-8 8v-8h-4z" color="inkMuted" />
      <Disc cx={520} cy={250} r={30} fill="mossSoft" stroke="moss" />
      <Tick x={509} y={251} />
      <Words x={120} y={324} align="middle" weight={540}>
        Declined
      </Words>
      <Words x={120} y={352} align="middle" color="inkMuted">
        Monday
      </Words>
      <Words x={320} y={324} align="middle" weight={540}>
        Card requested
      </Words>
      <Words x={320} y={352} align="middle" color="inkMuted">
        Tuesday
      </Words>
      <Words x={520} y={324} align="middle" weight={540}>
        Paid
      </Words>
      <Words x={520} y={352} align="middle" color="inkMuted">
        Friday
      </Words>
    </>
  );
}
