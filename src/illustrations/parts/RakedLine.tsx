/** Parallel strokes that part around a stone, as pieces of 100 units along the line that join end to end. */

/** Parallel strokes that part around a stone, as pieces of 100 units along the line that join end to end. */

/** The shape of a piece of raked sand. Units are those of the drawing's box; the line's length is 100. */
export interface Rake {
  readonly axis: "x" | "y";
  /** The number of lines, which is even: a stone is between the middle two. */
  readonly lines: number;
  readonly gap: number;
  /** Half the width kept free around the stone in the middle; 0 for no stone. */
  readonly clear: number;
}

/** Half the length over which lines bend. */
const reach = 36;
/** The fraction of its inner neighbor's bend that a line has. */
const fading = 0.56;

/** Width of the drawing's box, with room for the outermost line's bend. */
export const breadth = ({ lines, gap }: Pick<Rake, "lines" | "gap">): number => lines * gap + gap;

const round = (value: number) => Math.round(value * 10) / 10;

/** Distances of the lines on one side of the axis, inside out, each with its bend at the stone. */
const side = ({ lines, gap, clear }: Rake) =>
  Array.from({ length: lines / 2 }, (_, i) => ({
    distance: (i + 0.5) * gap,
    bend: Math.max(0, clear - gap / 2) * fading ** i,
  }));

/**
 * @param rake the shape of the piece
 * @returns SVG path data: one subpath for each line
 */
export function rakePath(rake: Rake): string {
  const middle = breadth(rake) / 2;
  const point = (along: number, across: number) =>
    rake.axis === "x" ? `${along} ${round(across)}` : `${round(across)} ${along}`;
  const end = rake.axis === "x" ? "H100" : "V100";
  const half = reach / 2;

  return [-1, 1]
    .flatMap((sign) =>
      side(rake).map(({ distance, bend }) => [sign * distance, sign * bend] as const),
    )
    .sort(([a], [b]) => a - b)
    .map(([distance, bend]) => {
      const start = `M${point(0, middle + distance)}`;
      if (round(bend) === 0) return start + end;
      const straight = (rake.axis === "x" ? "H" : "V") + String(50 - reach);
      const out = `c${point(half, 0)} ${point(half, bend)} ${point(reach, bend)}`;
      const back = `s${point(half, -bend)} ${point(reach, -bend)}`;
      return start + straight + out + back + end;
    })
    .join("");
}

type RakedLineProps = Omit<Rake, "clear"> & {
  clear?: number;
  /** Color and size; the drawing stretches along its axis to the given length. */
  className: string;
};

/** One piece of raked sand. Pieces placed end to end make one line, with or without stones. */
export function RakedLine({ clear = 0, className, ...rake }: RakedLineProps) {
  const across = breadth(rake);
  return (
    <svg
      viewBox={rake.axis === "x" ? `0 0 100 ${across}` : `0 0 ${across} 100`}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        d={rakePath({ ...rake, clear })}
        className="fill-transparent stroke-current"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
