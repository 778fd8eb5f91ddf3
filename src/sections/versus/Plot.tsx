import { rings } from "#lib/pictures/rings.ts";
import type { ApproachId } from "#model/pages/versus.ts";
import { drawings, height, pots, width } from "./plots.ts";

/** One of the five ways as a plot of a garden, seen from above. Decoration; its words stand beside it. */
export function Plot({ id }: { id: ApproachId }) {
  const { lines, stones, dots = [], planted = 0 } = drawings[id]();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="plot"
      data-plot={id}
    >
      {lines !== "" && <path className="plot-furrow" d={lines} />}
      {id === "tools" &&
        pots.map(([x, y], i) => (
          <g key={x} transform={`translate(${String(x)} ${String(y)})`} className="plot-furrow">
            {rings([15, 6, 6], `pot ${String(i)}`).map(({ path }) => (
              <path key={path} d={path} />
            ))}
          </g>
        ))}
      {id === "agency" && <path className="plot-gate" d="M0 80V20M0 160V104M-2 80H14M-2 104H14" />}
      {dots.map(([x, y], i) => (
        <circle key={i} className={i < planted ? "plot-stone" : "plot-stake"} cx={x} cy={y} r="5" />
      ))}
      {stones.map(({ cx, cy, rx, ry }) => (
        <ellipse key={cx} className="plot-stone" cx={cx} cy={cy} rx={rx - 2} ry={ry - 2} />
      ))}
    </svg>
  );
}
