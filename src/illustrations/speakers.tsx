import { Arm, Hand, upperArm } from "./arms.tsx";
import { hair } from "./heads.ts";
import { knitRows, type Look, torso } from "./people.tsx";

/** Maud mills oats. */
const maud: Look = {
  skin: "fill-persimmon-soft",
  face: ["round", "high", "dot", "long", "smile"],
  brow: "stroke-line-strong stroke-4",
  cheeks: true,
  lines: "M112 154l-5 2M188 154l5 2M127 180q-4 8 0 14M174 178q4 8 0 14",
  clothes: {
    [torso]: "fill-rust",
    "M110 362V268q40 12 80 0v94z": "fill-raised",
    "M114 270l6-50M186 270l-6-50": "fill-none stroke-raised stroke-8",
  },
  front: {
    "M99 146c0-40 24-56 51-56s52 16 52 56c-14-22-32-34-52-36-20 2-36 14-51 36zM150 96q-4 8-16 13M150 96q4 8 16 13":
      "fill-line",
    "M200 122l20-8-5 14 8 10-22-4zM98 136C90 80 114 48 150 48s60 32 52 88c-14-28-32-42-52-44-20 2-38 16-52 44z":
      "fill-moss",
    "M102 116c14-22 30-32 48-34 18 2 34 12 48 34M126 66h1M150 60h1M174 66h1M138 74h1M162 74h1":
      "fill-none stroke-moss-soft stroke-4",
  },
  trade: {
    "M98 362c-10-34-4-74 8-84h88c12 10 18 50 8 84z": "fill-soil",
    "M103 282q47-30 94 0-47 26-94 0z": "fill-persimmon-soft",
    "M122 280h.1M136 274h.1M140 286h.1M154 278h.1M168 284h.1M172 274h.1": "stroke-clay stroke-6",
  },
  acts: (
    <>
      <Arm d="M95 251C75 261 71 276 68 294L62 318Q58 342 76 342L114 341" sleeve="stroke-rust" />
      <Hand at="translate(124 341) rotate(-4)" tint="fill-persimmon-soft" cuff="fill-rust" />
      <Arm d="M95 251C75 261 69 274 64 298L54 326Q50 346 62 328L72 316" sleeve="stroke-rust" far />
      <path
        d="M188 346L232 176M217 236q-20-4-18-22 18 6 18 22 10-16 26-12-4 16-26 12M224 208q-20-4-18-22 18 6 18 22 10-16 26-12-4 16-26 12M232 178q-12-12 0-28 12 12 0 28"
        className="fill-persimmon-soft"
      />
      <Hand at="translate(72 314) rotate(-40)" tint="fill-persimmon-soft" cuff="fill-rust" far />
    </>
  ),
  wall: "bg-clay-soft",
};

/** Iris packs boxes for dogs. Hers has come along. */
const iris: Look = {
  skin: "fill-persimmon/40",
  face: ["square", "straight", "lidded", "long", "smile"],
  cheeks: true,
  lines: "M112 150l-5-3M111 156l-6 1M188 150l5-3M189 156l6 1",
  back: { [hair.bob.back]: "fill-line-strong" },
  clothes: { [torso]: "fill-rust", "M126 202q24 22 48 0l10 8q-34 40-68 0z": "fill-persimmon-soft" },
  front: {
    [hair.bob.front]: "fill-line-strong",
  },
  holds: {
    sleeve: "stroke-rust",
    cuff: "fill-persimmon-soft",
    near: "translate(78 338) rotate(-6)",
    far: "translate(74 330) rotate(-16)",
  },
  trade: {
    "M98 362c-4-48 16-76 52-76s56 28 52 76z": "fill-clay",
    "M126 362q0-50 24-62 24 12 24 62z": "fill-clay-soft",
    "M124 228c-12-4-18 18-12 40 6 20 20 30 38 30s34-10 38-30c6-22 0-44-12-40-8 2-10 6-12 10-8-4-20-4-28 0-2-4-4-8-12-10z":
      "fill-clay-soft",
    "M124 228c-16 0-24 28-14 44 10-8 16-22 20-34zM176 228c16 0 24 28 14 44-10-8-16-22-20-34z":
      "fill-clay",
    "M136 258h.1M164 258h.1M147 274h6": "stroke-8",
    "M150 280v6q-8 8-14 0M150 286q8 8 14 0": "fill-none",
  },
  wall: "bg-persimmon-soft",
};

