/**
 * What shops sell, as areas from back to front (Thing.tsx), without outlines: the light from the upper left shapes them.
 * The goods up to `spool` are for shelves (shelves.tsx): up to 100 units wide, standing at 0, 0 or hanging above it.
 */
import type { Areas } from "./Thing.tsx";

const ball = "M20-75C36-67 40-52 40-40 40-18 22 0 0 0c-14 0-26-7-33-17C6-4 40-26 20-75z";

/** A ball of yarn and its loose end. */
export const yarn: Areas = [
  "shade M-26-3h54q12 3 0 6h-48z",
  "color M0-80a40 40 0 1 0 .1 0zM6-4C26 3 40-6 54-2v3C40-1 26 7 6 0z",
  "thread M-34-60q24-18 54-14M-38-50q30-28 66-18M-39-40q28-38 73-20M-28-68q12-10 28-11",
  "color M-34-20C-20-52 8-64 39-50c2 14 0 24-5 30C27-7 15-1 0-1c-15 0-27-6-34-19z",
  "thread M-34-20C-20-52 8-64 39-50M-28-12C-14-42 10-54 39-40M-20-6C-8-34 14-46 38-30M-10-2C0-24 16-36 34-20M0-1c6-12 14-18 28-11",
  `shade ${ball}`,
  "light M-36-44c2-18 18-32 36-32-18 6-30 16-36 32z",
];

/** One of the cloths in a folded stack: its fold is on the left. */
export const cloth: Areas = [
  "color M-36-25q-10 0-10 12T-36 0h78q6-3 3-10 3-9-2-15z",
  "shade M-44-6q2 6 8 6h78q6-3 3-10-40 6-89 4zM20-25h23q5 6 2 15l-18 4z",
  "thread M-42-12q44 3 86 0",
  "light M-43-20q2-5 7-5h60q-4 5-67 5z",
];

const tail = "M4-164h26q-3 50 1 92v16h-4v-16h-3v16h-4v-16h-3v16h-4v-16H8z";

/** A scarf over a rail. */
export const scarf: Areas = [
  `color ${tail}`,
  `shade ${tail}M16-164c8 40 2 80 4 122V-22h-4v-20h-4c4-50-2-80 4-122z`,
  "color M-26-164h44c4 40-2 80 2 122v20h-4v-20h-4v20H8v-20H4v20H0v-20h-4v20h-4v-20h-4v20h-4v-20h-4v20h-4v-20h-2c4-44-2-82 0-122z",
  "light M-26-146q22 6 45 0v9q-22 6-45 0zM-26-128q22 6 45 0v4q-22 6-45 0zM-26-74q22 6 45 0v9q-22 6-45 0z",
  "shade M8-164h10c4 40-2 80 2 122H4c6-40-2-80 4-122z",
  "light M-26-164h9c2 40-3 80 1 122h-8c4-44-2-82-2-122z",
];

/** A rain coat, hung up by its hood. */
export const coat: Areas = [
  "deep M-2-182h4v14h-4z",
  "color M-23-143c-15 3-22 12-25 30l-11 56q7 7 18 5l13-48zM23-143c15 3 22 12 25 30l11 56q-7 7-18 5l-13-48z",
  "color M-16-150c-12 4-18 8-19 24L-46-8q10 6 22 5 12 6 24 5 12 1 24-5 12 1 22-5l-11-118c-1-16-7-20-19-24Q0-128-16-150z",
  "tan M-17-147c-6-30 40-30 34 0Q0-134-17-147z",
  "color M-25-140C-34-186 34-186 25-140Q0-116-25-140zM-16-147Q0-136 16-147C20-172-20-172-16-147z",
  "shade M18-146c16 2 26 12 30 33l11 56q-7 7-18 5l-5-22 10 66q-10 6-22 5-4 3-10 4c8-50 8-90 0-130zM-30-112l-11 60q-4 0-8-1zM25-140l1 6Q0-108-26-134l1-6Q0-116 25-140zM-2-136h4V1h-4z",
  "light M-34-120L-45-8q5 3 10 4c0-40 3-80 11-126zM-47-112l-11 52q4 4 8 4 2-30 8-60z",
  "thread M-9-112H9M-9-86H9M-9-60H9M-33-44h22v16l-11 5-11-5zM11-44h22v16l-11 5-11-5zM-56-68l16 5M56-68l-16 5",
];

