/** Sheets, lines, words and symbols for the feature pictures. All sizes are in the picture's units. */
import { type Paint, paint } from "./paint.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SheetProps extends Box {
  fill?: Paint;
  /** By default, only white paper has an edge. */
  stroke?: Paint;
  r?: number;
  dashed?: boolean;
}

/** A sheet of paper: panels, fields, cards. */
export function Sheet({ x, y, w, h, fill = "raised", r = 16, dashed, ...edge }: SheetProps) {
  const { stroke = fill === "raised" ? "line" : "none" } = edge;
  return (
    <rect
      {...{ x, y, width: w, height: h, rx: r }}
      fill={paint[fill]}
      stroke={paint[stroke]}
      strokeWidth="2"
      strokeDasharray={dashed ? "8 7" : undefined}
    />
  );
}

interface StrokeProps {
  d: string;
  color?: Paint;
  width?: number;
  dashed?: boolean;
  /** Whether it is drawn while it comes into view (src/styles/motion.css). */
  draws?: boolean;
}

/** A drawn line: symbols, arrows, curves. */
export const Stroke = ({ d, color = "ink", width = 3, dashed, draws }: StrokeProps) => (
  <path
    className={draws ? "draws" : undefined}
    d={d}
    fill="none"
    stroke={paint[color]}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeDasharray={dashed ? "2 9" : undefined}
  />
);

/** A filled shape of any outline. */
export const Shape = ({ d, fill }: { d: string; fill: Paint }) => <path d={d} fill={paint[fill]} />;

interface DiscProps {
  cx: number;
  cy: number;
  r: number;
  fill: Paint;
  stroke?: Paint;
}

/** A dot, ring or sun. */
export const Disc = ({ fill, stroke = "none", ...at }: DiscProps) => (
  <circle {...at} fill={paint[fill]} stroke={paint[stroke]} strokeWidth="3" />
);

interface SignProps {
  x: number;
  y: number;
  color?: Paint;
}

/** Done: a tick whose left end is at x, y. About 22 wide. */
export const Tick = ({ x, y, color = "moss" }: SignProps) => (
  <Stroke d={`M${x} ${y}l8 8 14-17`} color={color} width={4} />
);

/** Failed or closed: a cross around its middle. */
export const Cross = ({ x, y, color = "persimmon" }: SignProps) => (
  <Stroke d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} color={color} width={4} />
);

/** Sizes are in the picture's units; it is 640 wide and is shown at 300 pixels on phones, so the minimum is 24. */
type Font = `${400 | 540 | 640} ${24 | 30 | 40 | 56} ${"text" | "display" | "code"}`;

const looks = {
  body: "400 24 text",
  label: "540 24 text",
  strong: "640 24 text",
  title: "540 30 display",
  price: "640 40 display",
  figure: "640 56 display",
  code: "400 24 code",
} as const satisfies Readonly<Record<string, Font>>;

const isLook = (look: string): look is keyof typeof looks => Object.hasOwn(looks, look);

interface WordsProps {
  /** Their start (or middle, or end) and baseline. */
  x: number;
  y: number;
  text: string;
  /** One of the looks, or weight, size and face. */
  look?: keyof typeof looks | Font;
  color?: Paint;
  align?: "start" | "middle" | "end";
  /** Struck through, as no longer valid. */
  struck?: boolean;
}

export function Words({ text, look = "body", color = "ink", align, struck, ...at }: WordsProps) {
  const [weight, size, face = ""] = (isLook(look) ? looks[look] : look).split(" ");
  return (
    <text
      {...at}
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
