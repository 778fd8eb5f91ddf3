/** Parts of screens: buttons, chips, bubbles. In the picture's units. */
import { type Accent, type Paint, paint, soft } from "./paint.ts";
import { Sheet } from "./shapes.tsx";
import { Words } from "./Words.tsx";

interface LabelledProps {
  x: number;
  y: number;
  w: number;
  children: string;
}

/** A button, 52 high: dark for the primary button. */
export function Press({ x, y, w, children, strong = true }: LabelledProps & { strong?: boolean }) {
  return (
    <>
      <Sheet
        x={x}
        y={y}
        w={w}
        h={52}
        r={26}
        fill={strong ? "inverse" : "raised"}
        stroke={strong ? "none" : "lineStrong"}
      />
      <Words
        x={x + w / 2}
        y={y + 33}
        weight={540}
        align="middle"
        color={strong ? "onInverse" : "ink"}
      >
        {children}
      </Words>
    </>
  );
}

/** A chip, 38 high: a state or a tag. */
export function Chip({ x, y, w, children, accent }: LabelledProps & { accent: Accent | "plain" }) {
  return (
    <>
      <Sheet
        x={x}
        y={y}
        w={w}
        h={38}
        r={19}
        fill={accent === "plain" ? "sunken" : soft[accent]}
        stroke="none"
      />
      <Words x={x + w / 2} y={y + 26} align="middle" weight={540}>
        {children}
      </Words>
    </>
  );
}

interface BubbleProps {
  x: number;
  y: number;
  w: number;
  /** One string per line. */
  lines: readonly string[];
  /** Written by the customer: dark, its tail at the right. */
  customer?: boolean;
}

/** A message; 24 and 30 for each line high. */
export function Bubble({ x, y, w, lines, customer = false }: BubbleProps) {
  const h = 24 + 30 * lines.length;
  const tail = customer ? `M${x + w} ${y + h - 36}v50l-40-14z` : `M${x} ${y + h - 28}v28h26z`;
  const fill: Paint = customer ? "inverse" : "sunken";
  return (
    <>
      <path d={tail} fill={paint[fill]} />
      <Sheet x={x} y={y} w={w} h={h} r={20} fill={fill} stroke="none" />
      {lines.map((line, i) => (
        <Words key={line} x={x + 20} y={y + 34 + i * 30} color={customer ? "onInverse" : "ink"}>
          {line}
        </Words>
      ))}
    </>
  );
}
