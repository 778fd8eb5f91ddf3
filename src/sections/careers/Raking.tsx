import { furrows, garden, gravel, rake, stones, teeth, waiting } from "./raking.ts";

/** A rake in the middle of its work. Decoration: what it says stands in the headline. */
export function Raking() {
  const { left, width, height } = garden;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, 0, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      className="mt-8 block h-[clamp(16rem,34vw,29rem)] w-full mask-[linear-gradient(transparent,black_16%)] fill-none"
    >
      <path d={gravel} className="stroke-line-strong/75 stroke-[4.5]" strokeLinecap="round" />
      <path d={furrows} className="stroke-line-strong stroke-[1.5]" />
      {[...stones, waiting].map(({ cx, cy, rx, ry }) => (
        <ellipse
          key={cx}
          cx={cx}
          cy={cy}
          rx={rx - 7}
          ry={ry - 6}
          className={
            cx === waiting.cx ? "fill-persimmon" : "fill-sunken stroke-line-strong stroke-[1.5]"
          }
        />
      ))}
      <g className="stroke-ink" strokeLinecap="round">
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
