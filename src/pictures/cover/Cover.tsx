import { cx } from "#ui/cx.ts";
import { composition, frame } from "./composition.ts";
import { Disc, Lines, Stones } from "./Sand.tsx";
import { groundOf } from "./tones.ts";

interface CoverProps {
  /** What it stands for, such as an article's slug; the same subject has the same cover at every build. */
  subject: string;
  /** Width to height, as a pair of units; only their proportion counts. */
  aspect?: readonly [width: number, height: number];
  /** Size and corners; the drawing fills the box and keeps its shape. */
  className?: string;
}

/** Units of the drawing's area: lines are of one density at every proportion. */
const area = 600 * 400;

/** The cover of a subject: raked sand of its own. Decoration, hidden from assistive technology. */
export function Cover({ subject, aspect: [across, down] = [3, 2], className }: CoverProps) {
  const scale = Math.sqrt(area / (across * down)) / 2;
  const [width, height] = [2 * Math.round(across * scale), 2 * Math.round(down * scale)];
  const within = frame(width, height);
  const made = composition(subject, within);
  return (
    <svg
      aria-hidden="true"
      viewBox={[-width / 2, -height / 2, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      data-theme={made.ground === "night" ? "dark" : undefined}
      className={cx(groundOf(made), className)}
    >
      <Disc made={made} />
      <Lines made={made} within={within} />
      <Stones made={made} />
    </svg>
  );
}
