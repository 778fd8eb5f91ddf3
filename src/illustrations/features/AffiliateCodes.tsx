import { paint } from "./parts/paint.ts";
import { Sand } from "./parts/Sand.tsx";
import { Disc, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

/** A ticket around 0, 0: notches of 20 on both sides, where its stub tears off. */
const ticket =
  "M-240-152H240a20 20 0 0 1 20 20V30a20 20 0 0 0 0 40v62a20 20 0 0 1-20 20H-240a20 20 0 0 1-20-20V70a20 20 0 0 0 0-40v-162a20 20 0 0 1 20-20z";

const figures = [
  { x: -130, figure: "96", what: "orders" },
  { x: 130, figure: "$541", what: "commission" },
] as const;

/** A ticket with a creator’s code in large letters; on its stub what the code brought. */
export function AffiliateCodes() {
  return (
    <>
      <Sand stones={[{ cx: 320, cy: 240, rx: 284, ry: 186, squareness: 5 }]} />
      <g transform="translate(320 240) rotate(-4)">
        <path d={ticket} fill={paint.claySoft} stroke={paint.clay} strokeWidth="2" />
        <Disc cx={-168} cy={-54} r={66} fill="raised" />
        <Person x={-220} y={-106} size={104} name="Ines" accent="clay" />
        <g transform="translate(-72 -26) scale(1.5)">
          <Words x={0} y={0} size={56} weight={540} face="code">
            INES12
          </Words>
        </g>
        <Stroke d="M-232 50H232" color="clay" dashed />
        {figures.map(({ x, figure, what }) => (
          <g key={what}>
            <Words x={x} y={104} size={40} face="display" weight={540} align="middle">
              {figure}
            </Words>
            <Words x={x} y={134} align="middle">
              {what}
            </Words>
          </g>
        ))}
      </g>
    </>
  );
}
