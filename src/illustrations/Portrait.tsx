import { useId } from "react";
import { cx } from "#ui/cx.ts";
import { type Look, people } from "./people.tsx";
import { speakers } from "./speakers.tsx";
import { walls } from "./walls.tsx";

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
    <g className="fill-rust/20 stroke-none">
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

interface PersonProps {
  name: string;
  className?: string | undefined;
}

const drawn = { "aria-hidden": true, strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Someone from the waist up, or their initial if they are not drawn. Has daylight colors in both themes. */
function Figure({ name }: { name: string }) {
  const look = people.get(name) ?? speakers.get(name);
  if (look === undefined)
    return (
      <text x="150" y="236" className="fill-ink font-display" fontSize="160" textAnchor="middle">
        {name.slice(0, 1)}
      </text>
    );
  return (
    <g data-theme="light" className="stroke-ink">
      {look.back}
      <Head look={look} />
      {look.trade}
    </g>
  );
}

/**
 * A person in front of what their shop makes, on a print held by two strips of paper. The print has the page's theme.
 * Decoration next to the name.
 */
export function Portrait({ name, className }: PersonProps) {
  const wall = walls.get(name);
  return (
    <svg
      {...drawn}
      viewBox="0 0 300 360"
      className={cx(
        "h-auto w-full overflow-visible rounded-small border border-rim stroke-2 shadow-raised",
        wall?.className ?? "bg-moss-soft",
        className,
      )}
    >
      {/* The drawing ends at the print’s edges; the strips reach over them. */}
      <svg width="300" height="360">
        {wall?.goods}
        <Figure name={name} />
      </svg>
      <g className="fill-on-night/75">
        <path d="M-6 34L58-8l8 12L2 46zM242-8l64 40-8 14-64-42z" />
      </g>
    </svg>
  );
}

/** The same person without a print, to be in front of a `ShopWall`. */
export const Standing = ({ name, className }: PersonProps) => (
  <svg {...drawn} viewBox="0 0 300 360" className={cx("block stroke-2", className)}>
    <Figure name={name} />
  </svg>
);

/** What a person's shop makes, repeated over a whole band. */
export function ShopWall({ name, className }: PersonProps) {
  const id = useId();
  const wall = walls.get(name);
  return (
    <svg {...drawn} className={cx("stroke-2", wall?.className ?? "bg-moss-soft", className)}>
      <pattern
        id={id}
        width="300"
        height="360"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(1.6)"
      >
        {wall?.goods}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
