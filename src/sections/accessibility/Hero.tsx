import { Band, HeroHead } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import type { Stone } from "#illustrations/rake/flow.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";

/** The headline, and a map of the page. */
export const Hero = ({ hero }: { hero: Content<"accessibility">["hero"] }) => (
  <Band section="plain-band pt-hero">
    <HeroHead title={hero.title} lead={hero.lead} />
    <PageMap hero={hero} />
    <p className="mt-4 text-small text-ink-muted">{hero.hint}</p>
  </Band>
);

/** From left to right on a desktop, from top to bottom on a phone. */
const wide: readonly Stone[] = [
  [132, 250, 112, 78],
  [368, 142, 106, 74],
  [604, 262, 116, 80],
  [838, 150, 108, 76],
  [1066, 250, 114, 80],
].map(([cx = 0, cy = 0, rx = 0, ry = 0]) => ({ cx, cy, rx, ry, squareness: 2 }));
const tall: readonly Stone[] = [
  [118, 88, 102, 68],
  [232, 246, 100, 66],
  [118, 404, 104, 70],
  [232, 562, 100, 66],
  [122, 720, 104, 70],
].map(([cx = 0, cy = 0, rx = 0, ry = 0]) => ({ cx, cy, rx, ry, squareness: 2 }));

/** The position of each stone’s link, centered on its drawing: on a phone, then on a desktop. */
const places = [
  "top-[10.9%] left-[33.7%] md:top-[62.5%] md:left-[11%]",
  "top-[30.4%] left-[66.3%] md:top-[35.5%] md:left-[30.67%]",
  "top-[50%] left-[33.7%] md:top-[65.5%] md:left-[50.33%]",
  "top-[69.6%] left-[66.3%] md:top-[37.5%] md:left-[69.83%]",
  "top-[89.1%] left-[34.9%] md:top-[62.5%] md:left-[88.83%]",
];

/** A stone link covers its stone in the drawing. With larger text it grows beyond it. */
const stoneClasses = [
  "absolute grid min-h-[15.5%] w-[53%] -translate-1/2 place-content-center px-2 py-3",
  "rounded-[50%] border border-line-strong bg-ground text-center font-display text-[min(1.3125rem,6.4vw)]/[1.15] font-medium",
  "transition-colors hover:bg-moss-soft focus-visible:bg-moss-soft active:text-persimmon",
  "md:min-h-[34%] md:w-[16.8%] md:text-[clamp(1rem,1.75vw,1.3125rem)]",
].join(" ");

/** A map of the page: each part is a stepping stone and the next stop of the Tab key. */
const PageMap = ({ hero }: { hero: Content<"accessibility">["hero"] }) => (
  <nav
    aria-label={hero.plan}
    className="relative mt-[clamp(1.5rem,4vw,3rem)] aspect-350/808 max-w-104 overflow-hidden rounded-stone border border-line-strong bg-raised md:aspect-3/1 md:max-w-none"
  >
    <RakedGround
      viewBox={[0, 0, 1200, 400]}
      stones={wide}
      gap={16}
      fit="stretch"
      className="absolute inset-0 hidden size-full text-line md:block"
    />
    <RakedGround
      viewBox={[0, 0, 350, 808]}
      stones={tall}
      gap={15}
      fit="stretch"
      className="absolute inset-0 size-full text-line md:hidden"
    />
    <ol>
      {hero.stones.map(({ id, name }, i) => (
        <li key={id}>
          <a href={`#${id}`} className={cx(stoneClasses, places[i])}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
