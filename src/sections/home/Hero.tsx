import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { HeroScene } from "#illustrations/scenes/index.tsx";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { heroFeatures } from "#illustrations/ids.ts";

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
        step={40}
        fit="stretch"
        className="wide-sand pointer-events-none absolute -inset-x-full -top-9 -bottom-24 -z-1 h-[calc(100%+8.25rem)] w-[300%] max-w-none mask-[linear-gradient(transparent_3%,black_12%_86%,transparent)] text-line-strong/55"
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
  <section className="relative overflow-x-clip pt-8 lg:pt-5 lg:[@media(min-height:55.5rem)]:pt-12">
    <Page>
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
    </Page>
  </section>
);
