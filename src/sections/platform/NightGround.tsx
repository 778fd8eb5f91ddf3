import { RakedGround } from "#illustrations/RakedGround.tsx";

/** The three that work at night. */
const agents = [
  { cx: 120, cy: 190, rx: 42, ry: 24, squareness: 2.4 },
  { cx: 268, cy: 130, rx: 34, ry: 19, squareness: 2.2 },
  { cx: 392, cy: 214, rx: 52, ry: 29, squareness: 2.6 },
];

/** What they rake while the shop sleeps: three stones, and lines around each. Decoration. */
export function NightGround() {
  return (
    <div className="relative hidden min-h-48 text-night-line md:block">
      <RakedGround
        viewBox={[0, 0, 480, 280]}
        stones={agents}
        gap={13}
        step={16}
        fit="fill"
        className="absolute inset-0 size-full"
      />
      <svg
        className="absolute inset-0 size-full fill-on-night"
        aria-hidden="true"
        viewBox="0 0 480 280"
        preserveAspectRatio="xMidYMid slice"
      >
        {agents.map(({ cx, cy, rx, ry }) => (
          <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} />
        ))}
      </svg>
    </div>
  );
}
