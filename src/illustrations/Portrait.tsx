import { cx } from "#ui/cx.ts";
import { Arm, Hand, Skin } from "./hands.tsx";
import { layers, type Look, people } from "./people.tsx";
import { speakers } from "./speakers.tsx";
import { Bookcase, shops } from "./walls.tsx";

/** Outlines of a face, and of its side away from the light. */
const faces: Record<Look["face"][0], readonly [outline: string, shade: string]> = {
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

const brows: Record<Look["face"][1], string> = {
  soft: "M122 130q9-6 19-2M161 128q10-4 19 2",
  high: "M119 129q9-12 22-6M161 123q13-6 22 6",
  straight: "M119 128q11-3 21 1M162 129q10-4 21-1",
};

/** Lids. Pupils are under them if the eyes are open. */
const eyes: Record<Look["face"][2], string> = {
  dot: "",
  lidded: "M121 147q10-11 23 0M182 147q-10-11-23 0",
  smiling: "M122 148q9-11 19 0M162 148q9-11 19 0",
};

const noses: Record<Look["face"][3], string> = {
  long: "M152 149q7 13 6 20-5 6-13 3",
  button: "M144 166q7 7 15-1",
  broad: "M141 162q-5 8 3 10 7-1 8 1 2-2 8-1 7-3 2-10",
};

const mouths: Record<Look["face"][4], readonly [d: string, className: string]> = {
  smile: ["M136 188q14 11 29-2", "fill-none"],
  open: ["M132 184q18 4 36-1-2 18-17 18-16 0-19-17z", "fill-raised"],
  lips: ["M133 187q8 2 12 0 4-2 6 0 2-2 6 0 4 2 11-1-6 13-17 13-12 0-18-12z", "fill-rust"],
};

const ears = "M104 140q-12-6-11 10t14 20M196 140q12-6 11 10t-14 20";
const head = "matrix(.9 0 0 .9 15 -6)";
const neck = "M131 160h38v52q-19 20-38 0z";

/** The head in its own box, then smaller, since the arms need space below it. */
function Head({ look }: { look: Look }) {
  const [shape, brow, eye, nose, mouth] = look.face;
  const [outline, shade] = faces[shape];
  const [lips, color] = mouths[mouth];
  return (
    <>
      <Skin d={ears} tint={look.skin} />
      <Skin d={outline} tint={look.skin} />
      <path d={shade} className="fill-clay/20 stroke-none" />
      {look.cheeks === true && (
        <path d="M120 170h3M177 170h3" className="stroke-rust/20" strokeWidth="16" />
      )}
      <path d={`${noses[nose]}${eyes[eye]}${look.lines ?? ""}`} className="fill-none" />
      <path d={brows[brow]} className={cx("fill-none", look.brow ?? "stroke-3")} />
      {eye !== "smiling" && <path d="M132 147h.1M171 147h.1" className="stroke-8" />}
      <path d={lips} className={color} />
      {layers(look.front)}
    </>
  );
}

interface PersonProps {
  name: string;
  className?: string | undefined;
}

const drawn = { "aria-hidden": true, strokeLinecap: "round", strokeLinejoin: "round" } as const;

const lookOf = (name: string) => people.get(name) ?? speakers.get(name);

/** A person from the waist up, or their initial if they are not drawn. Has daylight colors in both themes. */
function Figure({ name }: { name: string }) {
  const look = lookOf(name);
  if (look === undefined)
    return (
      <text x="150" y="236" className="fill-ink font-display" fontSize="160" textAnchor="middle">
        {name.slice(0, 1)}
      </text>
    );
  const { holds } = look;
  return (
    <g data-theme="light" className="stroke-ink">
      <g transform={head} strokeWidth="2.2">
        {layers(look.back)}
      </g>
      <Skin d={neck} tint={look.skin} />
      <path d="M132 190q18 13 36-4v15q-16 13-36 2z" className="fill-clay/40 stroke-none" />
      {layers(look.clothes)}
      <g transform={head} strokeWidth="2.2">
        <Head look={look} />
      </g>
      {holds && <Arm sleeve={holds.sleeve} />}
      {holds && <Arm sleeve={holds.sleeve} far />}
      {layers(look.trade)}
      {holds && <Hand at={holds.near} tint={look.skin} cuff={holds.cuff} />}
      {holds && <Hand at={holds.far ?? holds.near} tint={look.skin} cuff={holds.cuff} far />}
      {look.acts}
    </g>
  );
}

/**
 * A person in front of what their shop makes, on a print held by two strips of paper. The print has the page's theme.
 * Decoration next to the name.
 */
export const Portrait = ({ name, className }: PersonProps) => (
  <svg
    {...drawn}
    viewBox="0 0 300 360"
    className={cx(
      "h-auto w-full overflow-visible rounded-small border border-rim stroke-2 shadow-raised",
      wallOf(name),
      className,
    )}
  >
    {/* The drawing ends at the print’s edges; the strips reach over them. */}
    <svg width="300" height="360">
      <Bookcase name={name} />
      <Figure name={name} />
    </svg>
    <g className="fill-on-night/75">
      <path d="M-6 34L58-8l8 12L2 46zM242-8l64 40-8 14-64-42z" />
    </g>
  </svg>
);

/** The color of the wall behind a person. */
export const wallOf = (name: string) => lookOf(name)?.wall ?? "bg-moss-soft";

/**
 * The same person behind the counter of their shop. Its paneling and its counter are as wide as the band, which has the
 * wall's color and cuts them off.
 */
export const ShopRoom = ({ name, className }: PersonProps) => (
  <svg
    {...drawn}
    viewBox="-20 -122 340 496"
    className={cx("block overflow-visible stroke-2", className)}
  >
    <g className="stroke-clay/40" strokeLinecap="butt">
      <path d="M-3010 300h3000m320 0h3000" strokeWidth="140" strokeDasharray="1.5 30" />
      <path d="M-3010 230h3000m320 0h3000" strokeWidth="5" />
    </g>
    <Bookcase name={name} />
    <Figure name={name} />
    <g data-theme="light" className="stroke-none">
      <path d="M-3000 354h6000v20h-6000z" className="fill-clay" />
      <path d="M-3000 354h6000v5h-6000z" className="fill-soil" />
    </g>
  </svg>
);

/** Two of the things that a person’s shop sells, large. */
export function Wares({ name, className }: PersonProps) {
  const [first, second] = shops.get(name)?.[0] ?? [];
  return (
    <svg {...drawn} viewBox="-68 -136 190 138" className={cx("block", className)}>
      <g data-theme="light" className="stroke-ink" strokeWidth="1.2">
        {first}
        <g transform="translate(84) scale(.7)">{second}</g>
      </g>
    </svg>
  );
}
