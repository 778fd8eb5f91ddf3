import { Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

/** The two next to the one that fits, each with where its card begins. */
const others = [
  { name: "Tomas", score: 71, x: 36, y: 150 },
  { name: "Priya", score: 58, x: 444, y: 190 },
] as const;

/** Three creators next to each other on a stand, as high as they fit the brand; the middle one is marked. */
export function Atlas() {
  return (
    <>
      <Sand stones={[{ cx: 320, cy: 310, rx: 320, ry: 260, squareness: 4 }]} />
      {others.map(({ name, score, x, y }) => (
        <g key={name}>
          <Sheet x={x} y={y} w={160} h={400} />
          <Person x={x + 30} y={y + 28} size={100} name={name} accent="clay" />
          <Words x={x + 80} y={y + 166} size={24} align="middle">
            {name}
          </Words>
          <Words x={x + 80} y={y + 226} size={40} face="display" align="middle" color="inkMuted">
            {`${score}`}
          </Words>
        </g>
      ))}
      <Sheet x={212} y={76} w={216} h={440} r={20} stroke="clay" />
      <Person x={256} y={112} size={128} name="Ines" accent="clay" />
      <Words x={320} y={290} size={30} face="display" weight={540} align="middle">
        Ines
      </Words>
      <Words x={252} y={364} size={56} face="display" weight={640} color="clay">
        94
      </Words>
      <Words x={336} y={364} color="inkMuted">
        of 100
      </Words>
      <Shape d="M250 396h140a22 22 0 0 1 0 44H250a22 22 0 0 1 0-44z" fill="clay" />
      <Words x={320} y={425} weight={540} align="middle" color="onInverse">
        Best fit
      </Words>
      <Shape d="M320 24l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" fill="clay" />
      <Stroke d="M320 24l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" color="raised" />
    </>
  );
}
