import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const code = [
  "select plan, count(*)",
  "from subscriptions",
  "where skips = 0",
  "group by plan",
] as const;

const rows = [
  ["Monthly", "1,284"],
  ["Weekly", "412"],
  ["Yearly", "96"],
] as const;

/** Four numbered lines of SQL on a dark sheet, a run button at its foot, and the rows that came back. */
export function QueryEditor() {
  return (
    <>
      <Sand stones={[around(40, 36, 560, 408)]} />
      <Sheet x={40} y={36} w={510} h={264} fill="inverse" stroke="none" />
      {code.map((line, i) => (
        <g key={line}>
          <Words x={70} y={92 + i * 48} size={24} face="code" color="line">
            {String(i + 1)}
          </Words>
          <Words x={112} y={92 + i * 48} size={30} face="code" color="onInverse">
            {line}
          </Words>
        </g>
      ))}
      <Stroke d="M365 214v32" color="persimmonSoft" width={4} />
      <Sheet x={190} y={278} w={410} h={166} />
      {rows.map(([plan, count], i) => (
        <g key={plan}>
          <Words x={222} y={324 + i * 48} size={24}>
            {plan}
          </Words>
          <Words x={568} y={324 + i * 48} size={24} face="code" align="end">
            {count}
          </Words>
        </g>
      ))}
      <Stroke d="M222 340H568M222 388H568" color="line" width={2} />
      <Sheet x={402} y={192} w={120} h={60} r={30} fill="persimmon" stroke="none" />
      <Shape d="M428 210l20 12-20 12z" fill="raised" />
      <Words x={462} y={230} size={24} weight={640} color="raised">
        Run
      </Words>
    </>
  );
}
