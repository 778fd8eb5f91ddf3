import type { ReactNode } from "react";
import { arms, hand, hands, Skin } from "./hands.tsx";

/** What a person wears and how, around one head. All of it is drawn in a box of 300 by 360 units. */
export interface Look {
  /** Tint of the skin, over paper. */
  skin: string;
  /** Behind the head. */
  back?: ReactNode;
  clothes: ReactNode;
  /** Over the face: hair, beard, glasses. */
  front: ReactNode;
  /** What their trade has in its hands. */
  trade: ReactNode;
}

export const shoulders = "M34 362C38 296 76 268 126 252q24 18 48 0C224 268 262 296 266 362z";

/** Rows of knitting across the chest. */
export const knit = Array.from({ length: 5 }, (_, row) =>
  Array.from(
    { length: 13 - (row === 0 ? 5 : 0) },
    (_, i) => `M${(row === 0 ? 108 : 66) + i * 13} ${290 + row * 15}l6.5 7 6.5-7`,
  ).join(""),
).join("");

/** Corran keeps the books of a store for rain coats. */
const corran: Look = {
  skin: "fill-clay-soft",
  clothes: (
    <>
      <path d={shoulders} className="fill-moss" />
      <path d="M34 362C38 296 76 268 126 252l24 54-34 56z" className="fill-shade" />
      <path d="M124 246l-30 22 44 52 12-22 12 22 44-52-30-22-26 30z" className="fill-moss-soft" />
      <path d="M150 298v64M166 330h1M166 350h1" className="stroke-moss-soft stroke-4" />
    </>
  ),
  front: (
    <>
      <path
        d="M99 142C90 84 116 46 158 50c40 2 54 36 43 90-3-20-9-33-19-43-22 6-44 2-58-9-14 12-22 28-25 54z"
        className="fill-ink"
      />
      <path d="M126 64c18-8 36-6 50 4" className="fill-none stroke-line-strong" />
      <g className="fill-raised/40">
        <circle cx="131" cy="146" r="17" />
        <circle cx="171" cy="146" r="17" />
      </g>
      <path d="M148 144q3-3 6 0M114 143l-12-3M188 143l10-3" className="fill-none" />
    </>
  ),
  trade: (
    <>
      <path d="M192 140l46-40 6 7-46 40-9 2z" className="fill-rust" />
      <path d="M56 362l16-68q42-10 78 8 36-18 78-8l16 68z" className="fill-raised" />
      <path
        d="M150 302v60M86 312q28-6 50 2M82 328q30-6 54 2M78 344q32-6 58 2M166 314q22-8 50-2M166 330q22-8 54-2"
        className="fill-none stroke-line-strong"
      />
      <path d="M176 346l8 8 20-20" className="fill-none stroke-moss stroke-4" />
      <Skin d={hands} tint="fill-clay-soft" transform="translate(-21 12) scale(1.14 1)" />
    </>
  ),
};

/** Wenna packs the orders of a knitwear maker. */
const wenna: Look = {
  skin: "fill-persimmon-soft",
  back: <path d="M128 52c-8-26 12-42 30-34 22 4 26 26 14 40z" className="fill-clay" />,
  clothes: (
    <>
      <path d={shoulders} className="fill-moss-soft" />
      <path d={knit} className="fill-none stroke-moss" />
      <path d="M122 216q28 16 56 0l4 42q-32 20-64 0z" className="fill-moss-soft" />
      <path
        d="M132 224l-1 36M144 228v38M156 228v38M168 224l1 36"
        className="fill-none stroke-moss"
      />
    </>
  ),
  front: (
    <>
      <path
        d="M100 158C88 96 112 52 152 52c42 0 62 42 48 106-4-30-14-50-36-64-12 16-36 24-54 28-6 10-8 22-10 36z"
        className="fill-clay"
      />
      <path d="M164 94c-6-14-16-24-30-30M176 66q14 8 18 28" className="fill-none" />
    </>
  ),
  trade: (
    <>
      <path d="M82 294l68-14 68 14v68H82z" className="fill-clay-soft" />
      <path d="M218 294v68h-68v-56z" className="fill-shade stroke-none" />
      <path d="M82 294l68 12 68-12M150 306v56" className="fill-none" />
      <path d="M108 288l68 13v22l-16-6-10 10V306L96 296z" className="fill-persimmon-soft" />
      <path d="M104 328h38v26h-38zM110 336h26M110 344h16" className="fill-raised" />
      <path d={arms} className="fill-moss-soft" />
      <Skin d={hands} tint="fill-persimmon-soft" />
    </>
  ),
};

