/** Screens and what is on them: windows, phones, buttons, chips, bubbles, people. In the picture's units. */
import type { ReactNode } from "react";
import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { type Accent, type Paint, paint, soft } from "./paint.ts";
import { Disc, Sheet, Stroke } from "./shapes.tsx";
import { Words } from "./Words.tsx";

interface LabelledProps {
  x: number;
  y: number;
  w: number;
  text: string;
}

/** A button, 52 high: dark for the primary button. */
export function Press({ x, y, w, text, strong = true }: LabelledProps & { strong?: boolean }) {
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
        y={y + 34}
        weight={540}
        align="middle"
        color={strong ? "onInverse" : "ink"}
        text={text}
      />
    </>
  );
}

/** A chip, 44 high: a state or a tag. */
export function Chip({ x, y, w, text, accent }: LabelledProps & { accent: Accent | "plain" }) {
  return (
    <>
      <Sheet
        x={x}
        y={y}
        w={w}
        h={44}
        r={22}
        fill={accent === "plain" ? "sunken" : soft[accent]}
        stroke="none"
      />
      <Words x={x + w / 2} y={y + 30} weight={540} align="middle" text={text} />
    </>
  );
}

/** A field with a question in plain words, and the button that asks it: at the top of a picture. */
export const Question = ({ text }: { text: string }) => (
  <>
    <Sheet x={36} y={36} w={568} h={76} r={38} stroke="persimmon" />
    <Words x={72} y={82} look="label" text={text} />
    <Disc cx={564} cy={74} r={28} fill="rust" />
    <Stroke d="M552 74h24m-10-10l10 10-10 10" color="raised" width={4} />
  </>
);

interface BubbleProps {
  x: number;
  y: number;
  w: number;
  /** One string per line. */
  lines: readonly string[];
  /** Written by the customer: dark, its tail at the right. */
  customer?: boolean;
}

/** A message; 28 and 30 for each line high. */
export function Bubble({ x, y, w, lines, customer = false }: BubbleProps) {
  const h = 28 + 30 * lines.length;
  const tail = customer ? `M${x + w} ${y + h - 36}v50l-40-14z` : `M${x} ${y + h - 28}v28h26z`;
  const fill: Paint = customer ? "inverse" : "sunken";
  return (
    <>
      <path d={tail} fill={paint[fill]} />
      <Sheet x={x} y={y} w={w} h={h} r={20} fill={fill} stroke="none" />
      {lines.map((line, i) => (
        <Words
          key={line}
          x={x + 20}
          y={y + 37 + i * 30}
          color={customer ? "onInverse" : "ink"}
          text={line}
        />
      ))}
    </>
  );
}

/** A browser's window: a bar 52 high with an address, and its content, in the picture's units. */
export function Window({
  x,
  y,
  w,
  h,
  address,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  address: string;
  children: ReactNode;
}) {
  return (
    <>
      <Sheet x={x} y={y} w={w} h={h} r={18} />
      <path d={`M${x} ${y + 52}h${w}`} stroke={paint.line} strokeWidth="2" />
      <Sheet x={x + 18} y={y + 9} w={w - 36} h={34} r={17} fill="sunken" stroke="none" />
      <Words x={x + 36} y={y + 34} color="inkMuted" text={address} />
      {children}
    </>
  );
}

/** A phone standing upright; the picture draws its content. */
export function Phone({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <Sheet x={x} y={y} w={w} h={h} r={34} stroke="lineStrong" />
      <path
        d={`M${x + w / 2 - 34} ${y + 20}h68`}
        stroke={paint.lineStrong}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

/** A person: a raked pebble, the same for the same name; `size` wide. */
export function Person({
  x,
  y,
  size,
  name,
  accent,
}: {
  x: number;
  y: number;
  size: number;
  name: string;
  accent: Accent;
}) {
  const next = seeded(name);
  const turn = Math.floor(next() * 24) * 15;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path d={pebbleAt(next())} fill={paint[soft[accent]]} />
      <path
        d="M6 8.5q6 4 12 0M6 12q6 4 12 0M6 15.5q6 4 12 0"
        fill="none"
        stroke={paint[accent]}
        strokeWidth="1.2"
        transform={`rotate(${turn} 12 12)`}
      />
    </g>
  );
}
