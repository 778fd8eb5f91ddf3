import { cx } from "#ui/cx.ts";
import { Arm, Hand, Skin } from "./arms.tsx";
import { brows, ears, eyes, faces, mouths, noses } from "./heads.ts";
import { layers, type Look, people } from "./people.tsx";
import { speakers } from "./speakers.tsx";
import { Bookcase, shops } from "./shelves.tsx";

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
  const [first, second] = shops.get(name)?.stands ?? [];
  return (
    <svg {...drawn} viewBox="-68 -136 190 138" className={cx("block", className)}>
      {first}
      <g transform="translate(84) scale(.7)">{second}</g>
    </svg>
  );
}
