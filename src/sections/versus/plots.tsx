/** What grows on each of the five plots, 960 by 640 units each. */
import type { ReactElement } from "react";
import {
  Furrows,
  Pebbles,
  type Place,
  Planter,
  scaleAt,
  Sprout,
  stone,
  width,
} from "#illustrations/parts/garden.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import type { ApproachId } from "./schema.ts";

const wild: readonly Place[] = [
  [612, 204, 0.9],
  [292, 208, 0.8],
  [90, 240, 1],
  [436, 236, 0.7],
  [352, 304, 1.2],
  [690, 296, 0.8],
  [176, 372, 1.2],
  [880, 392, 1.2],
  [440, 476, 1.4],
  [648, 466, 1.1],
  [322, 552, 1.2],
  [570, 580, 1],
];
const grass = wild.map(([x, y], i) => {
  const tall = Math.round((22 + (i % 3) * 8) * scaleAt(y));
  const foot = `M${Math.min((x + 83 + i * 37) % width, width - 30)} ${y + (i % 4) * 14}`;
  return `${foot}q-4-${tall}-14-${tall + 4}${foot}q0-${tall} 3-${tall + 12}${foot}q5-${tall} 15-${tall}`;
});

const Basics = () => (
  <>
    <Pebbles seed="basics" />
    <path className="fill-none stroke-clay" strokeWidth="2.5" d={grass.join("")} />
    <Rock at={stone(556, 330, 66, 38)} className="text-ink-muted" />
    {wild.map((at) => (
      <Sprout key={at.join(" ")} at={at} />
    ))}
  </>
);

/** Seven beds; no two neighbors look alike. */
const beds: readonly Place[] = [
  [372, 206],
  [588, 212],
  [298, 312],
  [482, 322],
  [662, 314],
  [372, 526],
  [598, 536],
];

const Tools = () => (
  <>
    <Pebbles seed="tools" />
    {beds.map(([x, y], i) => {
      const size = Math.round(78 * scaleAt(y));
      const plants = [[0], [-0.45, 0.4], [-0.5, 0, 0.5]][(i * 2) % 3] ?? [];
      return (
        <g key={x + y}>
          <Planter
            kind={i % 3 === 1 ? "box" : "pot"}
            x={x}
            y={y}
            size={size}
            className={i % 2 === 0 ? "fill-clay" : "fill-ink-muted"}
          />
          {plants.map((shift) => (
            <Sprout key={shift} at={[x + shift * size, y + 4, i === 3 ? 1.6 : 0.9 + shift / 3]} />
          ))}
        </g>
      );
    })}
  </>
);

const rows = [200, 266, 348, 446, 566];
const seats = [290, 366, 442, 518, 594, 670];
/** The number of seats that are planted, from the back. */
const planted = 15;

const InHouse = () => (
  <>
    {rows.map((y, row) => {
      const scale = scaleAt(y);
      const [top, tall] = [Math.round(y - 34 * scale), Math.round(22 * scale)];
      const mound = `M256 ${y + 10}q12-${tall} 44-${tall}H660q32 0 44 ${tall}z`;
      return (
        <g className="stroke-round" key={y}>
          <ellipse cx="460" cy={y + 12} rx="270" ry={20 * scale} fill="url(#garden-shadow)" />
          <path className="fill-clay" d={mound} />
          <path className="fill-shade" d={mound} />
          <path className="stroke-on-night/30" strokeWidth="3" d={`M300 ${y + 10 - tall}H664`} />
          {seats.map((x, seat) =>
            row * seats.length + seat < planted ? (
              <Sprout key={x} at={[x, y, 1.1]} />
            ) : (
              <ellipse
                key={x}
                className="fill-shade"
                cx={x}
                cy={y}
                rx={15 * scale}
                ry={6 * scale}
              />
            ),
          )}
          <path className="stroke-clay" strokeWidth="2" d={`M254 ${top + 4}H706`} />
          <path
            className="stroke-clay"
            strokeWidth={9 * scale}
            d={`M254 ${y + 6}V${top}M706 ${y + 6}V${top}`}
          />
        </g>
      );
    })}
    <g className="fill-none stroke-round">
      <path className="stroke-clay" strokeWidth="8" d="M566 326L598 214M584 206L614 214" />
      <path className="fill-ink-muted" d="M548 312l36 11-8 30q-12 17-25 13-11-6-11-24z" />
      <path className="fill-on-night/30" d="M566 318l18 5-8 30q-7 10-14 13z" />
    </g>
  </>
);

/** The fence's rails and the gate's bars. */
const rails = "M0 392H388M0 436H388M572 392H960M572 436H960";
const bars = "M400 366H560M400 398H560M400 430H560M400 462H560";
const posts = [40, 168, 296, 392, 568, 664, 792, 920];
const topOf = (post: number) => (post === 392 || post === 568 ? 330 : 372);

function Agency() {
  const lone = stone(500, 258, 100, 50);
  return (
    <>
      <Furrows stones={[lone]} end={470} />
      <Rock at={lone} className="text-ink-muted" />
      <path className="fill-clay/20" d="M402 484H558L616 640H344z" />
      <path
        className="fill-none stroke-clay/60"
        strokeWidth="3"
        d="M402 484L344 640M558 484L616 640"
      />
      <path className="stroke-shade" strokeWidth="9" d="M0 490H384M576 490H960M400 490H560" />
      <g className="fill-none stroke-clay">
        <path strokeWidth="8" d={`${rails}M404 462L556 368`} />
        <path strokeWidth="10" d={bars} />
      </g>
      <path className="stroke-on-night/35" strokeWidth="2.5" d={rails} />
      <path
        className="fill-clay"
        d={posts.map((x) => `M${x - 9} ${topOf(x)}h18V488h-18z`).join("")}
      />
      <path
        className="fill-on-night/35"
        d={posts.map((x) => `M${x + 3} ${topOf(x)}h6V488h-6z`).join("")}
      />
      <path className="fill-raised stroke-clay" strokeWidth="3" d="M450 382h60v36h-60z" />
      <path className="stroke-line-strong" strokeWidth="3" d="M460 395h40M460 406h26" />
      <g className="stroke-round">
        <path className="stroke-shade" strokeWidth="8" d="M628 490L560 500" />
        <path className="stroke-clay" strokeWidth="9" d="M628 490L676 218" />
        <path className="stroke-on-night/35" strokeWidth="3" d="M631 488L679 220" />
        <path className="stroke-clay" strokeWidth="11" d="M634 210L720 226" />
        <path
          className="stroke-clay"
          strokeWidth="6"
          d="M637 208l5-28M657 212l5-28M677 216l5-28M697 220l5-28M717 224l5-28"
        />
      </g>
    </>
  );
}

const shared = [
  stone(616, 246, 66, 36),
  stone(384, 210, 52, 27),
  stone(338, 352, 80, 46),
  stone(568, 414, 98, 56),
];

const Platform = () => (
  <>
    <Furrows stones={shared} />
    {shared.map((each) => (
      <Rock key={each.cx} at={each} className="text-moss" />
    ))}
  </>
);

/** By approach. */
export const plots: Readonly<Record<ApproachId, () => ReactElement>> = {
  basics: Basics,
  tools: Tools,
  "in-house": InHouse,
  agency: Agency,
  platform: Platform,
};
