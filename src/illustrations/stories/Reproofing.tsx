import { Press } from "#illustrations/features/parts/screens.tsx";
import { paint } from "#illustrations/features/parts/paint.ts";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"] as const;
const wet: ReadonlySet<number> = new Set([2, 3, 8, 9]);
const pouches: ReadonlySet<number> = new Set([1, 7]);

/** Slanting strokes, thinner toward the bottom, as rain is drawn. */
const rain = Array.from(
  { length: 8 },
  (_, i) => `M${10 + ((i * 13) % 28)} ${74 + i * 19}l-5 ${20 - (i % 3) * 4}`,
).join("");
const pouch = "M5 0h28v8H5zM5 8h28l3 32q0 6-6 6H8q-6 0-6-6zM12 26q7-9 14 0";

/** Twelve months: rain in four of them, and a pouch before each rain; below them the first offer. */
export function Reproofing() {
  return (
    <>
      <Sand stones={[around(28, 30, 584, 284), around(90, 350, 460, 100)]} />
      <Sheet x={28} y={30} w={584} h={284} />
      {months.map((month, i) => (
        <g key={i} transform={`translate(${46 + i * 46} 46)`}>
          <rect
            y="40"
            width="38"
            height="212"
            rx="10"
            fill={paint[wet.has(i) ? "mossSoft" : "sunken"]}
            opacity={wet.has(i) ? 1 : 0.55}
          />
          <Words
            x={19}
            y={24}
            weight={540}
            align="middle"
            color={wet.has(i) ? "moss" : "inkMuted"}
            text={month}
          />
          {wet.has(i) && (
            <g clipPath="inset(0)">
              <Stroke d={rain} color="moss" width={3} />
            </g>
          )}
          {pouches.has(i) && (
            <g transform="translate(0 128)">
              <path d={pouch} fill={paint.raised} stroke={paint.persimmon} strokeWidth="3" />
              <Stroke d="M19 56v28m-8-10l8 10 8-10" color="persimmon" />
            </g>
          )}
        </g>
      ))}
      <Sheet x={90} y={350} w={460} h={100} stroke="moss" />
      <Words x={118} y={394} size={24} face="display" weight={540} text="Waterproofing, $19" />
      <Words x={118} y={424} color="inkMuted" text="February and August" />
      <Press x={352} y={374} w={172} text="Keep it dry" />
    </>
  );
}
