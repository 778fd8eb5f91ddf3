/** Things without outlines, shaped by light and shade: goods (goods.ts) and people (Bust.tsx), for pages and files. */
import { paint, type Paint } from "./features/parts/shapes.tsx";

/** The dark is warm: it is the brown that `shade` and `thread` take from the thing's group. */
const finishes = {
  shade: { fill: "currentColor", opacity: 0.25 },
  deep: { fill: "currentColor", opacity: 0.5 },
  light: { fill: paint.paper, opacity: 0.4 },
  /** A line that is sewn, wound or printed. */
  thread: { fill: "none", stroke: "currentColor", strokeWidth: 2, opacity: 0.4 },
  /** On wax, glass, rubber. */
  gleam: { fill: "none", stroke: paint.paper, strokeWidth: 4, opacity: 0.6 },
} as const;

/** From back to front: what each area is made of, and its path data. "color" is the color of the thing. */
export type Areas = readonly `${Paint | keyof typeof finishes | "color"} M${string}`[];

const has = <T extends object>(all: T, key: PropertyKey): key is keyof T => Object.hasOwn(all, key);

interface ThingProps {
  areas: Areas;
  color?: Paint;
  /** Its place, as a transform. */
  at?: string;
}

export const Thing = ({ areas, color = "kraft", at }: ThingProps) => (
  <g transform={at} color={paint.bark} strokeLinecap="round" strokeLinejoin="round">
    {areas.map((area, i) => {
      const [finish = "", d] = area.split(/ (.*)/);
      const look = has(finishes, finish)
        ? finishes[finish]
        : { fill: paint[has(paint, finish) ? finish : color] };
      return <path key={i} d={d} {...look} />;
    })}
  </g>
);
