import { Person, Press } from "#illustrations/features/parts/screens.tsx";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const steps = [
  { y: 92, words: "Renewal fails" },
  { y: 240, words: "Check card" },
  { y: 388, words: "Send a text" },
] as const;

/** A rule as a path of three stones, downwards; next to it an agent asks to approve a credit. */
export function Automate() {
  return (
    <>
      <Sand stones={[around(60, 110, 544, 300)]} />
      <Stroke d="M92 92V388" color="persimmon" width={5} />
      {steps.map(({ y, words }) => (
        <g key={y}>
          <Sheet x={60} y={y - 34} w={262} h={68} r={34} />
          <Disc cx={92} cy={y} r={48} fill="persimmonSoft" stroke="persimmon" />
          <Words x={160} y={y + 8} look="label" text={words} />
        </g>
      ))}
      <Stroke d="M78 78l28 28m0-28l-28 28" color="persimmon" width={6} />
      <Sheet x={64} y={220} w={56} h={40} r={7} stroke="persimmon" />
      <Stroke d="M64 233h56" color="persimmon" width={7} />
      <Shape
        d="M81 160h22l-11 18zM81 308h22l-11 18zM66 368q0-8 8-8h36q8 0 8 8v26q0 8-8 8h-24l-14 14v-14q-6 0-6-8z"
        fill="persimmon"
      />
      <Stroke d="M80 376h24M80 388h16" color="raised" width={4} />
      <Sheet x={360} y={110} w={244} h={300} r={20} />
      <Person x={378} y={60} size={110} name="Echo" accent="persimmon" />
      <Words x={388} y={208} color="inkMuted" text="Echo asks for" />
      <Words x={388} y={266} look="figure" text="$10" />
      <Words x={388} y={306} look="body" text="late-box credit" />
      <Press x={382} y={334} w={200} text="Approve" />
    </>
  );
}
