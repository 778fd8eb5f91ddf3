import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

/** Lower-risk subscribers, below the marked one. */
const calm = [
  { name: "Ida", risk: 34, y: 306 },
  { name: "Omar", risk: 21, y: 354 },
  { name: "Lena", risk: 9, y: 402 },
] as const;

/** Subscribers by their risk of leaving; the first is marked and Nova has offered a pause. */
export function Nova() {
  return (
    <>
      <Sand stones={[around(30, 30, 580, 420)]} />
      <Sheet x={60} y={150} w={520} h={300} />
      {calm.map(({ name, risk, y }) => (
        <g key={name}>
          <Person x={88} y={y - 17} size={34} name={name} accent="clay" />
          <Words x={136} y={y + 7}>
            {name}
          </Words>
          <Sheet x={210} y={y - 7} w={270} h={14} r={7} fill="sunken" stroke="none" />
          <Sheet x={210} y={y - 7} w={2.7 * risk} h={14} r={7} fill="lineStrong" stroke="none" />
          <Words x={552} y={y + 7} align="end" color="inkMuted">
            {`${risk}%`}
          </Words>
        </g>
      ))}
      <Sheet x={30} y={30} w={580} h={232} r={20} stroke="persimmon" />
      <Person x={56} y={52} size={84} name="Jonas" accent="persimmon" />
      <Words x={160} y={88} size={30} face="display" weight={540}>
        Jonas
      </Words>
      <Words x={256} y={88} color="inkMuted">
        may leave
      </Words>
      <Sheet x={160} y={108} w={280} h={18} r={9} fill="sunken" stroke="none" />
      <Sheet x={160} y={108} w={230} h={18} r={9} fill="persimmon" stroke="none" />
      <Words x={580} y={112} size={56} face="display" weight={640} color="persimmon" align="end">
        82%
      </Words>
      <Sheet x={56} y={152} w={528} h={84} r={42} fill="persimmonSoft" stroke="none" />
      <Disc cx={98} cy={194} r={30} fill="persimmon" />
      <Stroke d="M90 182v24m16-24v24" color="raised" width={7} />
      <Words x={148} y={204} size={30} weight={540}>
        Nova offered a pause
      </Words>
      <Shape d="M536 160q4 30 34 34-30 4-34 34-4-30-34-34 30-4 34-34z" fill="persimmon" />
    </>
  );
}
