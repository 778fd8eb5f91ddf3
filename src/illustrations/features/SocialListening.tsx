import { paint } from "./parts/paint.ts";
import { Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

const mentions = [
  { x: 30, y: 58, who: "Ines", seen: "18,200" },
  { x: 286, y: 138, who: "Tomas", seen: "2,940" },
  { x: 158, y: 298, who: "Ade", seen: "41,600" },
] as const;

/** The positions of posts that do not mention the brand: a wall of columns and rows without the mentions. */
const others = [-98, 30, 158, 286, 414, 542].flatMap((x) =>
  [-22, 58, 138, 218, 298, 378, 458]
    .filter((y) => !mentions.some((m) => x - m.x in { 0: 0, 128: 0 } && y - m.y in { 0: 0, 80: 0 }))
    .map((y) => ({ x, y })),
);

/** A wall of pale posts; the three that name the brand are large and lit, each with how many saw it. */
export function SocialListening() {
  return (
    <>
      <Sand stones={[]} />
      <path
        d={others.map(({ x, y }) => `M${x} ${y}h112v64h-112z`).join("")}
        fill={paint.sunken}
        stroke={paint.sunken}
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <Stroke d="M22 0v480M150 0v480M278 0v480M406 0v480M534 0v480" color="ground" width={8} />
      <Stroke
        d={others.map(({ x, y }) => `M${x + 18} ${y + 24}h72m-72 18h44`).join("")}
        color="line"
        width={6}
      />
      {mentions.map(({ x, y, who, seen }) => (
        <g key={who} transform={`translate(${x} ${y})`}>
          <Sheet x={0} y={0} w={240} h={144} stroke="persimmon" />
          <Person x={18} y={18} size={44} name={who} accent="persimmon" />
          <Sheet x={74} y={22} w={108} h={36} r={8} fill="persimmonSoft" stroke="none" />
          <Words x={128} y={47} weight={640} align="middle">
            @millrow
          </Words>
          <Stroke d="M22 82h196" color="line" width={6} />
          <Stroke d="M22 116q20-24 40 0q-20 24-40 0z" />
          <Disc cx={42} cy={116} r={5} fill="ink" />
          <Words x={76} y={124} size={24} weight={640}>
            {seen}
          </Words>
        </g>
      ))}
    </>
  );
}
