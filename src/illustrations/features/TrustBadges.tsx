import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const seals = [
  {
    x: 140,
    lines: ["Secure", "payment"],
    sign: "M-18-4h36v26h-36zM-11-4v-9a11 11 0 0 1 22 0v9M0 6v7",
  },
  {
    x: 320,
    lines: ["30-day", "returns"],
    sign: "M-21-12h26a16 16 0 0 1 0 32h-22M-11-22l-10 10 10 10",
  },
  {
    x: 500,
    lines: ["Ships from", "Ohio"],
    sign: "M-16 12h-10v-28h32v28h-10M6-8h12l8 10v10h-6M6 12h2M-10 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM14 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
  },
] as const;

/** The scalloped edge of a seal around 0, 0: eighteen arcs between points 68 from the middle. */
const edge = Array.from({ length: 19 }, (_, i) => {
  const at = [Math.cos, Math.sin].map((turn) => (68 * turn((i * Math.PI) / 9)).toFixed()).join(" ");
  return i === 0 ? `M${at}` : `A14 14 0 0 1 ${at}`;
}).join("");

/** A wide pay button, and below it three scalloped seals: a lock, a return arrow, a van. */
export function TrustBadges() {
  return (
    <>
      <Sand stones={[around(32, -60, 576, 508)]} />
      <Sheet x={40} y={-60} w={560} h={500} r={24} />
      <Sheet x={80} y={36} w={480} h={92} r={46} fill="inverse" stroke="none" />
      <Words x={320} y={95} size={40} weight={540} align="middle" color="onInverse">
        Pay $64
      </Words>
      {seals.map(({ x, lines, sign }) => (
        <g key={x} transform={`translate(${x} 244)`}>
          <Shape d={edge} fill="clay" />
          <Disc cx={0} cy={0} r={56} fill="claySoft" />
          <g transform="scale(1.2)">
            <Stroke d={sign} />
          </g>
          {lines.map((line, i) => (
            <Words key={line} x={0} y={128 + 30 * i} size={24} weight={540} align="middle">
              {line}
            </Words>
          ))}
        </g>
      ))}
    </>
  );
}
