/** What speakers without a story tell on product pages (content/pages/customers.yaml, "voices"). */
import { Chip } from "./parts/screens.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Words } from "./parts/Words.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";

const grant = ["CREATE USER shop_reader;", "GRANT SELECT ON orders", "TO shop_reader;"] as const;

/** Orders in each week: the height of its bar. */
const weeks = [52, 68, 60, 74, 96, 88, 106] as const;

const drum = "M48 290v124q0 30 72 30t72-30V290";

/** A user gets read-only access in a terminal; a line runs from the store’s own database to the first chart. */
export function ReadOnlyUser() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 408)]} />
      <Sheet x={36} y={36} w={568} h={188} fill="inverse" stroke="none" />
      {grant.map((line, i) => (
        <Words
          key={line}
          x={66}
          y={88 + i * 46}
          size={30}
          face="code"
          color="onInverse"
          text={line}
        />
      ))}
      <Chip x={366} y={150} w={214} accent="moss" text="Connected 11:40" />
      <Stroke d="M194 350h84m-12-11l13 11-13 11" color="moss" width={4} className="draws" />
      <Shape d={`${drum}q0-30-72-30t-72 30z`} fill="claySoft" />
      <Stroke d={`${drum}q0-30-72-30t-72 30q0 30 72 30t72-30`} color="clay" />
      <Words x={120} y={370} weight={540} align="middle" text="Orders" />
      <Words x={120} y={402} align="middle" text="stay here" />
      <g className="lifts">
        <Sheet x={288} y={256} w={316} h={188} stroke="moss" />
        <Words x={312} y={296} weight={540} text="Orders per week" />
        <Words x={580} y={296} align="end" color="inkMuted" text="11:52" />
        {weeks.map((height, i) => (
          <g key={height} className="grows" opacity={i === 6 ? 1 : 0.4}>
            <Sheet
              x={312 + i * 39}
              y={424 - height}
              w={34}
              h={height}
              r={6}
              fill="moss"
              stroke="none"
            />
          </g>
        ))}
      </g>
    </>
  );
}