const flame: Areas = [
  "light M0-122a38 38 0 1 0 .1 0z",
  "dark M-1.500-66v-14h3v14z",
  "rust M0-74c-16-6-16-20-1-40 4 12 15 18 12 30-1 6-6 9-11 10z",
  "paper M0-75c-8-3-8-11 0-21 2 6 8 10 6 16-1 3-3 5-6 5z",
];

/** A pillar of wax, a drop running down. */
export const candle: Areas = [
  "shade M-26-3h60q12 3 0 6h-54z",
  ...flame,
  "color M-27-74a27 7 0 0 1 54 0V-4q-27 9-54 0z",
  "shade M10-80q17 1 17 6V-4q-8 3-17 4z",
  "light M-23-74a23 4.500 0 0 0 46 0 23 4.500 0 0 0-46 0zM-27-73q3 5 6 5 3 0 3 14 0 7 4 7t4-9q0-10 4-10-14-1-21-7z",
  "gleam M-20-40V-8",
];

const glass: Areas = [
  "shade M-38-3h84q12 3 0 6h-78z",
  "paper M-34-90q0 7-4 10-4 4-4 10v58Q-42 0-30 0h60q12 0 12-12v-58q0-6-4-10-4-3-4-10z",
  "color M-38-66q38 9 76 0v53Q38-4 29-4h-58q-9 0-9-9z",
  "light M-38-66a38 6 0 0 1 76 0q-38 9-76 0z",
  "paper M-38-46q38 9 76 0v27q-38 9-76 0z",
  "color M-15-32q15 3 30 0v4q-15 3-30 0zM-9-23q9 2 18 0v4q-9 2-18 0z",
  "shade M24-87h10q0 4 4 7 4 4 4 10v58Q42 0 30 0H14q14-4 14-16v-52q0-9-4-19z",
  "gleam M-34-66v50",
];

/** A jar with a lid and a label. */
export const jar: Areas = [
  ...glass,
  "tan M-37-105q37-7 74 0v16q-37 7-74 0z",
  "light M-37-105q37-7 74 0-37 7-74 0z",
  "shade M16-108l21 3v16l-21 3z",
];

/** A candle in a glass. */
export const lantern: Areas = [...glass, ...flame];

const cucumber = "v-44q0-10 9-10t9 10v44z";

/** Cucumbers in brine. */
export const pickles: Areas = [
  "shade M-36-3h82q12 3 0 6h-76z",
  "paper M-30-84q0 6-4 9-4 4-4 10v53Q-38 0-28 0h56q10 0 10-12v-53q0-6-4-10-4-3-4-9z",
  "sage M-35-64q35 8 70 0v52q0 8-8 8h-54q-8 0-8-8z",
  `leaf M-31-6${cucumber}M-9-10${cucumber}M13-6${cucumber}`,
  "light M-28-14v-36q0-4 3-4v40zM-6-18v-36q0-4 3-4v40zM16-14v-36q0-4 3-4v40z",
  "rust M-34-100q34-6 68 0v16q-34 6-68 0z",
  "light M-34-100q34-6 68 0-34 6-68 0z",
  "shade M16-102l18 2v16q4 10 4 19v53Q38 0 28 0H14q12-6 12-20z",
  "gleam M-31-62v46",
];

/** A lidded crock of stoneware with a wave around it. */
export const crock: Areas = [
  "shade M-34-3h82q12 3 0 6h-76z",
  "kraft M-38-78q38 9 76 0c10 22 10 50 1 72Q36 1 30 2q-30 4-60 0-6-1-9-8c-9-22-9-50 1-72z",
  "leaf M-44-44q7-7 15 0t15 0 14 0 14 0 15 0 15 0v6q-8 7-15 0t-15 0-14 0-14 0-15 0-15 0z",
  "tan M-42-88q42-10 84 0v8q-42 10-84 0zM-8-100q8-4 16 0v9H-8z",
  "light M-42-88q42-10 84 0-42 8-84 0zM-36-70c-8 20-8 42-2 62 4-22 4-42 12-60z",
  "shade M18-93q12 1 24 5v8q-2 1-4 2c10 22 10 50 1 72Q36 1 30 2q-8 1-16 1 18-40 4-96z",
];

