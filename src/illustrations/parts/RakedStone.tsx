import { pebbles } from "./pebble.ts";

interface RakedStoneProps {
  /** The middle, and the size, in the units of the drawing. */
  x: number;
  y: number;
  wide: number;
  high: number;
  /** Which of the outlines, from 0. */
  shape: number;
  /** Fill of the lit stone. */
  className?: string;
}

/** A stone of the one material of all stones: lit from the upper left, its shadow to the lower right. */
export function RakedStone({
  x,
  y,
  wide,
  high,
  shape,
  className = "fill-line-strong",
}: RakedStoneProps) {
  const [across, down] = [wide / 24, high / 24];
  return (
    <g
      transform={`translate(${x - wide / 2} ${y - high / 2})scale(${across.toFixed(2)} ${down.toFixed(2)})`}
    >
      <ellipse cx="14" cy="18.4" rx="11" ry="4.8" className="fill-shade" />
      <path d={pebbles[shape % pebbles.length]} className={className} />
      <path
        d="M21.2 10.5c.6 5.4-4 10.2-9.4 10.3-3 0-5.6-1.4-7-3.6 8 1.4 14-1.6 16.4-6.7z"
        className="fill-shade"
      />
      <path d="M4.6 9.5c1.6-4 5-5.6 9-5.3-4 1.1-6.8 2.7-9 5.3z" className="fill-on-night/50" />
    </g>
  );
}