/** Omar pours candles. */
const omar: Look = {
  skin: "fill-clay/70",
  face: ["square", "straight", "smiling", "broad", "smile"],
  brow: "stroke-6",
  clothes: {
    [torso]: "fill-moss",
    [knitRows(6)]: "fill-none stroke-moss-soft",
    "M124 190q26 16 52 0l4 26q-30 18-60 0z": "fill-moss",
  },
  front: {
    "M102 160c2 44 18 62 48 62s46-18 48-62c-8 18-15 24-23 20-14-4-36-4-50 0-8 4-15-2-23-20z":
      "fill-ink",
    "M136 194q14 8 28-1": "fill-none stroke-clay-soft stroke-3",
    "M98 120C92 72 116 46 150 46s58 26 52 74q-52-18-104 0z": "fill-moss-soft",
    "M97 106q53-20 106 0v20q-53-20-106 0z": "fill-rust",
  },
  holds: { sleeve: "stroke-moss", cuff: "fill-moss", near: "translate(78 335) rotate(-12)" },
  trade: {
    "M150 242c12 14 14 20 14 26a14 14 0 0 1-28 0c0-6 4-12 14-26z":
      "fill-persimmon-soft stroke-rust",
    "M150 294v-18": "stroke-ink",
    "M112 294h76v68h-76z": "fill-raised",
    "M170 294h18v68h-18z": "fill-clay/20 stroke-none",
    "M112 308h76": "stroke-clay",
  },
  wall: "bg-soil",
};

/** Hugo brines cucumbers. */
const hugo: Look = {
  skin: "fill-persimmon-soft",
  face: ["square", "soft", "dot", "broad", "smile"],
  brow: "stroke-clay stroke-5",
  cheeks: true,
  clothes: {
    [torso]: "fill-raised",
    "M94 236h112M88 250h124": "fill-none stroke-moss stroke-5",
    "M110 362V268q40 12 80 0v94z": "fill-rust",
    "M114 270l6-50M186 270l-6-50": "fill-none stroke-rust stroke-8",
  },
  front: {
    [hair.short.front]: "fill-clay",
    "M150 178c-8-7-24-4-32 8 12 5 24 4 32-2 8 6 20 7 32 2-8-12-24-15-32-8z": "fill-clay",
  },
  holds: { sleeve: "stroke-raised", cuff: "fill-raised", near: "translate(80 336) rotate(-12)" },
  trade: {
    "M116 280q-10 8-10 22v60h88v-60q0-14-10-22z": "fill-raised",
    "M109 304q41 9 82 0v58h-82z": "fill-moss-soft",
    "M116 362v-34q0-9 9-9t9 9v34zM141 362v-40q0-9 9-9t9 9v40zM166 362v-34q0-9 9-9t9 9v34z":
      "fill-moss",
    "M110 262q40-7 80 0v18q-40 7-80 0z": "fill-soil",
  },
  wall: "bg-moss-soft",
};

/** Tove runs a creator program. */
const tove: Look = {
  skin: "fill-persimmon/50",
  face: ["round", "high", "dot", "button", "lips"],
  lines: "M116 168h.1M123 172h.1M129 167h.1M170 167h.1M177 172h.1M184 168h.1",
  back: {
    [hair.curls.back]: "fill-rust",
  },
  clothes: { [torso]: "fill-clay", "M128 204l-10 8q32 46 64 0l-10-8q-22 16-44 0z": "fill-raised" },
  front: {
    [hair.curls.front]: "fill-rust",
    "M114 130h36v30h-36zM156 130h36v30h-36zM150 140q3-3 6 0": "fill-none stroke-3",
  },
  acts: (
    <>
      <Arm d={`${upperArm}L232 336`} sleeve="stroke-clay" />
      <Arm d={`${upperArm}L202 316`} sleeve="stroke-clay" far />
      <Hand at="translate(204 316) rotate(-10)" tint="fill-persimmon/50" cuff="fill-raised" far />
    </>
  ),
  wall: "bg-clay-soft",
};

/** The people of customers without a story, and of those who run the program, by name. */
export const speakers: ReadonlyMap<string, Look> = new Map(
  Object.entries({ Maud: maud, Iris: iris, Omar: omar, Hugo: hugo, "Tove Okafor-Lund": tove }),
);