const grain =
  "M-1-14h2v-26q16 0 18-16-14 0-18 12v-10q16 0 18-16-14 0-18 12v-6q8-8-1-20-9 12-1 20v6q-4-12-18-12 2 16 18 16v10q-4-12-18-12 2 16 18 16z";

/** An open sack of oats. */
export const sack: Areas = [
  "shade M-44-3h94q12 3 0 6h-88z",
  "peach M-34-108q10-26 34-22 26-4 34 22z",
  "thread M-18-114l5-3M-2-123l5 2M10-114l5-2M-7-109l4 3M20-112l4 3",
  "kraft M-36-100C-52-70-50-30-46-6Q0 6 46-6C50-30 52-70 36-100z",
  "shade M14-98C28-70 30-30 18 0q14-1 28-6C50-30 52-70 36-100zM-34-92q34 10 68 0l2 5q-36 10-72 0z",
  "light M-34-92c-10 24-11 50-9 80 5-30 5-56 17-78z",
  "kraft M-38-112q38 12 76 0 6 8 0 16-38 12-76 0-6-8 0-16z",
  "light M-38-112q38 12 76 0 3 4 3 6-40 12-82 0 0-3 3-6z",
  "thread M-24-84q6 10 2 24M26-82q6 16 2 30M-36-18q14 8 30 8",
  `rust ${grain}`,
];

const pad = "a5 6 0 1 1 .1 0z";

/** A box with toys for a dog. */
export const toys: Areas = [
  "shade M-46-3h102q12 3 0 6h-96z",
  "tan M-46-62l14-14h64l14 14z",
  "paper M-27-62v-28a9 9 0 1 1 8-13 9 9 0 1 1 8 13v28z",
  "rust M30-66a18 18 0 1 0-30 0z",
  "shade M-15-62v-30a9 9 0 0 0 4-11q12 2 2 13v28zM20-91c14 6 14 16 10 25H18c4-8 6-16 2-25z",
  "gleam M4-80q13 1 20 14",
  "kraft M-46-62l-14-14 16-14 14 14zM46-62l14-14-16-14-14 14zM-46-62h92V0h-92z",
  "light M-46-62l-14-14 16-14 14 14z",
  "shade M26-62h20V0H26zM46-62l14-14-16-14-14 14zM-46-62h92v5h-92z",
  "peach M-9-62H9v16l-3-3-3 3-3-3-3 3-3-3-3 3z",
  `rust M0-28c9 0 15 9 13 16-1 5-8 5-13 4-5 1-12 1-13-4-2-7 4-16 13-16zM-18-24${pad}M-7-31${pad}M7-31${pad}M18-24${pad}`,
];

/** A refill pouch for the care of rain coats, with a spout. */
export const pouch: Areas = [
  "shade M-36-3h80q12 3 0 6h-74z",
  "rust M9-124v-10q0-3 3-3h12q3 0 3 3v10z",
  "sage M-33-124q33 5 66-1l3 22C46-72 47-34 42-8 41 0 36 2 30 3q-30 4-60 0-6-1-8-7-8-30 2-99z",
  "leaf M-33-124q33 5 66-1l3 18q-36 7-71 1z",
  "shade M-42-14Q0 14 43-14q-1 16-13 17-30 4-60 0-12-1-12-17z",
  "paper M0-96c16 22 22 29 22 42a22 22 0 0 1-44 0c0-13 6-20 22-42z",
  "leaf M-22-54q6 6 11 0t11 0 11 0 11 0a22 22 0 0 1-44 0z",
  "shade M20-137h4q3 0 3 3v10l6-1 3 22C46-72 47-34 42-8 41 0 36 2 30 3q-8 1-16 1 24-46 6-127z",
  "light M-34-98q-7 40-5 78 6-40 13-76z",
  "gleam M-29-114q12 2 26 2",
];

const boot = [
  "color M2-98q15 7 30 0c-1 18-4 34-2 48 2 10 12 14 22 18 12 4 17 12 16 24H0c1-14 5-26 4-44C3-70 2-84 2-98z",
  "tan M2-98q15-8 30 0-15 7-30 0z",
  "deep M2-98q15-8 30 0-15 7-30 0zM2-94q15 7 30 0v9q-15 7-30 0zM0-10h69v6q0 4-5 4H30l-4-4h-7v4H3q-4 0-4-4z",
  "shade M23-95l9-3c-1 18-4 34-2 48 2 10 12 14 22 18 12 4 17 12 16 24H40c8-16-14-18-18-36-2-16 1-34 1-51z",
] as const satisfies Areas;

