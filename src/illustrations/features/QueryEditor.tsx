import { around, Sand } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const code = [
  "select status, count(*)",
  "from subscriptions",
  "where quantity > 1",
  "group by status",
] as const;

/** What the sample shop answers. A test compares it. */
const rows = [
  ["active", "810"],
  ["cancelled", "1,092"],
  ["paused", "40"],
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
      <Stroke d="M395 214v32" color="persimmonSoft" width={4} />
      <Sheet x={190} y={278} w={410} h={166} />
      {rows.map(([status, count], i) => (
        <g key={status}>
          <Words x={222} y={324 + i * 48} size={24}>
            {status}
          </Words>
          <Words x={568} y={324 + i * 48} size={24} face="code" align="end">
            {count}
          </Words>
        </g>
      ))}
      <Stroke d="M222 340H568M222 388H568" color="line" width={2} />
      <Sheet x={416} y={200} w={120} h={60} r={30} fill="persimmon" stroke="none" />
      <Shape d="M442 218l20 12-20 12z" fill="raised" />
      <Words x={476} y={238} size={24} weight={640} color="raised">
        Run
      </Words>
    </>
  );
}
