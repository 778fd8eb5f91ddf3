/** The four parts of the cutaway, each drawn in a box of 240 × 210 with its foot at 200. Decoration: links name them. */
import { box } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import type { ReactNode } from "react";
import type { PartId } from "./schema.ts";

/** What lights up while the part's link is hovered or focused. */
const light =
  "fill-clay-soft transition-colors group-hover/part:fill-persimmon-soft group-focus-visible/part:fill-persimmon-soft";

const thin = "fill-none stroke-line-strong";

/** Left ends of the awning's stripes, at their foot and at the wall. */
const stripes = Array.from({ length: 7 }, (_, i) => ({ foot: 8 + i * 32, wall: 24 + i * 27.4 }));

const drawings: Record<PartId, ReactNode> = {
  // A storefront with a box in its window.
  shop: (
    <>
      <path className="fill-raised" d="M24 52h192v148H24z" />
      <path className="fill-inverse stroke-none" d="M48 18h144v34H48z" />
      <path className="fill-none stroke-on-inverse" d="M64 30h32m48 0h32M64 40h32m48 0h32" />
      <circle className="fill-rust stroke-none" cx="120" cy="35" r="9" />
      <path className={light} d="M38 116h104v62H38z" />
      <Thing areas={box} color="tan" at="translate(62 116) scale(.62)" />
      <path className="fill-moss-soft" d="M158 116h44v84h-44z" />
      <path className={thin} d="M168 128h24v30h-24z" />
      <circle className="fill-ink stroke-none" cx="193" cy="168" r="3" />
      <path d="M30 178h120" />
      {stripes.map(({ foot, wall }, i) => (
        <path
          key={foot}
          className={i % 2 === 0 ? "fill-rust" : "fill-raised"}
          d={`M${wall} 54L${foot} 88a16 12 0 0 0 32 0L${wall + 27.4} 54z`}
        />
      ))}
    </>
  ),

  // A slip that comes out of a counter, paid by card.
  checkout: (
    <>
      <path className="fill-raised" d="M74 142V22l15-9 16 9 15-9 16 9 15-9 15 9v120z" />
      <path className={thin} d="M90 42h34m16 0h14M90 58h26m24 0h14M90 74h40m10 0h14" />
      <path className={thin} strokeDasharray="3 5" d="M90 88h66" />
      <rect className={light} x="90" y="98" width="68" height="26" rx="13" />
      <path className="fill-none stroke-moss stroke-3" d="m114 111 7 7 13-15" />
      <g transform="rotate(-16 196 118)">
        <rect className="fill-inverse" x="166" y="100" width="62" height="42" rx="6" />
        <path className="stroke-on-inverse stroke-4" d="M168 113h58" />
      </g>
      <path className="fill-clay-soft" d="M34 152h172v48H34z" />
      <path className="fill-none stroke-clay" d="M50 166h140M50 176h140M50 186h140" />
      <rect className="fill-raised" x="20" y="138" width="200" height="16" rx="4" />
    </>
  ),

  // A mailbox, and a text with its answer.
  inbox: (
    <>
      <path className="fill-clay-soft" d="M118 160h20v40h-20z" />
      <path className="fill-moss-soft" d="M72 106h98a28 28 0 0 1 28 28v30H72z" />
      <path className="fill-inverse" d="M44 164v-30a28 28 0 0 1 56 0v30z" />
      <path className="stroke-on-inverse" d="M58 140h28" />
      <path className="fill-rust" d="M160 136v-34h30v16h-24v18z" />
      <path className="fill-raised" d="M18 4h132q12 0 12 12v20q0 12-12 12H30L6 58V16Q6 4 18 4z" />
      <path className={light} d="M116 54h100q12 0 12 12v38l-22-8h-90q-12 0-12-12V66q0-12 12-12z" />
      <g className="fill-ink stroke-none font-text" fontSize="23">
        <text x="22" y="34">
          Skip my box
        </text>
        <text x="124" y="83">
          Skipped.
        </text>
      </g>
    </>
  ),

  // A board on two legs, with a chart.
  board: (
    <>
      <path className="fill-clay-soft" d="M52 142h14v58H52zM174 142h14v58h-14z" />
      <path className="fill-raised" d="M14 26h212v122H14z" />
      <path className="fill-inverse" d="M8 14h224v14H8z" />
      <path className="stroke-line-strong stroke-4" d="M30 46h52" />
      <path
        className={light}
        d="M32 134v-22h20v22zm31 0v-34h20v34zm31 0v-30h20v30zm31 0v-46h20v46zm31 0v-58h20v58z"
      />
      <path className="fill-rust" d="M187 134v-76h20v76z" />
      <path
        className="fill-none stroke-moss stroke-3"
        d="M42 100 73 88 104 91 135 75 166 63 197 44"
      />
      <path d="M26 134h188" />
    </>
  ),
};

export const Building = ({ part }: { part: PartId }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 240 210"
    className="relative mx-auto h-auto w-full max-w-48 stroke-ink stroke-2 stroke-round"
  >
    <ellipse
      className="stroke-none"
      fill="url(#garden-shadow)"
      cx="126"
      cy="199"
      rx="114"
      ry="11"
    />
    {drawings[part]}
  </svg>
);
