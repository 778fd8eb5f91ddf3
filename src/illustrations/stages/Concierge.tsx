import { Person } from "#illustrations/features/parts/screens.tsx";
import { around, Sand } from "#illustrations/features/parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "#illustrations/features/parts/shapes.tsx";
import { Words } from "#illustrations/features/parts/Words.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

const dates = [
  { x: 93, y: 160, words: ["1,284", "copied"] },
  { x: 320, y: 160, words: ["Test", "renewal"] },
  { x: 547, y: 160, words: ["Live"] },
] as const;

/** One week as five columns, a path through its three dates, and the specialist’s note laid over its foot. */
export function Concierge() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 408)]} />
      <Sheet x={36} y={36} w={568} h={296} r={20} />
      <Stroke d="M36 94H604M150 36V332M263 36V332M377 36V332M490 36V332" color="line" width={2} />
      {days.map((day, i) => (
        <Words
          key={day}
          x={93 + i * 113.5}
          y={74}
          size={24}
          face="display"
          weight={540}
          align="middle"
          text={day}
        />
      ))}
      <Stroke
        d="M93 160C150 160 150 200 206 200S263 160 320 160 377 200 434 200 490 160 547 160"
        color="clay"
        width={5}
      />
      {dates.map(({ x, y, words }) => (
        <g key={x}>
          <Disc cx={x} cy={y} r={36} fill={x > 500 ? "clay" : "claySoft"} stroke="clay" />
          {words.map((line, i) => (
            <Words key={line} x={x} y={y + 72 + i * 26} weight={540} align="middle" text={line} />
          ))}
        </g>
      ))}
      <Sheet x={76} y={150} w={24} h={26} r={5} stroke="clay" />
      <Sheet x={86} y={142} w={24} h={26} r={5} stroke="clay" />
      <Stroke d="M304 160a16 16 0 1 1 6 12M304 160l-7-8M304 160l9-6" color="clay" width={4} />
      <Stroke d="M538 178V142" color="raised" width={4} />
      <Shape d="M538 142h26l-7 9 7 9h-26z" fill="raised" />
      <Sheet x={150} y={296} w={414} h={148} stroke="clay" />
      <Person x={166} y={318} size={104} name="Ruth" accent="clay" />
      <Words x={290} y={352} look="label" text="I stay until the first" />
      <Words x={290} y={384} look="label" text="renewals go through." />
      <Words x={290} y={420} color="inkMuted" text="Ruth, your specialist" />
    </>
  );
}
