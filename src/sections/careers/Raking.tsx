import { furrows, garden, gravel, rake, stones, teeth, waiting } from "./raking.ts";

/** A rake in the middle of its work. Decoration: what it says stands in the headline. */
export function Raking() {
  const { left, width, height } = garden;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, 0, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      className="raking"
    >
      <path d={gravel} className="raking-gravel" />
      <path d={furrows} className="raking-furrows" />
      {[...stones, waiting].map(({ cx, cy, rx, ry }) => (
        <ellipse
          key={cx}
          cx={cx}
          cy={cy}
          rx={rx - 7}
          ry={ry - 6}
          className="raking-stone"
          data-unraked={cx === waiting.cx ? "" : undefined}
        />
      ))}
      <g className="raking-rake">
        <path d={teeth} strokeWidth="6" />
        <path
          d={`M${String(garden.rake)} ${String(rake.top - 4)}V${String(rake.bottom + 4)}`}
          strokeWidth="15"
        />
        <path d={`M${String(garden.rake)} ${String(rake.middle)}l1400-276`} strokeWidth="10" />
      </g>
    </svg>
  );
}
