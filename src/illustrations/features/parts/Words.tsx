import { type Paint, paint } from "./paint.ts";

/** Sizes are in the picture's units; it is 640 wide and is shown at 300 pixels on phones, so the minimum is 24. */
interface TextStyle {
  size: 24 | 30 | 40 | 56;
  weight: 400 | 540 | 640;
  face: "text" | "display" | "code";
}

const looks = {
  body: { size: 24, weight: 400, face: "text" },
  label: { size: 24, weight: 540, face: "text" },
  title: { size: 30, weight: 540, face: "display" },
  figure: { size: 56, weight: 640, face: "display" },
} as const satisfies Readonly<Record<string, TextStyle>>;

interface WordsProps extends Partial<TextStyle> {
  /** Their start (or middle, or end) and baseline, in the picture's units. */
  x: number;
  y: number;
  text: string;
  /** What size, weight and face are unless given. */
  look?: keyof typeof looks;
  color?: Paint;
  align?: "start" | "middle" | "end";
  /** Struck through, as no longer valid. */
  struck?: boolean;
}

/** One line of words. */
export function Words({
  x,
  y,
  text,
  look = "body",
  color = "ink",
  align = "start",
  struck = false,
  ...own
}: WordsProps) {
  const { size, weight, face } = { ...looks[look], ...own };
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
      {text}
    </text>
  );
}
