/** Colors, ground, sheets, lines, words and symbols of the feature pictures. All sizes are in the pictures' units. */
import type { Stone } from "#illustrations/rake/flow.ts";
import { rakedPath, rings } from "#illustrations/rake/path.ts";

const bark =
  "color-mix(in oklab,var(--color-rust) 40%,light-dark(var(--color-ink),var(--color-ground)))";
const tan =
  "light-dark(var(--color-clay),color-mix(in oklab,var(--color-rust) 45%,var(--color-line-strong)))";

/** Colors of pictures by role: shown through a `use` element, they inherit the page's and follow the theme switch. */
export const paint = {
  none: "none",
  ground: "var(--color-figure)",
  raised: "var(--color-figure-raised)",
  sunken: "var(--color-figure-sunken)",
  line: "var(--color-figure-line)",
  gleam: "var(--color-gleam)",
  lineStrong: "var(--color-line-strong)",
  ink: "var(--color-ink)",
  inkMuted: "var(--color-ink-muted)",
  inverse: "var(--color-inverse)",
  onInverse: "var(--color-on-inverse)",
  onNight: "var(--color-on-night)",
  moss: "var(--color-moss)",
  mossSoft: "var(--color-moss-soft)",
  persimmon: "var(--color-persimmon)",
  rust: "var(--color-rust)",
  persimmonSoft: "var(--color-persimmon-soft)",
  clay: "var(--color-clay)",
  claySoft: "var(--color-clay-soft)",
  // What goods and people are made of: they keep the colors of the day, dimmer at night.
  paper: "var(--color-paper)",
  dark: "light-dark(var(--color-ink),var(--color-ground))",
  bark,
  ash: `color-mix(in oklab,${bark} 62%,var(--color-paper))`,
  tan,
  kraft: "color-mix(in oklab,var(--color-clay) 38%,var(--color-paper))",
  peach: "color-mix(in oklab,var(--color-rust) 20%,var(--color-paper))",
  sage: "color-mix(in oklab,var(--color-accent) 24%,var(--color-paper))",
  leaf: "light-dark(var(--color-moss),color-mix(in oklab,var(--color-moss) 55%,var(--color-night)))",
  olive: `color-mix(in oklab,${tan} 38%,var(--color-paper))`,
  umber: `color-mix(in oklab,${tan} 68%,var(--color-paper))`,
} as const;

export type Paint = keyof typeof paint;

/** The accents a picture can lead with. One leads in each. */
export type Accent = "moss" | "persimmon" | "clay";

export const soft = { moss: "mossSoft", persimmon: "persimmonSoft", clay: "claySoft" } as const;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface SheetProps extends Box {
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

/** The size of every feature picture. */
export const size = { width: 640, height: 480 } as const;

const gap = 20;

/** A ground without lines, for sheets that leave them no room. It also fills a place of another shape. */
export const Ground = ({ tint }: { tint: Paint }) => (
  <rect x="-640" y="-480" width="1920" height="1440" fill={paint[tint]} />
);

/** The raked ground of a picture; the lines go around its stones, which the caller draws over it. */
export function Sand({ stones }: { stones: readonly Stone[] }) {
  // Without lines that meet a stone's middle: they would turn there at a right angle.
  const lines = Array.from({ length: size.height / gap }, (_, i) => gap * (i + 0.5)).filter(
    (level) => stones.every(({ cy }) => Math.abs(level - cy) > 3),
  );
  const d =
    rings(stones, [0, 0, size.width, size.height], gap * 0.65) ??
    rakedPath(stones, lines, [0, size.width], gap / 8);
  return (
    <g fill="none" stroke={paint.line}>
      <rect width={size.width} height={size.height} fill={paint.ground} stroke="none" />
      {/* A broad hollow, its lit edge and its dark one. Not `use`: these pictures are in files, too. */}
      <g className="rakes ripples">
        <path d={d} strokeWidth="8" strokeOpacity="0.3" />
        <path d={d} strokeWidth="2" stroke={paint.gleam} transform="translate(0 2)" />
        <path d={d} strokeWidth="1.5" />
      </g>
    </g>
  );
}

/** A sheet as a stone: the lines keep a small distance from it. */
export const around = (x: number, y: number, w: number, h: number): Stone => ({
  cx: x + w / 2,
  cy: y + h / 2,
  rx: w / 2 + 14,
  ry: h / 2 + 14,
  squareness: 7,
});
