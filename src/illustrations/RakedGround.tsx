import { rakedLine, withLevels, type Stone } from "#illustrations/rake/flow.ts";
import { rings, toPath } from "#illustrations/rake/path.ts";
import { cx } from "#ui/cx.ts";
import { Ridges } from "./parts/Ridges.tsx";

interface RakedGroundProps {
  /** Left, top, width and height of the drawing, in the picture's own units. */
  viewBox: readonly [number, number, number, number];
  stones: readonly Stone[];
  /** Distance between two lines far from every stone. */
  gap: number;
  /** Distance between two points of a line; smaller is finer and heavier. */
  step?: number;
  /** Stretch to the box (the stones stretch with it) or keep the shape and fill the box. */
  fit?: "stretch" | "fill";
  className?: string;
}

/**
 * A ground of raked sand: lines that bend around stones, or rings around one that fills it. Decoration, so it is hidden
 * from assistive technology. Strokes keep their width at any scale.
 */
export function RakedGround({
  viewBox,
  stones,
  gap,
  step = 25,
  fit = "fill",
  className,
}: RakedGroundProps) {
  const [left, top, width, height] = viewBox;
  const lines = Array.from({ length: Math.floor(height / gap) }, (_, i) => top + gap * (i + 0.5));
  const ground = withLevels(stones, top, gap);
  const furrows =
    rings(stones, viewBox, gap * 0.65) ??
    lines
      .map((level) => toPath(rakedLine(ground, level, left, left + width, step), gap / 8))
      .join("");
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
