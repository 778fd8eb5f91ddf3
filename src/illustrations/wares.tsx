/**
 * What shops sell: small on their shelves (walls.tsx), large below a quote. Each stands
 * at 0, is up to 100 units wide and 130 high, and is lit from the left.
 */
import { layers } from "./people.tsx";

/** The side away from the light. */
const shade = "fill-clay/25 stroke-none";

/** A ball of yarn and its loose end. */
export const yarn = (fill: string) =>
  layers({
    "M0 0a40 40 0 1 1 .1 0z": fill,
    "M-34-60q46-4 62 40M-39-42q40-4 52 34M-14-77q42 4 54 34M8 0q22-2 38 0": "fill-none",
  });

/** Folded cloth, from the top. */
export const folded = (...fills: readonly string[]) =>
  fills.map((fill, i) => (
    <g key={i} transform={`translate(0 ${(i - fills.length) * 24})`} className={fill}>
      <path d="M-42 0h78q10 12 0 24h-78q-10-12 0-24z" />
      <path d="M-42 12h70" className="fill-none" />
    </g>
  ));

/** A scarf over a rail, which hangs from the upper board. */
export const scarf = (fill: string) => (
  <g className={fill}>
    <path d="M-26-164h52v122h-52z" />
    <path
      d="M-26-146h52M-26-132h52M-26-70h52M-20-42v22M-7-42v22M7-42v22M20-42v22"
      className="fill-none"
    />
  </g>
);

export const candle = (fill: string) => (
  <>
    <path d="M-26 0v-74q26 8 52 0V0z" className={fill} />
    <path d="M0-70v-14q-16-14 0-34 16 20 0 34" className="fill-persimmon-soft" />
  </>
);

export const wick = "M0-62v-14";

export const jar = (fill: string, top = "M-34-98h68v14h-68z") =>
  layers({
    "M-40-84h80v72q0 12-12 12h-56q-12 0-12-12z": "fill-raised",
    "M-40-62h80v50q0 12-12 12h-56q-12 0-12-12z": fill,
    "M-20-34h40M-12-20h24": "fill-none",
    [top]: "fill-clay",
  });

/** An open sack of oats. */
export const sack = layers({
  "M-34-108q10-26 34-22 26-4 34 22z": "fill-persimmon-soft",
  "M-14-116h.1M0-122h.1M12-114h.1M-4-110h.1M20-112h.1": "fill-none",
  "M-36-100C-52-70-50-30-46-6Q0 6 46-6C50-30 52-70 36-100z": "fill-clay-soft",
  "M20-96C34-70 34-30 26-1Q38-3 46-6C50-30 52-70 36-100z": shade,
  "M-38-112q38 12 76 0 6 8 0 16-38 12-76 0-6-8 0-16z": "fill-soil",
  "M-36-84q-4 30 2 46M-24-86q6 10 2 22M28-84q6 16 2 30M-38-20q14 8 30 10": "fill-none stroke-clay",
  "M-1-14h2v-26q16 0 18-16-14 0-18 12v-10q16 0 18-16-14 0-18 12v-6q8-8-1-20-9 12-1 20v6q-4-12-18-12 2 16 18 16v10q-4-12-18-12 2 16 18 16z":
    "fill-rust",
});

/** A box with toys for a dog. */
export const box = layers({
  "M-46-62l14-14h64l14 14z": "fill-clay",
  "M-27-62v-28a9 9 0 1 1 8-13 9 9 0 1 1 8 13v28z": "fill-raised",
  "M30-66a18 18 0 1 0-30 0z": "fill-rust",
  "M2-80q14 0 22 16": "fill-none stroke-persimmon-soft",
  "M-46-62l-14-14 16-14 14 14zM46-62l14-14-16-14-14 14zM-46-62h92V0h-92z": "fill-soil",
  "M28-62h18V0h-18z": shade,
  "M-9-62H9v16H-9z": "fill-persimmon-soft",
  "M0-28c9 0 15 9 13 16-1 5-8 5-13 4-5 1-12 1-13-4-2-7 4-16 13-16zM-18-24a5 6 0 1 1 .1 0zM-7-31a5 6 0 1 1 .1 0zM7-31a5 6 0 1 1 .1 0zM18-24a5 6 0 1 1 .1 0z":
    "fill-rust stroke-none",
});

/** A pouch for the care of rain coats. */
export const pouch = layers({
  "M-40-4L-36-124h72L40-4Q0 4-40-4z": "fill-moss-soft",
  "M-36-124h72l1 20h-74z": "fill-moss",
  "M-9-114H9": "fill-raised",
  "M20-124h16L40-4q-8 3-16 3z": shade,
  "M-39-22q39-14 78 0": "fill-none",
  "M0-92c16 22 24 30 24 42a24 24 0 0 1-48 0c0-12 8-20 24-42z": "fill-raised stroke-none",
  "M-24-50q6 6 12 0t12 0 12 0 12 0a24 24 0 0 1-48 0z": "fill-moss stroke-none",
});

/** A rain coat on a hook of the upper board. */
export const coat = (fill: string) => (
  <g className={fill}>
    <path d="M-20-142q20-30 40 0l26 16 12 72-20 6-8-30 6 64h-72l6-64-8 30-20-6 12-72z" />
    <path d="M-14-140q14 12 28 0M0-134V-14M-22-62h12M10-62h12" className="fill-none" />
  </g>
);

export const boots = (fill: string) =>
  layers({
    "M-44 0v-66h28v36q18 4 18 30zM4 0v-66h28v36q18 4 18 30z": fill,
    "M-44-54h28M4-54h28": "fill-none",
  });

/** A cone of thread. */
export const spool = (fill: string) =>
  layers({
    "M-12-84h24L28-8h-56z": fill,
    "M-32-10h64V0h-64zM-6-84v-12H6v12z": "fill-clay",
    "M-16-64q16 8 32 0M-20-46q20 10 40 0M-24-26q24 12 48 0": "fill-none",
  });
