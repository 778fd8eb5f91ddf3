import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { leafFor } from "./herbarium/leaf.ts";

/** What a person wears and how, around one head. All of it is drawn in a box of 300 by 360 units. */
interface Look {
  /** Tint of the skin, over paper. */
  skin: string;
  /** Behind the head. */
  back?: ReactNode;
  clothes: ReactNode;
  /** Over the face: hair, beard, glasses. */
  front: ReactNode;
}

const shoulders = "M34 362C38 296 76 268 126 252q24 18 48 0C224 268 262 296 266 362z";

/** Rows of knitting across the chest. */
const knit = Array.from({ length: 5 }, (_, row) =>
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
        className="fill-persimmon"
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
};

const people: ReadonlyMap<string, Look> = new Map([
  ["Corran", corran],
  ["Wenna", wenna],
  ["Ansel", ansel],
  ["Ysolde", ysolde],
]);

const face = "M104 138C104 92 124 70 150 70s46 22 46 68c0 44-22 76-46 76s-46-32-46-76z";

/** The head that all people share; beards, glasses and hair are over it. */
const Head = ({ look }: { look: Look }) => (
  <>
    <path d="M128 190h44v62q-22 22-44 0z" className="fill-raised" />
    <path d="M128 190h44v62q-22 22-44 0z" className={look.skin} />
    <path d="M128 212q22 16 44-4v22q-20 14-44-2z" className="fill-clay/40 stroke-none" />
    {look.clothes}
    <path d="M104 140q-12-6-11 10t14 20M196 140q12-6 11 10t-14 20" className="fill-raised" />
    <path d="M104 140q-12-6-11 10t14 20M196 140q12-6 11 10t-14 20" className={look.skin} />
    <path d={face} className="fill-raised" />
    <path d={face} className={look.skin} />
    {/* The side away from the light. */}
    <path
      d="M166 73C186 82 196 104 196 138c0 44-22 76-46 76 22-22 32-48 30-84-1-24-6-42-14-57z"
      className="fill-clay/20 stroke-none"
    />
    <g className="fill-persimmon/20 stroke-none">
      <ellipse cx="121" cy="168" rx="10" ry="7" />
      <ellipse cx="178" cy="168" rx="9" ry="7" />
    </g>
    <path
      d="M122 130q9-6 19-2M161 128q10-4 19 2M153 142q8 18 5 24-5 6-12 3M136 190q14 10 29-2"
      className="fill-none"
    />
    <g className="fill-ink stroke-none">
      <circle cx="132" cy="146" r="3.5" />
      <circle cx="171" cy="146" r="3.5" />
    </g>
    {look.front}
  </>
);

/** A pressed leaf behind a shoulder. */
const Leaf = ({ name, at }: { name: string; at: string }) => {
  const { blade, ribs } = leafFor(name);
  return (
    <g transform={at} className="fill-moss-soft stroke-moss">
      <path d={blade} />
      <path d={ribs} className="fill-none" />
    </g>
  );
};

interface PortraitProps {
  name: string;
  className?: string;
}

/**
 * A person on a sheet of the herbarium, held by two strips of paper. The sheet is paper in both themes. Someone without
 * a drawing has their leaf alone. Decoration next to the name.
 */
export function Portrait({ name, className }: PortraitProps) {
  const look = people.get(name);
  return (
    <svg
      aria-hidden="true"
      data-theme="light"
      viewBox="0 0 300 360"
      className={cx(
        "h-auto rounded-small border border-line bg-ground stroke-ink stroke-2 shadow-panel",
        className,
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {look === undefined ? (
        <Leaf name={name} at="translate(150 330) scale(1.4)" />
      ) : (
        <>
          <Leaf name={name} at="translate(66 330) rotate(-16) scale(1.15)" />
          <Leaf name={`${name}, too`} at="translate(240 330) rotate(14) scale(1.1)" />
          {look.back}
          <Head look={look} />
        </>
      )}
      <g className="fill-sunken stroke-line-strong stroke-1">
        <path d="M-6 34L58-8l8 12L2 46zM242-8l64 40-8 14-64-42z" />
      </g>
    </svg>
  );
}
