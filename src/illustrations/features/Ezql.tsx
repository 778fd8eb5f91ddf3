import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

/** Subscribers lost in each month, as a share of the worst. */
const months = [
  { name: "Jan", lost: 0.42 },
  { name: "Feb", lost: 0.3 },
  { name: "Mar", lost: 1 },
  { name: "Apr", lost: 0.5 },
  { name: "May", lost: 0.36 },
  { name: "Jun", lost: 0.24 },
] as const;

/** A question in plain words, the months that answer it, hanging bars of which March is lowest, and the SQL. */
export function Ezql() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 410)]} />
      <Sheet x={36} y={36} w={568} h={76} r={38} stroke="persimmon" />
      <Words x={72} y={82} size={24} weight={540}>
        Which month lost the most subscribers?
      </Words>
      <Disc cx={564} cy={74} r={28} fill="persimmon" />
      <Stroke d="M552 74h24m-10-10l10 10-10 10" color="raised" width={4} />
      <Sheet x={36} y={140} w={568} h={276} />
      <Stroke d="M60 196H580" color="lineStrong" />
      {months.map(({ name, lost }, i) => (
        <g key={name}>
          <Words
            x={96 + i * 88}
            y={182}
            align="middle"
            weight={lost === 1 ? 640 : 400}
            color={lost === 1 ? "persimmon" : "inkMuted"}
          >
            {lost === 1 ? "March" : name}
          </Words>
          <Sheet
            x={70 + i * 88}
            y={198}
            w={52}
            h={lost * 194}
            r={6}
            fill={lost === 1 ? "persimmon" : "persimmonSoft"}
            stroke="none"
          />
        </g>
      ))}
      <Sheet x={320} y={318} w={264} h={132} r={14} fill="inverse" stroke="none" />
      {["select month", "from losses", "order by lost desc"].map((line, i) => (
        <Words key={line} x={344} y={357 + i * 34} face="code" color="onInverse">
          {line}
        </Words>
      ))}
    </>
  );
}
