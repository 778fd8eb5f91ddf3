import { rings } from "#illustrations/rings.ts";
import type { ApproachId } from "./schema.ts";
import { drawings, height, pots, width } from "./plots.ts";

const furrow = "fill-none stroke-line-strong/75";

/** One of the five ways as a plot of a garden, seen from above. Decoration; its words stand beside it. */
export function Plot({ id }: { id: ApproachId }) {
  const { lines, stones, dots = [], planted = 0 } = drawings[id]();
  const stone = id === "platform" ? "fill-moss" : "fill-ink-muted";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="w-full rounded-medium border border-line-strong bg-raised transition-colors group-hover:bg-moss-soft"
      data-plot={id}
    >
      {lines !== "" && <path className={furrow} d={lines} />}
      {id === "tools" &&
        pots.map(([x, y], i) => (
          <g key={x} transform={`translate(${String(x)} ${String(y)})`} className={furrow}>
            {rings([15, 6, 6], `pot ${String(i)}`).map(({ path }) => (
              <path key={path} d={path} />
            ))}
          </g>
        ))}
      {id === "agency" && (
        <path
          className="fill-none stroke-clay"
          strokeWidth="5"
          d="M0 80V20M0 160V104M-2 80H14M-2 104H14"
        />
      )}
      {dots.map(([x, y], i) => (
        <circle
          key={i}
          className={i < planted ? stone : "fill-none stroke-line-strong"}
          strokeDasharray={i < planted ? undefined : "3 2"}
          cx={x}
          cy={y}
          r="5"
        />
      ))}
      {stones.map(({ cx, cy, rx, ry }) => (
        <ellipse key={cx} className={stone} cx={cx} cy={cy} rx={rx - 2} ry={ry - 2} />
      ))}
    </svg>
  );
}