/** A rubber boot from the side, its heel at 0; and the other one, behind it. */
export const boots = {
  front: [...boot, "gleam M9-80c0 16 3 28 1 44M46-28q9 3 12 9"],
  back: [...boot, "shade M2-98q15-8 30 0c-1 18-4 34-2 48l39 40v6q0 4-5 4H3q-4 0-4-4l5-48z"],
} as const satisfies Record<string, Areas>;

/** A cone of thread. */
export const spool: Areas = [
  "shade M-32-3h74q12 3 0 6h-68z",
  "tan M-6-84v-12a6 3 0 0 1 12 0v12zM-34-10q34-6 68 0v7q-34 7-68 0z",
  "color M-11-84q11-6 22 0c4 26 12 50 20 72q-31 12-62 0c8-22 16-46 20-72z",
  "thread M-12-68L15-58M-17-52l38 17M-23-34l48 15M12-70l-26 11M17-53l-38 17M23-36L-26-21M-28-16q28 10 56 0",
  "shade M3-87l8 3c4 26 12 50 20 72l3 2v7l-20 3q10-45-11-87zM0-96a6 3 0 0 1 6 0v12H0z",
  "gleam M-8-78q-4 30-16 58",
];

/** A stone, 2 wide, its middle at 0, 0. */
export const rock: Areas = [
  "shade M-.800.500C-.2.900.600.800 1 .1 1.300.300 1.600.500 1.500.700.900 1.100-.4 1.100-.8.5z",
  "color M1 .2C1-.25.8-.62.5-.82.2-1-.25-1.020-.5-.8-.820-.55-1-.2-.980.2-.96.55-.6.8 0 .8.600.8 1 .6 1 .2z",
  "shade M1 .2C1 .6.600.8 0 .8-.3.8-.6.720-.78.56-.3.600.2.500.500.2.68 0 .760-.3.500-.82.800-.62 1-.25 1 .2z",
  "light M.500-.82C.2-1-.25-1.020-.5-.8-.820-.55-1-.2-.980.200-.84.300-.66.140-.52-.140-.360-.460.020-.660.500-.82z",
];

/** A glazed bowl on a foot, 100 wide. This and what follows begin at the upper left. */
export const bowl: Areas = [
  "shade M30 122h70q14 4 0 8H34z",
  "paper M-6 62C-4 104 14 118 32 121v8h36v-8c18-3 36-17 38-59z",
  "color M-6 62q1 24 9 38 8 4 13-3t14 3 14 5 14-6 14 2 14-1q18-14 20-38z",
  "paper M-6 62a56 13 0 0 1 112 0 56 13 0 0 1-112 0z",
  "color M-1 62a51 9 0 0 1 102 0 51 9 0 0 1-102 0z",
  "shade M-1 62a51 9 0 0 1 102 0 60 5 0 0 0-102 0zM106 62c-2 42-20 56-38 59v8H52c24-12 38-30 42-60z",
  "light M3 78c2 14 8 24 16 32l4-3C16 98 11 88 9 79z",
];

/** A paper bag of oats, 140 high, its top sealed, an ear of grain on its label. */
export const bag: Areas = [
  "shade M8 132h96q14 6 0 10H12z",
  "kraft M14 20q36 5 72 0c14 34 12 76 10 112q-1 8-8 8-38 4-76 0-6 0-8-8C2 96 4 60 14 20z",
  "color M12 2q38 5 76 0l-1 22q-37 6-74 0z",
  "paper M24 48q26 5 52 0v66q-26 5-52 0z",
  "color M48.500 108v-48h3v48zM50 74q-12-2-12-13 12 2 12 13 12-2 12-13-12 2-12 13m0 15q-12-2-12-13 12 2 12 13 12-2 12-13-12 2-12 13m0 15q-12-2-12-13 12 2 12 13 12-2 12-13-12 2-12 13z",
  "shade M5 122q45 9 91 0v10q-1 8-8 8-38 4-76 0-6 0-8-8zM68 4q10 0 20-2l-1 18-1 1c14 33 12 75 10 111q-1 8-8 8l-22 2c18-38 14-90 2-138z",
  "light M14 34C6 62 5 90 6 120c6-30 8-58 14-86zM18 8q20 2 40 2v4q-20 0-40-2z",
];

