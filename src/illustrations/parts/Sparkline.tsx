interface SparklineProps {
  /** Values in order of time, two or more, all zero or above. */
  values: readonly number[];
  className: string;
}

const width = 72;
const height = 20;

/** A trend as one line the height of its text: from zero at the foot to the highest value at the top. */
export function Sparkline({ values, className }: SparklineProps) {
  const top = Math.max(...values);
  const points = values.map((value, i) => [
    Math.round((i / (values.length - 1)) * width),
    Math.round(height - (value / top) * height),
  ]);
  const [x = width, y = 0] = points.at(-1) ?? [];
  return (
    <svg viewBox={`0 -3 ${width + 3} ${height + 6}`} className={className}>
      <path
        d={`M${points.map((point) => point.join(" ")).join("L")}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="fill-transparent stroke-current"
      />
      <circle cx={x} cy={y} r="2" className="fill-current" />
    </svg>
  );
}
