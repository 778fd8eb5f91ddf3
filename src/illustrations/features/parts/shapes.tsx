/** Sheets, lines and symbols for the feature pictures. All sizes are in the picture's units. */
import { type Paint, paint } from "./paint.ts";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface SheetProps extends Box {
  fill?: Paint;
  stroke?: Paint | "none";
  /** The radius of the corners. */
  r?: number;
  dashed?: boolean;
}

/** A sheet of paper: panels, fields, cards. */
export function Sheet({
  x,
  y,
  w,
  h,
  fill = "raised",
  stroke = "line",
  r = 16,
  dashed = false,
}: SheetProps) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={r}
      fill={paint[fill]}
      stroke={stroke === "none" ? undefined : paint[stroke]}
      strokeWidth="2"
      strokeDasharray={dashed ? "8 7" : undefined}
    />
  );
}

interface StrokeProps {
  /** Path data. */
  d: string;
  color?: Paint;
  width?: number;
  dashed?: boolean;
  /** How it moves (src/styles/motion.css). */
  className?: string;
}

/** A drawn line: symbols, arrows, curves. */
export function Stroke({ d, color = "ink", width = 3, dashed = false, className }: StrokeProps) {
  return (
    <path
      className={className}
      d={d}
      fill="none"
      stroke={paint[color]}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dashed ? "2 9" : undefined}
    />
  );
}

/** A filled shape of any outline. */
export const Shape = ({ d, fill }: { d: string; fill: Paint }) => <path d={d} fill={paint[fill]} />;

/** A dot, ring or sun. */
export function Disc({
  cx,
  cy,
  r,
  fill,
  stroke,
}: {
  cx: number;
  cy: number;
  r: number;
  fill: Paint | "none";
  stroke?: Paint;
}) {
  return (
    <circle
      cx={cx}
      cy={cy}
      r={r}
      fill={fill === "none" ? "none" : paint[fill]}
      stroke={stroke && paint[stroke]}
      strokeWidth="3"
    />
  );
}

/** Done: a tick whose left end is at x, y. About 22 wide. */
export const Tick = ({ x, y, color = "moss" }: { x: number; y: number; color?: Paint }) => (
  <Stroke d={`M${x} ${y}l8 8 14-17`} color={color} width={4} />
);

/** Failed or closed: a cross around its middle. */
export const Cross = ({ x, y, color = "persimmon" }: { x: number; y: number; color?: Paint }) => (
  <Stroke d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} color={color} width={4} />
);
