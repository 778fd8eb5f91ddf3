import { useId } from "react";

interface RidgesProps {
  d: string;
  width?: number;
  /** How far below the dark edge the lit one is, in units of the drawing. */
  depth: number;
  /** Stroke of the dark edge: by default the text's color, quieter at night. */
  dark?: string;
  /** Lines keep their width at any scale. */
  fixed?: boolean;
}

/** Raked lines with depth: a broad hollow, its dark edge, and below it the edge that catches the light. */
export function Ridges({
  d,
  width = 1,
  depth,
  dark = "stroke-furrow",
  fixed = false,
}: RidgesProps) {
  const id = useId();
  const href = `#${id}`;
  return (
    <g className="rakes fill-none">
      <defs>
        <path id={id} d={d} vectorEffect={fixed ? "non-scaling-stroke" : undefined} />
      </defs>
      <use href={href} className={dark} strokeWidth={width * 5} strokeOpacity="0.16" />
      <use href={href} className="stroke-gleam" strokeWidth={width * 1.25} y={depth} />
      <use href={href} className={dark} strokeWidth={width} />
    </g>
  );
}
