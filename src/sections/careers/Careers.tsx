import type { Content } from "#content/collections.ts";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { type Stone, withLevels } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { Page } from "#ui/Page.tsx";
import { here, HeroActions, LinkRow, mailTo, OnwardLink, Sample } from "#sections/shared/parts.tsx";
import { Band, BandHead, HeroHead, Lines, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { ButtonLink } from "#ui/Button.tsx";

// The garden being raked: the finished part, the rake, and loose gravel. Computed once, at build time.

const garden = { left: -640, width: 2480, height: 460, rake: 760 } as const;
const gap = 17;
/** The width of the rake: the number of its first furrow, and of the one after its last. */
const swath = [9, 19] as const;
const level = (row: number): number => gap * (row + 0.5);

const rake = {
  top: level(swath[0]) - gap / 2,
  bottom: level(swath[1]) - gap / 2,
  middle: (level(swath[0]) + level(swath[1])) / 2 - gap / 2,
} as const;

const stones: readonly Stone[] = [
  { cx: 300, cy: 208, rx: 118, ry: 58, squareness: 2.3 },
  { cx: 1010, cy: 62, rx: 74, ry: 34, squareness: 2.2 },
];
/** A stone that has not been raked around yet. */
const waiting: Stone = { cx: 1160, cy: 352, rx: 96, ry: 44, squareness: 2.2 };

const right = garden.left + garden.width;
const rows = Math.floor(garden.height / gap);

/** The finished furrows: from edge to edge above the rake, and up to it in its own rows. */
const furrows = Array.from({ length: swath[1] }, (_, row) => {
  const end = row < swath[0] ? right : garden.rake - 26;
  return rakedPath(withLevels(stones, 0, gap), [level(row)], [garden.left, end]);
}).join("");

/** The positions of the teeth. */
const teeth = Array.from(
  { length: swath[1] - swath[0] },
  (_, i) => `M${garden.rake} ${level(swath[0] + i)}h-22`,
).join("");

/** Gravel: random dots, but not on a stone or under the rake. */
const gravel = (() => {
  const next = seededRandom("gravel that waits");
  return Array.from({ length: 900 }, () => {
    const x = Math.round(garden.left + next() * garden.width);
    const y = Math.round(rake.top + 6 + next() * (gap * rows - rake.top));
    const isRaked = y < rake.bottom + 5 && x < garden.rake + 34;
    const { cx, cy, rx, ry } = waiting;
    const isStone = ((x - cx) / (rx + 8)) ** 2 + ((y - cy) / (ry + 8)) ** 2 < 1;
    return isRaked || isStone ? "" : `M${x} ${y}h0`;
  }).join("");
})();

/** The headline over half-raked sand. */
export const Hero = ({ hero }: { hero: Content<"careers">["hero"] }) => (
  <section className="overflow-x-clip pt-8 lg:pt-12">
    <Page>
      <HeroHead title={hero.title} lead={hero.lead}>
        <HeroActions action={here(hero.action, "roles")} onward={here(hero.onward, "path")} />
      </HeroHead>
    </Page>
    <HeroPicture />
  </section>
);

/** A rake in the middle of its work. Decoration. */
function HeroPicture() {
  const { left, width, height } = garden;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, 0, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      // In narrow windows the three stones are drawn from edge to edge.
      className="mt-8 block h-[clamp(16rem,34vw,29rem)] w-full mask-[linear-gradient(transparent,black_16%)] fill-none max-md:-ml-[73.6%] max-md:aspect-2480/460 max-md:h-auto max-md:w-[225.5%] max-md:max-w-none"
    >
      <path d={gravel} className="stroke-line-strong/75 stroke-[4.5] stroke-round" />
      <path d={furrows} className="stroke-line-strong stroke-[1.5]" />
      {[...stones, waiting].map((each) => (
        <Rock
          key={each.cx}
          at={each}
          className={each === waiting ? "text-persimmon" : "text-ink-muted"}
        />
      ))}
      <g className="stroke-ink stroke-round">
        <path d={teeth} strokeWidth="6" />
        <path d={`M${garden.rake} ${rake.top - 4}V${rake.bottom + 4}`} strokeWidth="15" />
        <path d={`M${garden.rake} ${rake.middle}l1400-276`} strokeWidth="10" />
      </g>
    </svg>
  );
}

const stone =
  "grid content-center rounded-[4.5rem_5.5rem_5rem_6rem/4rem_3.5rem_4.5rem_4rem] bg-raised shadow-[0_0_0_0.5rem_var(--color-moss-soft),0_0_0_0.5625rem_var(--furrow),0_0_0_1rem_var(--color-moss-soft),0_0_0_1.0625rem_var(--furrow),0.75rem_1.5rem_2rem_0.5rem_var(--color-shade)] [--furrow:color-mix(in_oklab,var(--color-moss)_45%,transparent)] px-7 py-8 text-center [counter-increment:stone] before:font-display before:text-heading before:text-moss before:content-[counter(stone)] lg:min-h-68 lg:px-10";
