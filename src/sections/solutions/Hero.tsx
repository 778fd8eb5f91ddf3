import { Band, HeroWords } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { LinkRow, PriceNote } from "#sections/shared/parts.tsx";
import { Bee } from "#illustrations/parts/Bee.tsx";
import { cone, leaf, petals, plantClasses } from "./botany.ts";

/** A problem, with its number on the plant. */
const painClasses = [
  "relative border-t border-line py-7 pl-[min(3.5rem,17vw)] last:border-b",
  "before:absolute before:top-6.5 before:left-0 before:grid before:size-[min(2.25rem,12vw)] before:place-items-center",
  "before:rounded-full before:border before:border-ink before:font-display before:font-medium before:content-[counter(list-item)/'']",
].join(" ");

/** A botanical plate: the plant with its numbers, and next to it the meaning of each number. */
export const Hero = ({ hero }: { hero: Content<"solutions">["hero"] }) => (
  <Band section="plain-band pt-hero" className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-2">
    <div className="grid gap-10 lg:grid-rows-[auto_1fr] lg:[--text-display:clamp(3.25rem,5vw,4.5rem)]">
      <HeroWords hero={hero}>
        <PriceNote />
      </HeroWords>
      <PlantPicture label={hero.picture} />
    </div>
    <ol className="flex flex-col justify-between">
      {hero.pains.map(({ id, title, text, links }) => (
        <li key={id} className={painClasses}>
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 text-ink-muted">{text}</p>
          <LinkRow links={links} className="mt-3 gap-y-1" />
        </li>
      ))}
    </ol>
  </Band>
);

/** The place of each number, and the end of its line. */
const numbers = [
  { x: 60, y: 330, to: [132, 372] },
  { x: 486, y: 400, to: [416, 498] },
  { x: 486, y: 96, to: [424, 96] },
  { x: 60, y: 214, to: [262, 252] },
  { x: 60, y: 640, to: [214, 606] },
] as const;

const stem = "M270 520C262 440 282 380 270 300S262 200 272 150";
const roots =
  "M270 520C262 560 276 600 268 700M268 540C240 570 206 590 190 660M266 570C300 600 330 610 352 680" +
  "M270 530C320 548 372 552 420 610M268 528C220 540 160 540 116 584M216 596C222 630 214 660 222 690M313 610C318 640 304 664 308 694";
/** Earth is raked below the ground's line; the strokes stop where the roots are densest. */
const earth = Array.from(
  { length: 9 },
  (_, i) =>
    `M${40 + ((i * 31) % 50)} ${548 + i * 19}h${60 + ((i * 47) % 60)}M${390 + ((i * 23) % 60)} ${556 + i * 19}h${50 + ((i * 41) % 60)}`,
).join("");

const wiltedClasses = "fill-clay-soft stroke-clay stroke-[1.5]";
const trailClasses = "fill-none stroke-clay stroke-[1.5] [stroke-dasharray:1_6]";

/** A coneflower with numbered problems, as in a botanical book. */
const PlantPicture = ({ label }: { label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox="0 0 540 720"
    className="block max-h-[calc(100svh-var(--header-height)-2rem)] min-h-96 w-full bg-raised fill-none p-6 shadow-panel outline -outline-offset-12 outline-line-strong stroke-round lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-none lg:self-start"
  >
    <path className="fill-clay-soft" d="M0 520H540V720H0z" />
    <path className={plantClasses.earth} d={`M0 520H540${earth}`} />
    <path className={plantClasses.root} d={roots} />
    <path className="stroke-moss stroke-5" d={stem} />
    <path
      className={plantClasses.leaf}
      d={
        leaf({ x: 274, y: 470, turn: 62 }, 150, 34) +
        leaf({ x: 276, y: 360, turn: 48 }, 128, 30) +
        leaf({ x: 268, y: 440, turn: -66 }, 120, 30)
      }
    />
    {/* 1: a wilted leaf. */}
    <path
      className={wiltedClasses}
      d="M272 330C220 312 170 318 142 362C132 392 134 414 146 436C168 396 196 356 272 330z"
    />
    <path className="stroke-clay stroke-[1.5]" d="M272 330C214 334 172 356 146 420" />
    {/* 2: a fallen leaf. */}
    <path className={wiltedClasses} d={leaf({ x: 356, y: 470, turn: 118 }, 96, 26)} />
    <path
      className={trailClasses}
      d="M330 384C352 400 336 420 352 436M420 424C434 436 424 452 438 464"
    />
    {/* 4: a cut, and what is lost by it. */}
    <path
      className="fill-raised stroke-ink stroke-2"
      d="M258 246L284 256M266 272c-7 10-10 14-10 20a9 9 0 0 0 18 0c0-6-3-10-8-20M262 312c-4 6-6 9-6 12a6 6 0 0 0 12 0c0-3-2-6-6-12"
    />
    <path className={plantClasses.petals} d={petals(272, 132, 116, 13)} />
    <path className={plantClasses.cone} d={cone(272, 136, 108)} />
    {/* 3: a bee, which carries the word to others. */}
    <path className={trailClasses} d="M330 60C360 20 392 40 380 66S392 104 404 96" />
    <g transform="translate(414 84) scale(0.9) rotate(-28)">
      <Bee />
    </g>
    {numbers.map(({ x, y, to: [toX, toY] }, i) => (
      <g key={y}>
        <path className="stroke-ink" d={`M${x} ${y}L${toX} ${toY}`} />
        <circle className="fill-raised stroke-ink" cx={x} cy={y} r="20" />
        <text
          className="fill-ink font-display text-[length:--spacing(6)] font-medium"
          x={x}
          y={y + 8}
          textAnchor="middle"
        >
          {i + 1}
        </text>
      </g>
    ))}
  </svg>
);