/** Ansel weaves linen. */
const ansel: Look = {
  skin: "fill-clay-soft",
  clothes: (
    <>
      <path d={shoulders} className="fill-raised" />
      <path
        d="M62 302q88 22 176 0M48 330q102 24 204 0M110 262v100M190 262v100"
        className="fill-none stroke-line"
      />
      <path d="M96 362V312q54 16 108 0v50z" className="fill-clay" />
      <path d="M98 314L108 260M202 314L192 260" className="fill-none stroke-clay stroke-8" />
    </>
  ),
  front: (
    <>
      <path
        d="M102 150c-2 62 16 96 48 96s50-34 48-96c-8 22-16 28-26 24-14-6-30-6-44 0-10 4-18-2-26-24z"
        className="fill-line-strong"
      />
      <path d="M138 188q13 8 26-1" className="fill-none stroke-raised" />
      <path
        d="M102 138C94 92 116 62 150 62s56 30 48 76c-6-18-10-26-18-34-20 4-42 4-60 0-8 8-14 18-18 34z"
        className="fill-line-strong"
      />
    </>
  ),
  trade: (
    <>
      <path d="M232 326q26-6 34-60t26-70" className="fill-none stroke-persimmon stroke-3" />
      <path d="M56 328q94-40 188 0-94 40-188 0z" className="fill-clay-soft" />
      <path d="M56 328q94 40 188 0-94 20-188 0z" className="fill-shade stroke-none" />
      <path d="M108 316h84v22h-84z" className="fill-raised" />
      <path
        d="M116 316v22M126 316v22M136 316v22M146 316v22M156 316v22M166 316v22M176 316v22"
        className="fill-none stroke-persimmon stroke-3"
      />
    </>
  ),
};

/** Ysolde wears a scarf in her posts. */
const ysolde: Look = {
  skin: "fill-clay/70",
  back: (
    <path
      d="M96 140C84 74 116 40 154 44c44 2 62 42 54 92-4 34 26 62 12 116-40 26-104 28-140 0-12-50 20-74 16-112z"
      className="fill-ink"
    />
  ),
  clothes: (
    <>
      <path d={shoulders} className="fill-clay-soft" />
      <path
        d="M92 252c14-32 44-28 58-22 18-8 46-8 58 20 8 24-14 38-56 40-44 0-72-10-60-38z"
        className="fill-rust"
      />
      <path
        d="M104 250q46 26 96-4M110 270q44 18 86-4M168 282l22 80M182 276l26 84"
        className="fill-none stroke-persimmon-soft stroke-3"
      />
    </>
  ),
  front: (
    <path
      d="M100 150C92 92 118 58 152 58c38 0 56 36 48 92-4-28-14-46-30-58-16 20-42 30-60 32-6 8-8 16-10 26z"
      className="fill-ink"
    />
  ),
  trade: (
    <>
      <g transform="rotate(9 238 270)">
        <path
          d="M218 214h40q10 0 10 10v92q0 10-10 10h-40q-10 0-10-10v-92q0-10 10-10z"
          className="fill-ink"
        />
        <path d="M214 226h48v80h-48z" className="fill-persimmon-soft stroke-none" />
        <path
          d="M238 284c-22-14-20-32-8-34 5 0 7 4 8 8 1-4 3-8 8-8 12 2 14 20-8 34z"
          className="fill-rust stroke-none"
        />
      </g>
      <Skin d={hand} tint="fill-clay/70" />
    </>
  ),
};

/** Tove runs a creator program. */
const tove: Look = {
  skin: "fill-clay/50",
  back: <path d="M92 176C76 96 108 46 152 46s78 50 58 130z" className="fill-rust" />,
  clothes: (
    <>
      <path d={shoulders} className="fill-clay" />
      <path d="M124 250q26 30 52 0l12 6q-38 46-76 0z" className="fill-raised" />
    </>
  ),
  front: (
    <path
      d="M100 156C92 92 116 56 152 56c40 0 58 42 48 100-6-26-10-40-14-58-24 8-48 6-70-4-6 20-10 36-16 62z"
      className="fill-rust"
    />
  ),
  trade: (
    <path
      d="M104 128h34v30h-34zM160 128h34v30h-34zM138 140q11-6 22 0"
      className="fill-none stroke-3"
    />
  ),
};

/** The people of customers with a story, by name. */
export const people: ReadonlyMap<string, Look> = new Map([
  ["Corran", corran],
  ["Wenna", wenna],
  ["Ansel", ansel],
  ["Ysolde", ysolde],
  ["Tove Okafor-Lund", tove],
]);
