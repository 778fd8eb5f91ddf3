import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

/** Cancellations in the sample shop in each month, from August 2024. A test compares them. */
const months = [
  { name: "Aug", lost: 265 },
  { name: "Sep", lost: 269 },
  { name: "Oct", lost: 276 },
  { name: "Nov", lost: 292 },
  { name: "Dec", lost: 380 },
  { name: "January", lost: 457 },
] as const;
const most = Math.max(...months.map(({ lost }) => lost));

/** A question in plain words, hanging bars by month of which January is the longest, and a part of EZQL's SQL. */
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
            weight={lost === most ? 640 : 400}
            color={lost === most ? "persimmon" : "inkMuted"}
          >
            {name}
          </Words>
          <Sheet
            x={70 + i * 88}
            y={198}
            w={52}
            h={(lost / most) * 194}
            r={6}
            fill={lost === most ? "persimmon" : "persimmonSoft"}
            stroke="none"
          />
        </g>
      ))}
      <Sheet x={44} y={326} w={364} h={126} r={14} fill="inverse" stroke="none" />
      {["FROM subscriptions AS s", "GROUP BY month", "ORDER BY cancellations DESC"].map(
        (line, i) => (
          <Words key={line} x={62} y={362 + i * 34} face="code" color="onInverse">
            {line}
          </Words>
        ),
      )}
    </>
  );
}
