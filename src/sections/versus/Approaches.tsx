import type { Content } from "#content/collections.ts";
import { HeroActions, LinkRow, OnwardLink } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { Band, HeroHead, Lines, SplitHead } from "#sections/shared/Band.tsx";
import { GardenShapes, height, horizon, gardenWidth, width } from "#illustrations/parts/garden.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { SandBank } from "#sections/shared/Closing.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { objects } from "./objects.tsx";
import { plots } from "./plots.tsx";
import { approachIds } from "./schema.ts";

type Words = Content<"versus">;

/** The headline, and below it a garden of five plots that link to their sections. */
export const Hero = ({ hero, approaches }: Pick<Words, "hero" | "approaches">) => (
  <section className="overflow-x-clip pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
    <Page className="pb-6 frame:pb-2">
      <HeroHead title={hero.title} lead={hero.lead}>
        <HeroActions action={hero.action} onward={hero.onward} />
      </HeroHead>
    </Page>
    <Garden label={hero.plan} approaches={approaches} />
  </section>
);

/** Wide windows show the middle of a plot at full height; phones show its full width. */
const column = gardenWidth / approachIds.length;

/** What wide windows cut off on each side. */
const margin = (width - column) / 2;

/** The paths left and right of a plot, which narrow toward the horizon. */
const paths = `M${margin} ${horizon}h3l6 ${height - horizon}h-9zM${width - margin} ${horizon}h-3l-6 ${height - horizon}h9z`;

/** In narrow windows the plots are a row to swipe. */
const garden = cx(
  "grid max-frame:snap-x max-frame:scroll-px-gutter max-frame:auto-cols-[76vw] max-frame:grid-flow-col max-frame:gap-3 max-frame:overflow-x-auto max-frame:px-gutter frame:grid-cols-5",
);

interface GardenProps extends Pick<Words, "approaches"> {
  /** The label of the row of plots, for screen readers. */
  label: string;
}

/** One piece of land, farmed in five ways, as wide as the window. Each plot links to its section. */
const Garden = ({ label, approaches }: GardenProps) => (
  <nav aria-label={label}>
    <GardenShapes />
    <ol className={garden}>
      {approaches.map(({ id, name, plot }, i) => {
        const Plot = plots[id];
        return (
          <li key={id} className="snap-start">
            <a href={`#${id}`} className="group block focus-visible:-outline-offset-3 frame:pb-2">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${width} ${height}`}
                preserveAspectRatio="xMidYMax slice"
                className="block aspect-4/3 w-full max-frame:rounded-large frame:aspect-4/5"
              >
                <use href="#garden-backdrop" x={margin - i * column} />
                <rect
                  y={horizon}
                  width={width}
                  height={height}
                  className="fill-transparent transition-colors group-hover:fill-moss-soft/50"
                />
                <Plot />
                <path className="hidden fill-ground frame:block" d={paths} />
              </svg>
              <span className="block pt-3 leading-[1.3] font-medium underline-offset-3 group-hover:underline frame:px-3 frame:text-center frame:text-balance">
                {name}
              </span>
              <span className="block pt-1 text-small/snug text-balance text-ink-muted frame:px-3 frame:text-center frame:max-lg:hidden">
                {plot}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);

/** Which approach fits: statements of visitors, each with our answer. Plain HTML, one open at a time. */
export function Fits({ fits, approaches }: Pick<Words, "fits" | "approaches">) {
  const nameOf = (id: string) => approaches.find((each) => each.id === id)?.name ?? id;
  return (
    <Band section="bg-sunken py-band">
      <SplitHead title={fits.title} lead={fits.lead} />
      <Accordion
        name="fits"
        className="mt-8 lg:grid lg:grid-cols-2 lg:gap-x-16 [&_summary]:font-display [&_summary]:text-title/tight [&_summary]:text-balance"
        items={fits.items.map(({ id, says, to, text }) => ({
          id: `fit-${id}`,
          title: `“${says}”`,
          content: (
            <>
              <p>{text}</p>
              <TextLink look="onward" href={`#${to}`}>
                {interpolate(fits.onward, { name: nameOf(to) })}
              </TextLink>
            </>
          ),
        }))}
      />
    </Band>
  );
}

/** A persimmon cross before the words. */
const crossed = cx(
  "relative border-b border-clay/40 py-4 pl-9 before:absolute before:top-5.5 before:left-0.5 before:size-4",
  "before:bg-[linear-gradient(45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%),linear-gradient(-45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%)]",
);

/** When not to choose us, and where to go next. */
export const NotAFit = ({ wrong }: Pick<Words, "wrong">) => (
  <SandBank scene="stones" tall>
    <h2 className="text-heading lg:max-page:max-w-96">{wrong.title}</h2>
    <Lines items={wrong.items} className="mt-4 mb-6" itemClassName={crossed} />
    <LinkRow links={wrong.links} className="mt-4" />
  </SandBank>
);

/** One comparison: each part of the columns is on one level. On phones it scrolls sideways. */
const columns = cx(
  "grid gap-x-8 gap-y-4 frame:grid-cols-2 xl:grid-cols-5",
  "max-frame:auto-cols-[78vw] max-frame:snap-x max-frame:snap-proximity max-frame:scroll-px-gutter max-frame:grid-flow-col max-frame:grid-rows-[repeat(6,auto)] max-frame:overflow-x-auto",
);

/** The five approaches, in the order of the drawing. */
export const Approaches = ({ approaches, labels }: Pick<Words, "approaches" | "labels">) => (
  <div className="py-band">
    <Page className={columns}>
      {approaches.map((approach) => (
        <Approach key={approach.id} approach={approach} labels={labels} />
      ))}
    </Page>
  </div>
);

interface ApproachProps extends Pick<Words, "labels"> {
  approach: Words["approaches"][number];
}

const subhead = "font-text text-small/body tracking-normal text-ink-muted";

/** One approach as a column of the comparison: what it is, its strengths and weak points, and who it suits. */
function Approach({ approach, labels }: ApproachProps) {
  const { id, name, what, good, hurts, choose, read } = approach;
  const sides = [
    { label: labels.good, points: good },
    { label: labels.hurts, points: hurts },
  ];
  return (
    <article
      id={id}
      className="group row-span-6 grid snap-start scroll-mt-[calc(var(--header-height)+2rem)] grid-cols-1 grid-rows-subgrid gap-4 frame:mb-8 frame:max-xl:last:odd:col-span-2"
      aria-labelledby={`${id}-name`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 150"
        className="w-full rounded-medium bg-sunken frame:max-xl:group-last:aspect-4/1"
      >
        {objects[id]}
      </svg>
      <div className="contents">
        <h2 className="text-title" id={`${id}-name`}>
          {name}
        </h2>
        <p>{what}</p>
        <div className="contents">
          {sides.map(({ label, points }) => (
            <div key={label}>
              <h3 className={subhead}>{label}</h3>
              <Lines items={points} itemClassName="border-b border-line py-2.5" />
            </div>
          ))}
        </div>
        <div
          className={cx(
            "self-stretch border-t-4 pt-4",
            id === "platform" ? "border-moss" : "border-clay",
          )}
        >
          <h3 className={subhead}>{labels.choose}</h3>
          <p className="mt-1 mb-2 font-display text-lead leading-[1.35]">{choose}</p>
          <OnwardLink link={read} />
        </div>
      </div>
    </article>
  );
}
