import { withLevels, type Stone } from "#illustrations/rake/flow.ts";
import { rakedPath, rings } from "#illustrations/rake/path.ts";
import { cx } from "#ui/cx.ts";
import { Ridges } from "./parts/Ridges.tsx";

interface RakedGroundProps {
  /** Left, top, width and height of the drawing, in the picture's own units. */
  viewBox: readonly [number, number, number, number];
  stones: readonly Stone[];
  /** Distance between two lines far from every stone. */
  gap: number;
  /** Stretch to the box (the stones stretch with it) or keep the shape and fill the box. */
  fit?: "stretch" | "fill";
  className?: string;
}

/**
 * A ground of raked sand: lines that bend around stones, or rings around one that fills it. Decoration, so it is hidden
 * from assistive technology. Strokes keep their width at any scale.
 */
export function RakedGround({ viewBox, stones, gap, fit = "fill", className }: RakedGroundProps) {
  const [left, top, width, height] = viewBox;
  const levels = Array.from({ length: Math.floor(height / gap) }, (_, i) => top + gap * (i + 0.5));
  const furrows =
    rings(stones, viewBox, gap * 0.65) ??
    rakedPath(withLevels(stones, top, gap), levels, [left, left + width], gap / 8);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox.join(" ")}
      preserveAspectRatio={fit === "stretch" ? "none" : "xMidYMid slice"}
      className={cx("scene", className)}
    >
      <Ridges d={furrows} depth={gap / 10} fixed />
    </svg>
  );
}
