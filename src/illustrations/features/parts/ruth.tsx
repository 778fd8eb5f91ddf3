import { Disc, paint, Shape, Stroke } from "./shapes.tsx";

const face = "M70 84C70 54 82 40 100 40s30 14 30 44c0 28-14 46-30 46s-30-18-30-46z";
const neck = "M86 116h28v24q-14 16-28 0z";
const smile = "M88 112q12 3 24 0-1 11-12 11t-12-11z";
/** It ends where the disc ends. */
const coat =
  "M24 162A98 98 0 0 0 176 162C172 146 152 140 128 132q-28 22-56 0C48 140 28 146 24 162z";

/** Skin that is pale by day and by night, and its outline. */
const Skin = ({ d }: { d: string }) => (
  <>
    <Shape d={d} fill="onNight" />
    <path d={d} fill={paint.rust} fillOpacity=".2" />
    <Stroke d={d} color="night" />
  </>
);

/** Ruth, the specialist who moves a store: a round portrait, with a headset. */
export const Ruth = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 200})`}>
    <Disc cx={100} cy={100} r={98} fill="claySoft" stroke="clay" />
    <Shape
      d="M62 124C50 62 66 24 102 24s50 40 38 100c-6 8-18 6-22 0H84c-4 6-16 8-22 0z"
      fill="clay"
    />
    <Skin d={neck} />
    <Shape d={coat} fill="rust" />
    <Shape d="M82 136l18 42 18-42q-18 14-36 0z" fill="onNight" />
    <Stroke d={coat + "M82 136l18 42 18-42"} color="night" />
    <Skin d={face} />
    <Shape
      d="M68 88C64 50 80 30 102 30c24 0 34 22 30 58-4-16-12-26-24-32-8 14-22 22-40 32z"
      fill="clay"
    />
    <Stroke
      d="M68 88C64 50 80 30 102 30c24 0 34 22 30 58-4-16-12-26-24-32-8 14-22 22-40 32M82 82q7-5 13 0M106 82q6-5 12 0M101 90q4 10 3 12-3 3-7 1"
      color="night"
    />
    <Stroke d="M88 92v2M112 92v2" color="night" width={6} />
    <Shape d={smile} fill="onNight" />
    <Stroke d={smile} color="night" width={2} />
    <Stroke d="M60 84C58 44 76 20 101 20s42 24 40 64" color="night" width={5} />
    <Stroke d="M60 82v20M140 82v20" color="rust" width={13} />
    <Stroke d="M60 106q4 18 22 20" color="night" />
  </g>
);
