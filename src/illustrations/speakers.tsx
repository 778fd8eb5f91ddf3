import { Skin } from "./hands.tsx";
import { knit, type Look, shoulders } from "./people.tsx";

/** Maud mills oats. */
const maud: Look = {
  skin: "fill-persimmon-soft",
  clothes: (
    <>
      <path d={shoulders} className="fill-rust" />
      <path d="M96 362V306q54 16 108 0v56z" className="fill-raised" />
      <path d="M98 308l12-50M202 308l-12-50" className="fill-none stroke-raised stroke-8" />
    </>
  ),
  front: (
    <>
      <path
        d="M98 136C90 80 114 48 150 48s60 32 52 88c-14-28-32-42-52-44-20 2-38 16-52 44z"
        className="fill-moss"
      />
      <path
        d="M102 116c14-22 30-32 48-34 18 2 34 12 48 34M126 66h1M150 60h1M174 66h1M138 74h1M162 74h1"
        className="fill-none stroke-moss-soft stroke-4"
      />
    </>
  ),
  trade: (
    <>
      <path d="M84 362c-8-30 2-58 16-62h100c14 4 24 32 16 62z" className="fill-clay-soft" />
      <path d="M100 300q50-24 100 0-50 24-100 0z" className="fill-persimmon-soft" />
      <path d="M150 356v-22q-20-3-20-20 18 2 20 20 2-18 20-20 0 17-20 20" className="fill-clay" />
    </>
  ),
};

/** Iris packs boxes for dogs. Hers has come along. */
const iris: Look = {
  skin: "fill-clay/50",
  back: <path d="M94 186C76 96 108 44 152 44s76 52 56 142z" className="fill-line-strong" />,
  clothes: (
    <>
      <path d={shoulders} className="fill-moss" />
      <path d="M122 250q28 24 56 0l8 6q-36 40-72 0z" className="fill-persimmon-soft" />
    </>
  ),
  front: (
    <path
      d="M102 146C94 90 116 56 152 56c38 0 56 40 46 90-4-20-10-34-18-44-24-2-46-8-58-20-4 24-12 44-20 64z"
      className="fill-line-strong"
    />
  ),
  trade: (
    <>
      <path d="M138 362c-4-38 16-54 46-54s52 18 48 54z" className="fill-clay" />
      <path
        d="M160 252c-12-4-18 18-12 40 6 20 20 30 38 30s34-10 38-30c6-22 0-44-12-40-8 2-10 6-12 10-8-4-20-4-28 0-2-4-4-8-12-10z"
        className="fill-clay-soft"
      />
      <path
        d="M160 252c-16 0-24 28-14 44 10-8 16-22 20-34zM212 252c16 0 24 28 14 44-10-8-16-22-20-34z"
        className="fill-clay"
      />
      <path d="M172 282h.1M200 282h.1M183 298h6" className="stroke-8" />
      <path d="M186 304v6q-8 8-14 0M186 310q8 8 14 0" className="fill-none" />
      <path d="M66 362c4-28 30-38 62-34q22 4 20 16t-24 10l-10 8z" className="fill-moss" />
    </>
  ),
};

/** Omar pours candles. */
const omar: Look = {
  skin: "fill-clay/70",
  clothes: (
    <>
      <path d={shoulders} className="fill-rust" />
      <path d={knit} className="fill-none stroke-persimmon-soft" />
      <path d="M122 224q28 18 56 0l4 34q-32 18-64 0z" className="fill-rust" />
    </>
  ),
  front: (
    <>
      <path
        d="M103 160c2 44 19 66 47 66s45-22 47-66c-8 18-15 24-23 20-14-6-34-6-48 0-8 4-15-2-23-20z"
        className="fill-ink"
      />
      <path d="M138 192q12 7 24-1" className="fill-none stroke-clay-soft" />
      <path d="M98 120C92 72 116 46 150 46s58 26 52 74q-52-18-104 0z" className="fill-moss-soft" />
      <path d="M97 106q53-20 106 0v20q-53-20-106 0z" className="fill-moss" />
    </>
  ),
  trade: (
    <>
      <path d="M150 308v-16" />
      <path
        d="M150 252c12 14 14 20 14 26a14 14 0 0 1-28 0c0-6 4-12 14-26z"
        className="fill-persimmon-soft stroke-rust"
      />
      <path d="M112 308h76v54h-76z" className="fill-raised" />
      <path d="M112 328h76M124 346h52" className="fill-none stroke-clay" />
      <Skin d="M112 322c-22-4-32 16-28 40h28zM188 322c22-4 32 16 28 40h-28z" tint="fill-clay/70" />
    </>
  ),
};

/** The people of customers without a story, by name. */
export const speakers: ReadonlyMap<string, Look> = new Map([
  ["Maud", maud],
  ["Iris", iris],
  ["Omar", omar],
]);
