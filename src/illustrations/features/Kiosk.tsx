import { seeded } from "#lib/random/seeded.ts";
import { Bag } from "./parts/Bag.tsx";
import { paint } from "./parts/paint.ts";
import { around, Sand, size } from "./parts/Sand.tsx";
import { Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Phone } from "./parts/frames.tsx";
import { Words } from "./parts/Words.tsx";

/** Squares along each side of the code; three of its corners hold a mark of seven. */
const side = 17;

/** The dark squares of a code to scan, as path data in units of one square. It only looks like one. */
function squares(): string {
  const next = seeded("kiosk");
  const far = side - 7;
  const inMark = (x: number, y: number) =>
    (x < 8 && (y < 8 || y >= far - 1)) || (x >= far - 1 && y < 8);
  const dark = Array.from({ length: side * side }, (_, i) => ({
    x: i % side,
    y: Math.floor(i / side),
  }))
    .filter(({ x, y }) => next() < 0.5 && !inMark(x, y))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  const mark = "h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z";
  return `M0 0${mark}M${far} 0${mark}M0 ${far}${mark}${dark.join("")}`;
}

/** Where the awning's stripes begin, from left to right; every other one is dark. */
const stripes = [0, 80, 160, 240, 320, 400, 480, 560] as const;

/** A shop: an awning, a counter, on it a tablet on a stand with a code, and a phone that scans it. */
export function Kiosk() {
  return (
    <>
      <Sand stones={[around(130, 88, 380, 280)]} />
      {stripes.map((x, i) => (
        <Shape
          key={x}
          d={`M${x} 0h80v30a40 24 0 0 1-80 0z`}
          fill={i % 2 === 0 ? "persimmon" : "persimmonSoft"}
        />
      ))}
      <Shape d="M300 360h40v52h40q14 0 14 14h-148q0-14 14-14h40z" fill="lineStrong" />
      <Sheet x={200} y={76} w={240} h={304} r={26} fill="inverse" stroke="none" />
      <Sheet x={214} y={90} w={212} h={276} r={14} stroke="none" />
      <g transform="translate(243.5 112) scale(9)">
        <path d={squares()} fill={paint.ink} fillRule="evenodd" />
      </g>
      <Words x={320} y={308} size={30} face="display" weight={540} align="middle">
        Scan to
      </Words>
      <Words x={320} y={342} size={30} face="display" weight={540} align="middle">
        subscribe
      </Words>
      <Shape d={`M0 426h${size.width}v54h-${size.width}z`} fill="claySoft" />
      <Bag x={42} y={258} scale={1.2} accent="persimmon" />
      <Stroke d={`M0 426h${size.width}`} color="clay" />
      <g transform="rotate(12 540 360)">
        <Phone x={478} y={250} w={128} h={280} />
        <Stroke
          d="M500 324v-22h22m40 0h22v22m0 40v22h-22m-40 0h-22v-22"
          color="persimmon"
          width={5}
        />
        <Shape
          d="M518 320h18v18h-18zm30 0h18v18h-18zm-30 30h18v18h-18zm34 4h10v10h-10z"
          fill="ink"
        />
      </g>
    </>
  );
}
