import type { ReactNode } from "react";
import { Arm, Hand, Skin, upperArm } from "./arms.tsx";
import { type Face, glasses, hair } from "./heads.ts";

/** Classes of paths over each other, by their data. */
type Paths = Readonly<Record<string, string>>;

export const layers = (paths: Paths = {}) =>
  Object.entries(paths).map(([d, className]) => <path key={d} d={d} className={className} />);

export interface Look {
  skin: string;
  face: Face;
  brow?: string;
  cheeks?: boolean;
  /** Lines of age, or freckles, as path data. */
  lines?: string;
  /** Behind the head, in the box of the head (Portrait.tsx). */
  back?: Paths;
  /** In a box of 300 by 360 units, as is the trade. */
  clothes: Paths;
  /** Over the face, in its box: hair, beard, glasses. */
  front: Paths;
  /** What both arms hold in front. */
  trade?: Paths;
  /** The wrists, in the box of 300 by 360 units; the far one's is mirrored, and by default the same. */
  holds?: { sleeve: string; cuff: string; near: string; far?: string };
  /** Arms that do something else. */
  acts?: ReactNode;
  /** Class of their shop’s wall. */
  wall: string;
}

export const torso = "M74 362V262q0-21 12-30 30-15 42-28 22 16 44 0 12 13 42 28 12 9 12 30v100z";

/** Rows of knitting across the chest. */
export const knitRows = (rows: number) =>
  Array.from({ length: 9 * rows }, (_, i) => {
    const row = Math.floor(i / 9);
    return `M${92 + (i % 9) * 13} ${232 + row * 15}l6 7 6-7`;
  }).join("");

/** Corran keeps the books of a store for rain coats. */
const corran: Look = {
  skin: "fill-clay-soft",
  face: ["oval", "high", "dot", "long", "smile"],
  clothes: {
    [torso]: "fill-ink-muted",
    "M128 204l-20 12 42 74 42-74-20-12q-22 16-44 0z": "fill-raised",
    "M150 226l-9 10 5 10-6 40 10 12 10-12-6-40 5-10z": "fill-rust",
    "M129 200l-21 16 18 24 24-16zM171 200l21 16-18 24-24-16z": "fill-raised",
  },
  front: {
    [hair.short.front]: "fill-ink",
    "M126 64c18-8 36-6 50 4": "fill-none stroke-line-strong",
    [glasses]: "fill-none",
  },
  holds: {
    sleeve: "stroke-ink-muted",
    cuff: "fill-raised",
    near: "translate(80 335) rotate(-16)",
    far: "translate(72 338) rotate(-16)",
  },
  trade: {
    "M62 362l10-70q42-10 78 8 36-18 78-8l10 70z": "fill-raised",
    "M150 300c36-18 58-14 78-8l10 70h-88z": "fill-clay/10 stroke-none",
    "M150 300v62M88 306q26-6 48 2M112 322q14-2 26 4M166 308q22-8 46-2M166 324q10-4 22-4":
      "fill-none stroke-line-strong",
    "M158 350l6-14 10 11z": "fill-persimmon-soft",
    "M164 336l62-54 10 11-62 54z": "fill-rust",
  },
  wall: "bg-persimmon-soft",
};

/** Wenna packs the orders of a knitwear maker. */
const wenna: Look = {
  skin: "fill-persimmon-soft",
  face: ["round", "soft", "smiling", "button", "open"],
  brow: "stroke-clay stroke-4",
  cheeks: true,
  back: { [hair.bun.back]: "fill-clay" },
  clothes: {
    [torso]: "fill-rust",
    [knitRows(2)]: "fill-none stroke-persimmon-soft",
    "M126 180q24 14 48 0l4 34q-28 20-56 0z": "fill-rust",
    "M136 190v24M145 194v26M155 194v26M164 190v24": "stroke-persimmon-soft",
  },
  front: {
    [hair.bun.front]: "fill-clay",
    "M164 94c-6-14-16-24-30-30M176 66q14 8 18 28": "fill-none",
  },
  holds: { sleeve: "stroke-rust", cuff: "fill-rust", near: "translate(74 336) rotate(-12)" },
  trade: {
    "M96 286l14-20h80l14 20z": "fill-clay",
    "M112 288c-4-22 10-28 38-26 30-2 42 4 38 26z": "fill-moss-soft",
    "M124 270q26 8 52-2M118 280q32 8 64-2": "fill-none stroke-moss",
    "M96 286l-26-8 14-20 26 8z": "fill-soil",
    "M204 286l26-8-14-20-26 8z": "fill-soil",
    "M96 286h108v76H96z": "fill-soil",
    "M186 287h17v75h-17z": "fill-clay/25 stroke-none",
    "M140 286h20v22h-20z": "fill-persimmon-soft",
    "M128 318h44v30h-44zM136 328h28M136 338h18": "fill-raised",
  },
  wall: "bg-clay-soft",
};

