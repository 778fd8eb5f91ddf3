/** The one stone of all drawings: lit from the upper left, its soft shadow to the lower right. */
import type { Stone } from "#illustrations/rake/flow.ts";

/** Where a rock is. It leaves a little of the space that the sand keeps free. */
const place = ({ cx, cy, rx, ry }: Stone) =>
  `translate(${Math.round(cx)} ${Math.round(cy)}) scale(${(rx * 0.92).toFixed(1)} ${(ry * 1.15).toFixed(1)})`;

interface RockProps {
  at: Stone;
  className?: string;
}

const rockId = "garden-rock";
export const rockHref = `#${rockId}`;

/**
 * What all rocks refer to, in a picture without size, drawn in a box of 2 by 2 units around zero with the light from the
 * right, and mirrored. The layouts have it once.
 */
export const RockShape = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      <g id={rockId} transform="scale(-1 1)">
        <radialGradient id="garden-shadow">
          <stop offset=".35" className="[stop-color:var(--color-shade)]" />
          <stop offset="1" className="[stop-color:var(--color-shade)] [stop-opacity:0]" />
        </radialGradient>
        <ellipse cx="-.4" cy=".45" rx="1.4" ry=".75" fill="url(#garden-shadow)" />
        {/* Where it touches the sand. */}
        <ellipse cx="-.06" cy=".66" rx="1.04" ry=".28" fill="url(#garden-shadow)" />
        {/* By night, every stone is near one gray, but for one with more of its own color. */}
        <path
          className="fill-[light-dark(currentcolor,color-mix(in_oklab,currentcolor_var(--stone-color,50%),color-mix(in_oklab,var(--color-line-strong)_55%,var(--color-night))))]"
          d="M-1 .2C-1-.25-.8-.62-.5-.82-.2-1 .25-1.02 .5-.8 .82-.55 1-.2 .98 .2 .96 .55 .6 .8 0 .8-.6 .8-1 .6-1 .2z"
        />
        <path
          className="fill-[light-dark(var(--color-shade),color-mix(in_oklab,var(--color-shade)_60%,transparent))]"
          d="M-1 .2C-1 .6-.6 .8 0 .8 .3 .8 .6 .72 .78 .56 .3 .6-.2 .5-.5 .2-.68 0-.76-.3-.5-.82-.8-.62-1-.25-1 .2z"
        />
        <path
          className="fill-[light-dark(color-mix(in_oklab,var(--color-on-night)_30%,transparent),color-mix(in_oklab,var(--color-on-night)_13%,transparent))]"
          d="M-.5-.82C-.2-1 .25-1.02 .5-.8 .82-.55 1-.2 .98 .2 .84 .3 .66 .14 .52-.14 .36-.46-.02-.66-.5-.82z"
        />
        {/* By night, a rim of light. */}
        <path
          className="fill-none stroke-[light-dark(transparent,color-mix(in_oklab,var(--color-on-night)_55%,transparent))]"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          d="M.97 .15C1-.2 .82-.55 .5-.8 .25-1.02-.2-1-.5-.82"
        />
      </g>
    </defs>
  </svg>
);

/** Its color is the text's. */
export const Rock = ({ at, className }: RockProps) => (
  <use href={rockHref} className={className} transform={place(at)} />
);
