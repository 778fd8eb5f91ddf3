import { breadth, type Rake, rakePath } from "./rake.ts";

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
