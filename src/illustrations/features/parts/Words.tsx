import { type Paint, paint } from "./paint.ts";

interface WordsProps {
  /** The position of the words in the picture's units: their start (or middle, or end) and baseline. */
  x: number;
  y: number;
  /** In the picture's units; the picture is 640 wide and may be shown at 340 pixels, so the minimum is 20. */
  size?: 20 | 24 | 30 | 40 | 56;
  weight?: 400 | 540 | 640;
  color?: Paint;
  align?: "start" | "middle" | "end";
  face?: "text" | "display" | "code";
  /** Struck through, as no longer valid. */
  struck?: boolean;
  children: string;
}

/** One line of words. */
export function Words({
  x,
  y,
  size = 20,
  weight = 400,
  color = "ink",
  align = "start",
  face = "text",
  struck = false,
  children,
}: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fontFamily={`var(--font-${face})`}
      fill={paint[color]}
      textAnchor={align}
      textDecoration={struck ? "line-through" : undefined}
    >
      {children}
    </text>
  );
}
