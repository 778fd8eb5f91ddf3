import { RakedGround } from "#pictures/RakedGround.tsx";
import { flight, florets, flower, petals } from "./flower.ts";

interface FlowerProps {
  placed: number;
  returned: number;
  /** What it shows, for those who cannot see it. */
  label: string;
}

const { width, height, cx, cy } = flower;
const stones = [{ cx: cx + 640, cy, rx: 314, ry: 300, squareness: 2 }];

/** A bee from above: wings, body, and two bands of the rake. */
function Bee() {
  return (
    <g transform="translate(78 214) rotate(-28)" className="bee">
      <ellipse cx="-4" cy="-17" rx="10" ry="17" transform="rotate(-24)" className="bee-wing" />
      <ellipse cx="-4" cy="17" rx="10" ry="17" transform="rotate(24)" className="bee-wing" />
      <ellipse rx="21" ry="12" className="bee-body" />
      <path d="M-8-10q-4 10 0 20M1-11.500q-4 11.500 0 23" className="bee-band" />
      <path d="M20-4q9-3 12-10M20 4q9 3 12 10" className="bee-feeler" />
    </g>
  );
}

/** Orders as the florets of one flower in raked sand: those that came back are empty. */
export function Flower({ placed, returned, label }: FlowerProps) {
  const { full, empty, breadth } = florets(placed, returned);
  return (
    <div className="flower">
      <RakedGround
        viewBox={[0, 0, 1640, 640]}
        stones={stones}
        gap={19}
        step={40}
        className="flower-sand"
      />
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        className="flower-drawing"
      >
        <path d={flight} className="flower-flight" />
        <path d={petals(21, 0.5, flower.tip)} className="flower-petals" />
        <path d={petals(21, 0, flower.tip - 26)} className="flower-petals" data-front="" />
        <circle cx={cx} cy={cy} r={flower.head} className="flower-head" />
        <g strokeLinecap="round" strokeWidth={breadth}>
          <path d={full.join("")} className="flower-full" />
          <path d={empty.join("")} className="flower-empty" />
          <path d={empty.join("")} strokeWidth={breadth - 4} className="flower-hollow" />
        </g>
        <Bee />
      </svg>
    </div>
  );
}
