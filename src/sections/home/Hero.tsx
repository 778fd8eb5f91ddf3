import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { HeroScene } from "#illustrations/scenes/index.tsx";
import { SignupForm } from "#sections/header-footer/SignupForm.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { heroFeatures, stageIds } from "#illustrations/ids.ts";
import { Band } from "#sections/shared/Band.tsx";
import { stagePictures } from "#illustrations/features/stages.tsx";
import { Accordion } from "#ui/Accordion.tsx";

type HeroWords = Content<"home">["hero"];

interface HeroProps {
  hero: HeroWords;
  scenes: Content<"scenes">;
}

/** The stage is the stone: its box is 1000 × 500 in the ground's units, and the lines part around it. */
const stage = [{ cx: 500, cy: 250, rx: 512, ry: 264, squareness: 8 }];

/** If the row is wider than the stage, its ends fade out instead of being cut off. */
const tabRow = cx(
  "gap-7 overflow-x-auto border-b border-line px-5 scrollbar-none lg:px-8 max-md:scroll-px-12",
  "max-md:mask-[linear-gradient(90deg,transparent,black_1.25rem_calc(100%-3rem),transparent)]",
);

/** As tall as the tallest screen at each width, so that choosing another moves nothing. */
const tallestPanel =
  "hero-panel scripted:min-h-172 scripted:sm:min-h-160 scripted:md:min-h-150 scripted:lg:min-h-100";

/** Five features as tabs; choosing one swaps the product's screen on the stage. */
function FeatureTabs({ hero, scenes }: HeroProps) {
  const tabs = hero.features.map((feature) => ({
    id: feature.id,
    label: feature.label,
    panel: (
      <div className="arrives grid h-full grid-rows-[auto_1fr] lg:grid-cols-12 lg:grid-rows-1">
        <div className="p-5 sm:p-8 lg:col-span-4 lg:self-center">
          <h2 className="text-title lg:text-subheading">{feature.title}</h2>
          <p className="mt-3 text-ink-muted">{feature.text}</p>
        </div>
        <div className="lg:col-span-8 [&>*]:rounded-t-none [&>*]:rounded-b-stone lg:[&>*]:rounded-bl-none">
          <HeroScene feature={feature.id} alt={feature.picture} words={scenes} />
        </div>
      </div>
    ),
  }));
  return (
    <div className="relative isolate mt-10 mb-16 lg:mt-6 lg:mb-20">
      <RakedGround
        viewBox={[-1000, -36, 3000, 626]}
        stones={stage}
        gap={20}
        fit="stretch"
        className="wide-sand pointer-events-none absolute -inset-x-full -top-9 -bottom-24 -z-1 h-[calc(100%+8.25rem)] w-[300%] max-w-none mask-[linear-gradient(transparent_3%,black_12%_calc(100%-9rem),transparent_calc(100%-3.25rem))] text-line-strong/55"
      />
      <Tabs
        label={hero.featuresLabel}
        tabs={tabs}
        selected={heroFeatures[0]}
        className="relative rounded-stone border border-line bg-raised shadow-panel"
        listClassName={tabRow}
        tabClassName="min-h-14 focus-visible:-outline-offset-6"
        panelClassName={tallestPanel}
      />
    </div>
  );
}

/** The question, the form, and the product at work: all above the fold on a laptop. */
export const Hero = ({ hero, scenes }: HeroProps) => (
  <Band section="relative pt-8 lg:pt-5 lg:[@media(min-height:55.5rem)]:pt-12">
    <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div>
        <Eyebrow className="mb-3">{hero.eyebrow}</Eyebrow>
        <h1 className="text-display tracking-display text-balance lg:text-[clamp(3.25rem,5.94vw,4.75rem)]/none">
          {hero.title}
        </h1>
      </div>
      <div className="max-lg:max-w-form">
        <p className="mb-4 max-w-form lg:text-base">{hero.lead}</p>
        <SignupForm id="signup-hero" words={hero.signup} />
      </div>
    </div>
    <FeatureTabs hero={hero} scenes={scenes} />
  </Band>
);

type Stage = Content<"home">["revenueOs"]["stages"][number];

const symbolOf = (stage: Stage["id"]) => `${stage}-drawing`;

/** The drawing of a stage; panes and accordion panels show the same one. */
const StageDrawing = ({ stage, className }: { stage: Stage; className: string }) => (
  <svg
    role="img"
    aria-label={stage.picture}
    viewBox="0 0 640 480"
    preserveAspectRatio="xMidYMid slice"
    className={cx("scene", className)}
  >
    <use href={`#${symbolOf(stage.id)}`} />
  </svg>
);

/** A stage on wide windows: its words and a large picture. */
const StagePane = ({ stage }: { stage: Stage }) => (
  <div className="arrives grid grid-cols-[minmax(0,4fr)_minmax(0,7fr)] items-center gap-14 pt-10">
    <div>
      <h3 className="text-heading">{stage.title}</h3>
      <p className="mt-4 text-lead text-ink-muted">{stage.text}</p>
    </div>
    <StageDrawing stage={stage} className="w-full rounded-stone border border-rim shadow-raised" />
  </div>
);

/** A stage on narrow windows, in a panel of the height that the specification gives (4, "States"). */
const StagePanel = ({ stage }: { stage: Stage }) => (
  <div className="stage-panel">
    <StageDrawing stage={stage} className="rounded-large border border-rim" />
    <h3 className="text-title text-ink">{stage.title}</h3>
    <p className="text-small">{stage.text}</p>
  </div>
);

/** Four stages: tabs over panes on wide windows, an accordion on narrow ones. */
export function RevenueOs({ revenueOs }: { revenueOs: Content<"home">["revenueOs"] }) {
  const { stages } = revenueOs;
  return (
    <Band>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Eyebrow className="mb-4">{revenueOs.eyebrow}</Eyebrow>
          <h2 className="max-w-prose text-display tracking-display">{revenueOs.title}</h2>
        </div>
        <p className="max-w-prose text-lead lg:col-span-4 lg:pb-2">{revenueOs.lead}</p>
      </div>
      <svg aria-hidden="true" className="absolute size-0">
        {stages.map(({ id }) => (
          <symbol key={id} id={symbolOf(id)} viewBox="0 0 640 480">
            {stagePictures[id]}
          </symbol>
        ))}
      </svg>
      <div className="mt-14 hidden lg:block">
        <Tabs
          label={revenueOs.label}
          tabs={stages.map((stage) => ({
            id: stage.id,
            label: stage.label,
            panel: <StagePane stage={stage} />,
          }))}
          selected={stageIds[0]}
          listClassName="gap-10"
          tabClassName="min-h-18 flex-1 border-b border-line-strong text-start font-display text-title/body"
        />
      </div>
      <Accordion
        name="revenue-os"
        wide
        open={`${stageIds[0]}-panel`}
        className="mt-10 lg:hidden"
        items={stages.map((stage) => ({
          id: `${stage.id}-panel`,
          title: stage.label,
          content: <StagePanel stage={stage} />,
        }))}
      />
    </Band>
  );
}