const shapes = [
  "lg:rounded-[46%_54%_52%_48%/58%_50%_50%_42%]",
  "lg:rounded-[52%_48%_45%_55%/48%_56%_44%_52%]",
  "lg:rounded-[46%_54%_52%_48%/58%_50%_50%_42%]",
  "lg:rounded-[50%_50%_56%_44%/46%_54%_46%_54%]",
];
/** On wide screens the path crosses the whole garden. Further stones alternate, as on tablets. */
const places = [
  "lg:col-[1/span_4] lg:row-[1/span_2]",
  "lg:col-[5/span_4] lg:row-[2/span_2]",
  "lg:col-[9/span_4] lg:row-[1/span_2]",
  "lg:col-[8/span_4] lg:row-[4/span_2]",
  "lg:col-[2/span_4] lg:row-[5/span_2]",
];

/** The steps from the first email to the first day, as stepping stones. */
export const ApplicationSteps = ({ path }: { path: Content<"careers">["path"] }) => (
  <Band id="path" section="relative isolate bg-moss-soft py-section">
    <BandFurrows className="text-moss/25" />
    <BandHead title={path.title} mark={<Sample when={path.sample} />} lead={path.lead} />
    <div className="relative isolate">
      {/* The path from stone to stone. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 120 60"
        preserveAspectRatio="none"
        className="absolute inset-0 -z-1 hidden size-full fill-none stroke-moss stroke-6 stroke-round lg:block"
        strokeDasharray="1 16"
      >
        <path
          className="stroke-fixed"
          d="M20 10C34 8 44 23 60 20S84 7 100 10C124 15 112 34 88 40S52 58 30 50"
        />
      </svg>
      <ol className="mt-12 grid grid-cols-1 gap-x-5 gap-y-16 [counter-reset:stone] max-md:mx-5 md:grid-cols-12 lg:gap-x-12 lg:gap-y-5">
        {path.steps.map(({ title, time, text }, i) => (
          <li
            key={title}
            className={cx(
              stone,
              shapes[i % shapes.length],
              i % 2 === 0 ? "md:col-[2/span_6]" : "md:col-[6/span_6]",
              places[i],
            )}
          >
            <h3 className="text-title">{title}</h3>
            <p className="mt-0.5 mb-2 text-small/body font-medium text-ink-muted">{time}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </Band>
);

const row =
  "relative grid grid-cols-1 gap-3 pt-7 pb-5 lg:grid-cols-5-6 lg:gap-x-[8.333%] lg:pt-11 lg:pb-7";
/** The three lines above a row. */
const linesAbove =
  "before:absolute before:inset-x-0 before:top-0 before:h-2.75 before:bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.3125rem)]";

/** How we work, and how applicants can check it. */
export const Rules = ({ rules }: { rules: Content<"careers">["rules"] }) => (
  <Band>
    <SplitHead title={rules.title} lead={rules.lead} />
    <ol className="mt-12">
      {rules.items.map(({ title, text, link }) => (
        <li key={title} className={cx(row, linesAbove)}>
          <h3 className="text-heading leading-[1.12]">{title}</h3>
          <div>
            <p className="max-w-140">{text}</p>
            <TextLink look="onward" href={link.href.href}>
              <span className="sr-only">{rules.check}: </span>
              {link.label}
            </TextLink>
          </div>
        </li>
      ))}
    </ol>
  </Band>
);

/** How to apply: questions to answer, and an email link. */
export const Apply = ({ apply }: { apply: Content<"careers">["apply"] }) => (
  <Band className="grid grid-cols-1 gap-10 lg:grid-cols-5-6 lg:gap-x-[8.333%]">
    <div>
      <h2 className="text-heading">{apply.title}</h2>
      <p className="mt-4 mb-7 text-lead">{apply.lead}</p>
      <ButtonLink href={mailTo(apply.email, apply.subject)}>{apply.send}</ButtonLink>
    </div>
    <Lines
      items={apply.answers}
      as="ol"
      className="border-b border-line-strong"
      itemClassName="border-t border-line-strong py-3.5 font-display text-title leading-[1.3]"
    />
    <div className="lg:col-span-full">
      <LinkRow links={apply.links} className="mt-4" />
    </div>
  </Band>
);

/** Equal opportunity, and help for applicants who need it. */
export const EqualChances = ({ fair }: { fair: Content<"careers">["fair"] }) => (
  <Band className="grid grid-cols-1 gap-8 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
    <h2 className="text-heading">{fair.title}</h2>
    <div className="grid justify-items-start gap-7">
      {fair.items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="font-text text-small/body tracking-normal text-ink-muted">{title}</h3>
          <p className="font-display text-title leading-[1.35]">{text}</p>
        </div>
      ))}
      <OnwardLink link={fair.link} />
    </div>
  </Band>
);
