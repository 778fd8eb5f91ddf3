import { RakedGround } from "#illustrations/RakedGround.tsx";
import { flight, florets, flower, petals } from "./flower.ts";

interface FlowerProps {
  placed: number;
  returned: number;
  /** What it shows, for those who cannot see it. */
  label: string;
}

const { width, height, cx, cy } = flower;
const stones = [{ cx: cx + 640, cy, rx: 314, ry: 300, squareness: 2 }];

/** The sand is wider than the flower: the drawing's 720 of its 1640 units begin at its 640th. */
const sand =
  "pointer-events-none absolute inset-y-0 left-[-88.8889%] -z-1 h-full w-[227.7778%] max-w-none mask-[linear-gradient(to_right,transparent_26%,black_48%_78%,transparent_98%)] text-line-strong/42";

/** A bee from above: wings, body, and two bands of the rake. */
function Bee() {
  return (
    <g transform="translate(78 214) rotate(-28)">
      <g className="fill-raised/82 stroke-ink stroke-[1.25]">
        <ellipse cx="-4" cy="-17" rx="10" ry="17" transform="rotate(-24)" />
        <ellipse cx="-4" cy="17" rx="10" ry="17" transform="rotate(24)" />
      </g>
      <ellipse rx="21" ry="12" className="fill-ink" />
      <path
        d="M-8-10q-4 10 0 20M1-11.500q-4 11.500 0 23"
        className="fill-none stroke-ground stroke-[3.5]"
      />
      <path
        d="M20-4q9-3 12-10M20 4q9 3 12 10"
        className="fill-none stroke-ink stroke-[1.75]"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Orders as the florets of one flower in raked sand: those that came back are empty. */
export function Flower({ placed, returned, label }: FlowerProps) {
  const { full, empty, breadth } = florets(placed, returned);
  return (
    <div className="relative isolate lg:-mr-[9%] lg:-ml-[6%]">
      <RakedGround
        viewBox={[0, 0, 1640, 640]}
        stones={stones}
        gap={19}
        step={40}
        className={sand}
      />
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        className="block w-full overflow-visible"
      >
        <path
          d={flight}
          className="fill-none stroke-clay stroke-[2.5]"
          strokeLinecap="round"
          strokeDasharray="0.1 11"
        />
        <g className="stroke-clay stroke-[1.25]">
          <path
            d={petals(21, 0.5, flower.tip)}
            className="fill-[color-mix(in_oklab,var(--color-clay-soft)_62%,var(--color-ground))]"
          />
          <path d={petals(21, 0, flower.tip - 26)} className="fill-clay-soft" />
          <circle cx={cx} cy={cy} r={flower.head} className="fill-raised" />
        </g>
        <g strokeLinecap="round" strokeWidth={breadth} className="stroke-clay">
          <path d={full.join("")} />
          <path d={empty.join("")} />
          <path d={empty.join("")} strokeWidth={breadth - 4} className="stroke-raised" />
        </g>
        <Bee />
      </svg>
    </div>
  );
}
