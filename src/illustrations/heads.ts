/** Parts of heads as path data, in a box of 300 by 360 units: of portraits (Portrait.tsx) and of busts (Bust.tsx). */

/** Few kinds of each part, so that no two people have the same face. */
export type Face = readonly [
  shape: "oval" | "round" | "square",
  brows: "soft" | "high" | "straight",
  eyes: "dot" | "lidded" | "smiling",
  nose: "long" | "button" | "broad",
  mouth: "smile" | "open" | "lips",
];

/** Outlines of a face, and of its side away from the light. */
export const faces: Record<Face[0], readonly [outline: string, shade: string]> = {
  oval: [
    "M104 138C104 92 124 70 150 70s46 22 46 68c0 44-22 76-46 76s-46-32-46-76z",
    "M166 73C186 82 196 104 196 138c0 44-22 76-46 76 22-22 32-48 30-84-1-24-6-42-14-57z",
  ],
  round: [
    "M101 140C101 94 124 70 150 70s49 24 49 70c0 44-22 66-49 66s-49-22-49-66z",
    "M166 73C188 82 199 106 199 140c0 44-22 66-49 66 25-18 35-44 33-76-1-24-7-42-17-57z",
  ],
  square: [
    "M103 136C103 92 124 70 150 70s47 22 47 66v30c0 12-8 26-20 36-10 8-44 8-54 0-12-10-20-24-20-36z",
    "M166 73C187 82 197 104 197 136v30c0 12-8 26-20 36-6 5-17 6-27 6 22-18 32-44 31-78-1-24-5-42-15-57z",
  ],
};

export const brows: Record<Face[1], string> = {
  soft: "M122 130q9-6 19-2M161 128q10-4 19 2",
  high: "M119 129q9-12 22-6M161 123q13-6 22 6",
  straight: "M119 128q11-3 21 1M162 129q10-4 21-1",
};

/** Lids. Pupils are under them if the eyes are open. */
export const eyes: Record<Face[2], string> = {
  dot: "",
  lidded: "M121 147q10-11 23 0M182 147q-10-11-23 0",
  smiling: "M122 148q9-11 19 0M162 148q9-11 19 0",
};

export const noses: Record<Face[3], string> = {
  long: "M152 149q7 13 6 20-5 6-13 3",
  button: "M144 166q7 7 15-1",
  broad: "M141 162q-5 8 3 10 7-1 8 1 2-2 8-1 7-3 2-10",
};

export const mouths: Record<Face[4], readonly [d: string, className: string]> = {
  smile: ["M136 188q14 11 29-2", "fill-none"],
  open: ["M132 184q18 4 36-1-2 18-17 18-16 0-19-17z", "fill-raised"],
  lips: ["M133 187q8 2 12 0 4-2 6 0 2-2 6 0 4 2 11-1-6 13-17 13-12 0-18-12z", "fill-rust"],
};

export const ears =
  "M107 170Q94 166 93 150 92 134 104 140h15v30zM196 140q12-6 11 10t-14 20h-12v-30z";

export const glasses =
  "M114 146a17 17 0 1 1 34 0 17 17 0 1 1-34 0zM154 146a17 17 0 1 1 34 0 17 17 0 1 1-34 0zM148 144q3-3 6 0M114 143l-12-3M188 143l10-3";

/** What is behind the head, and what is over the face. */
export const hair = {
  short: {
    back: "",
    front:
      "M99 142C90 84 116 46 158 50c40 2 54 36 43 90-3-20-9-33-19-43-22 6-44 2-58-9-14 12-22 28-25 54z",
  },
  bun: {
    back: "M128 52c-8-26 12-38 30-34 22 4 26 26 14 40z",
    front:
      "M98 158C86 96 112 52 152 52c42 0 64 42 50 106-4-30-16-50-38-64-12 16-36 24-54 28-6 10-10 22-12 36z",
  },
  beard: {
    back: "",
    front:
      "M101 154c-1 62 16 92 49 92s50-30 49-92c-8 22-16 28-26 24-14-5-32-5-46 0-10 4-18-2-26-24zM102 140C94 92 116 62 150 62s56 30 48 78c-6-18-10-30-18-38-20 4-42 4-60 0-8 8-14 20-18 38z",
  },
  long: {
    back: "M96 140C84 74 116 40 154 44c44 2 62 42 54 92-4 34 26 62 12 126-40 20-104 22-140 0-12-50 20-84 16-122z",
    front:
      "M100 150C92 92 118 58 152 58c38 0 56 36 48 92-4-28-14-46-30-58-16 20-42 30-60 32-6 8-8 16-10 26z",
  },
  bob: {
    back: "M92 190C74 96 108 44 152 44s78 52 58 146z",
    front:
      "M92 190C74 96 108 44 152 44s78 52 58 146l-14 0c6-30 0-66-14-88-24-2-46-8-58-20-4 30-24 60-20 108z",
  },
  curls: {
    back: "M96 196a24 24 0 0 1-14-42 26 26 0 0 1 6-46 28 28 0 0 1 32-46 30 30 0 0 1 60 0 28 28 0 0 1 32 46 26 26 0 0 1 6 46 24 24 0 0 1-14 42z",
    front:
      "M98 146a18 18 0 0 1 6-36 20 20 0 0 1 22-28 22 22 0 0 1 44-2 20 20 0 0 1 26 30 18 18 0 0 1 6 36c-6-12-10-20-12-30a20 20 0 0 1-28-16 22 22 0 0 1-36 4 18 18 0 0 1-20 18c-2 8-4 16-8 24z",
  },
} as const;