/** Ansel weaves linen. */
const ansel: Look = {
  skin: "fill-clay-soft",
  face: ["square", "straight", "lidded", "broad", "smile"],
  brow: "stroke-line-strong stroke-6",
  lines: "M112 152l-5-3M111 158l-5 2M188 152l5-3M189 158l5 2M136 114q14-4 28 0",
  clothes: {
    [torso]: "fill-raised",
    "M110 362V268q40 12 80 0v94z": "fill-clay",
    "M114 270l6-50M186 270l-6-50": "fill-none stroke-clay stroke-8",
  },
  front: {
    [hair.beard.front]: "fill-line-strong",
    "M134 198q16 10 32-1M130 222l4 10M150 226v10M170 222l-4 10": "fill-none stroke-raised",
  },
  holds: { sleeve: "stroke-raised", cuff: "fill-raised", near: "translate(74 338) rotate(-14)" },
  trade: {
    "M236 330q24-6 30-64t28-76": "fill-none stroke-persimmon stroke-3",
    "M48 330q102-44 204 0-102 44-204 0z": "fill-soil",
    "M48 330q102 44 204 0-102 22-204 0z": "fill-clay/40 stroke-none",
    "M120 318h60v22h-60z": "fill-raised",
    "M128 318v22M137 318v22M146 318v22M155 318v22M164 318v22M173 318v22":
      "fill-none stroke-persimmon stroke-3",
  },
  wall: "bg-soil",
};

/** Ysolde wears a scarf in her posts. */
const ysolde: Look = {
  skin: "fill-clay/70",
  face: ["oval", "high", "lidded", "broad", "lips"],
  brow: "stroke-4",
  back: {
    [hair.long.back]: "fill-ink",
  },
  clothes: {
    [torso]: "fill-moss",
    "M122 226l-12 112h38l10-112z": "fill-rust",
    "M113 340v14M122 340v14M131 340v14M140 340v14": "stroke-persimmon-soft stroke-3",
    "M116 300l34 2M114 316l34 2": "stroke-persimmon-soft stroke-4",
    "M114 196q36 20 72 0 14 14 6 30-40 28-84 2-8-18 6-32z": "fill-rust",
    "M112 214q38 24 74-6M134 236q30 0 50-20": "fill-none stroke-persimmon-soft stroke-3",
  },
  front: {
    [hair.long.front]: "fill-ink",
    "M97 172v14M203 172v14": "stroke-persimmon stroke-6",
  },
  acts: (
    <>
      <Arm d={`${upperArm}L90 322`} sleeve="stroke-moss" />
      <Hand at="translate(94 318) rotate(-38)" tint="fill-clay/70" cuff="fill-moss" />
      <Arm d="M95 251C75 261 66 290 63 330L60 384Q54 400 53 370L54 298" sleeve="stroke-moss" far />
      <Skin d="M233 304v-16q-17-8-19-38h70q1 28-25 38v16z" tint="fill-clay/70" />
      <path d="M226 184h40q8 0 8 8v78q0 8-8 8h-40q-8 0-8-8v-78q0-8 8-8z" className="fill-ink" />
      <path d="M224 194h44v66h-44z" className="fill-persimmon-soft stroke-none" />
      <path
        d="M246 244c-20-13-18-29-7-31 4 0 6 4 7 8 1-4 3-8 7-8 11 2 13 18-7 31z"
        className="fill-rust stroke-none"
      />
      <Skin
        d="M236 302c-16-12-25-26-25-44 0-12 3-20 8-22 7-2 10 4 9 11-1 9-2 17 4 23 6 6 9 14 8 32zM276 219h-7a6 6 0 0 0-2 12a6.5 6.5 0 0 0 0 13a6 6 0 0 0 1 12a5.5 5.5 0 0 0 3 11h4q10-4 12-16v-20q0-12-11-12z"
        tint="fill-clay/70"
      />
      <path d="M267 231h12M267 244h13M268 256h11" className="fill-none" />
      <path d="M222 296q24 6 48 0v14q-24 6-48 0z" className="fill-moss" />
    </>
  ),
  wall: "bg-line",
};

/** The people of customers with a story, by name. */
export const people: ReadonlyMap<string, Look> = new Map(
  Object.entries({ Corran: corran, Wenna: wenna, Ansel: ansel, Ysolde: ysolde }),
);
