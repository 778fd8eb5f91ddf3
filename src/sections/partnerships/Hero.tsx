/** A wedge graft, drawn from its grain: lines that rise from the root and continue past the cut into the branch. */
import { Band, HeroWords } from "#sections/shared/Band.tsx";
import { ActionLink } from "#sections/shared/parts.tsx";
import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { withLevels } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { TextLink } from "#ui/TextLink.tsx";

const graft = { width: 560, height: 780, middle: 300 } as const;

/** Half the stem's width at the cut, and the heights of the cut's rim and point. */
const half = 50;
const rim = 330;
const point = 468;
/** Where the roots meet the sand. */
const foot = 664;
/** Where the branch has become thin. */
const top = 156;

const { middle } = graft;
const round = (value: number) => String(Math.round(value * 10) / 10);
/** The height of the cut across the stem: a V. */
const cutAt = (x: number) => rim + (point - rim) * (1 - Math.abs(x - middle) / half);
/** A grain line's position at the top of the branch. */
const thin = (x: number) => middle + 18 + (x - middle) * 0.16;
/** Points between the rim and the top, where a line tapers. */
const [wide, narrow] = [
  (x: number) => `${round(x + (thin(x) - x) * 0.2)} 274`,
  (x: number) => `${round(x + (thin(x) - x) * 0.8)} 214`,
];

const grain = Array.from({ length: 11 }, (_, i) => middle - half + 6 + (i * (2 * half - 12)) / 10);

/** From the roots up to the cut. */
const rootGrain = grain
  .map((x) => {
    const [low, mid] = [2.1, 1.25].map((wide) => round(middle + (x - middle) * wide));
    return `M${low} ${foot + 8}C${mid} 640 ${round(x)} 590 ${round(x)} ${round(cutAt(x) + 3)}`;
  })
  .join("");

/** From the cut up into the branch. */
const branchGrain = grain
  .map(
    (x) => `M${round(x)} ${round(cutAt(x) - 3)}C${wide(x)} ${narrow(x)} ${round(thin(x))} ${top}`,
  )
  .join("");

const [left, right] = [middle - half, middle + half];
/** One side of the stem from the cut down to its spread roots, and back below them to the middle. */
const flare = (side: 1 | -1) => {
  const at = (away: number) => middle + side * away;
  return `C${at(half)} 590 ${at(84)} 644 ${at(146)} ${foot}Q${at(100)} ${foot + 30} ${at(62)} ${foot + 18}Q${at(40)} ${foot + 38} ${middle} ${foot + 26}`;
};
const rootEdge = `M${left} ${rim}${flare(-1)}M${right} ${rim}${flare(1)}`;
const rootFill = `M${left} ${rim}${flare(-1)}V${point}zM${right} ${rim}${flare(1)}V${point}z`;
/** The side away from the light. */
const shade = `M${middle} ${foot + 26}V${point}C${wide(middle)} ${narrow(middle)} ${round(thin(middle))} ${top}H${round(thin(right))}C${narrow(right)} ${wide(right)} ${right} ${rim}${flare(1)}z`;
const branchEdge = `M${middle} ${point}L${left} ${rim}C${wide(left)} ${narrow(left)} ${round(thin(left))} ${top}H${round(thin(right))}C${narrow(right)} ${wide(right)} ${right} ${rim}Z`;

/** The tape around the cut, turn by turn. */
const tape = [352, 382, 412, 442].map((y) => {
  const [x, w] = [middle - half - 7, 2 * half + 14];
  return `M${x} ${y}q${w / 2} 16 ${w} -4v20q-${w / 2} 20 -${w} 4z`;
});

/** The leaves and where they grow on the branch. */
export const leaves = [
  { x: 312, y: 186, turn: -62, size: 1.05 },
  { x: 324, y: 204, turn: 58, size: 0.95 },
  { x: 316, y: 160, turn: -18, size: 1.15 },
  { x: 304, y: 238, turn: -96, size: 0.72 },
  { x: 320, y: 160, turn: 26, size: 0.86 },
] as const;

const root = { cx: middle, cy: foot, rx: 200, ry: 46, squareness: 2.2 };

/** The ground, which parts around the stem. */
const levels = Array.from({ length: 9 }, (_, i) => 630.5 + i * 17);
const ground = rakedPath(withLevels([root], 622, 17), levels, [-1900, 2100]);

/** The headline, and a drawing of a graft. */
export const Hero = ({ hero }: { hero: Content<"partnerships">["hero"] }) => (
  <Band section="overflow-clip pt-8" className="grid grid-cols-1 gap-6 lg:grid-cols-7-5 lg:gap-10">
    <HeroWords hero={hero} className="relative z-1 lg:pt-10 lg:pb-36">
      <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
        <ActionLink link={hero.action} />
        <TextLink look="onward" href="#weeks">
          {hero.onward}
        </TextLink>
      </p>
    </HeroWords>
    <HeroPicture />
  </Band>
);

/** A leaf upward from 0, 0, with veins like furrows. */
export const Leaf = ({ transform }: { transform: string }) => (
  <g transform={transform} className="fill-none stroke-moss stroke-[1.5]">
    <path d="M0 0C-46-34-44-104 0-142 44-104 46-34 0 0z" className="fill-moss-soft stroke-2" />
    <path d="M0 0V-142C44-104 46-34 0 0z" className="fill-moss/20 stroke-none" />
    <path d="M0 0V-130M0-34q-16-14-28-18M0-62q-18-16-31-20M0-90q-14-14-24-17M0-34q16-14 28-18M0-62q18-16 31-20M0-90q14-14 24-17" />
  </g>
);

/** A branch of another kind, set into a stem: the grain continues through the cut. Decoration. */
const HeroPicture = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${graft.width} ${graft.height}`}
    className="mx-auto block w-full max-w-104 overflow-visible fill-none stroke-round max-lg:mt-6 lg:max-w-none lg:self-end"
  >
    <Ridges d={ground} dark="stroke-line-strong/70" depth={2} />
    <ellipse cx={middle + 90} cy={foot + 14} rx="220" ry="40" fill="url(#garden-shadow)" />
    <path d={rootFill} className="fill-clay-soft" />
    <path d={rootEdge} className="stroke-ink stroke-[2.5]" />
    <path d={rootGrain} className="stroke-ink/62 stroke-[1.25]" />
    {leaves.map(({ x, y, turn, size }) => (
      <Leaf key={turn} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
    ))}
    <path d={branchEdge} className="fill-moss-soft stroke-moss stroke-[2.5]" />
    <path d={branchGrain} className="stroke-moss stroke-[1.25]" />
    <path d={shade} className="fill-shade opacity-50" />
    {tape.map((turn) => (
      <path key={turn} d={turn} className="fill-raised stroke-ink stroke-[1.5]" />
    ))}
  </svg>
);