/** A shipping box seen from above one of its edges, with tape across its lid. */
export const box: Areas = [
  "shade M50 96l46-22 20 6-54 24L4 80v-6z",
  "kraft M4 26L50 4l46 22v48L50 96 4 74z",
  "light M4 26L50 4l46 22-46 22z",
  "color M20 18.300l14-6.700 46 22v18l-4-2-3 5-4-2-3 5.700v-18z",
  "paper M12 52l22 10.500v15L12 67z",
  "thread M16 59l13 6M16 65l8 4",
  "shade M50 48l46-22v48L50 96z",
];

const wrapper = "l6-6 5 4h60l5-4 6 6-4 6 4 6-4 6 4 6-6 6-5-4h-60l-5 4-6-6 4-6-4-6 4-6z";

/** Two bars in their wrappers. */
export const bars: Areas = [
  "shade M10 84h96q12 5 0 10H14z",
  `color M16 20${wrapper}M4 58${wrapper}`,
  "paper M38 18h36v28H38zM26 56h36v28H26z",
  "color M46 30h20v4H46zM34 68h20v4H34z",
  "shade M27 38h60l5 10 6-6-4-6 4-4-6-4zM15 76h60l5 10 6-6-4-6 4-4-6-4z",
  "light M27 21h58v3H27zM15 59h58v3H15z",
];

const zigzag = "l8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9";

/** A knitted sweater, 200 wide. */
export const sweater: Areas = [
  "color M46 26C30 32 26 50 20 70L2 124q14 14 34 14l24-60zM154 26c16 6 20 24 26 44l18 54q-14 14-34 14l-24-60z",
  "color M76 16C64 22 54 22 46 26 40 60 58 100 56 182q44 10 88 0c-2-82 16-122 10-156-8-4-18-4-30-10z",
  "shade M126 18c12 4 22 4 28 8 16 6 20 24 26 44l18 54q-14 14-34 14l-16-40c-6 26-4 54-4 84q-10 2-18 3c14-50 14-110 0-167zM50 64c8 14 10 24 9 34l-15 40q-4 0-8-1z",
  "shade M2 124q14 14 34 14l4-10Q20 127 6 113zM198 124q-14 14-34 14l-4-10q20-1 34-15zM56 168q44 9 88 0v14q-44 10-88 0zM74 14q26 22 52 0l6 6q-32 28-64 0z",
  "light M44 34C30 44 24 74 12 108l-4-2C18 76 24 42 44 34z",
  `gleam M66 62${zigzag}M66 94${zigzag}M66 126${zigzag}`,
];

const farEnd =
  "M140 96l62-6c10 40 18 70 34 104l-4 24-8-20-8 22-7-20-8 22-7-20-9 20-6-20c-14-34-24-66-39-106z";

/** A scarf laid in a loop, 280 wide: its ends are fringed, the front one is striped. */
export const loop: Areas = [
  "shade M62 196c60 14 124 16 176 8l12 12c-60 10-130 8-180-6z",
  `color ${farEnd}`,
  `shade ${farEnd}`,
  "color M56 58C60 8 226 4 224 62c-2 50-164 56-168-4z",
  "deep M82 54c12-24 104-26 116 0-18 20-96 22-116 0z",
  "shade M56 58C60 100 120 112 160 106 226 98 228 64 222 48c-6 30-40 44-80 44-44 0-78-12-86-34z",
  "color M92 84l64 14c-12 38-30 66-36 104l-2 22-8-20-8 20-7-22-8 20-7-22-8 18-5-22c6-38 16-74 25-112z",
  "paper M80 130l64 12-6 16-62-12zM70 166l58 8-3 14-58-8z",
  "shade M132 93l24 5c-12 38-30 66-36 104l-2 22-8-20c2-42 20-72 22-111zM92 84q34 12 64 14-10 10-30 6-24-4-34-20z",
  "light M64 48c8-26 60-32 96-26-40 2-72 10-84 38-6-2-12-6-12-12zM96 92l8 2c-10 36-20 70-26 108l-6-2c6-38 14-70 24-108z",
];
