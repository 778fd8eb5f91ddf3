/** One thing from each plot, 320 by 150 units. */
import type { ReactElement } from "react";
import { Planter, stone } from "#illustrations/parts/garden.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import type { ApproachId } from "./schema.ts";

const sprout = (x: number, y: number, scale: number) => (
  <use href="#garden-sprout" transform={`translate(${x} ${y}) scale(${scale})`} />
);

export const objects: Readonly<Record<ApproachId, ReactElement>> = {
  basics: sprout(160, 122, 1.9),
  tools: (
    <>
      <Planter kind="pot" x={160} y={84} size={56} className="fill-clay" />
      {sprout(160, 90, 1.3)}
    </>
  ),
  "in-house": (
    <>
      <ellipse cx="166" cy="120" rx="120" ry="16" fill="url(#garden-shadow)" />
      <path className="fill-clay" d="M58 122q10-32 44-32H218q34 0 44 32z" />
      <path className="fill-shade" d="M58 122q10-32 44-32H218q34 0 44 32z" />
      {[110, 160, 210].map((x) => sprout(x, 96, 1.1))}
    </>
  ),
  agency: (
    <>
      <path className="stroke-shade" strokeWidth="8" d="M96 126H240" />
      <path
        className="fill-none stroke-clay"
        strokeWidth="8"
        d="M108 58H212M108 82H212M108 106H212L108 60"
      />
      <path className="fill-clay" d="M96 32h14v94h-14zM210 32h14v94h-14z" />
      <path className="fill-on-night/35" d="M96 32h5v94h-5zM210 32h5v94h-5z" />
    </>
  ),
  platform: <Rock at={stone(158, 80, 86, 44)} className="text-moss" />,
};
