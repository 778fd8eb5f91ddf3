import { cx } from "#ui/cx.ts";
import { heroFeatures } from "./schema.ts";
import type { Content } from "#content/collections.ts";
import { HeroScene } from "#illustrations/scenes/index.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Tabs } from "#ui/Tabs.tsx";

interface FeatureTabsProps {
  label: string;
  features: Content<"home">["hero"]["features"];
  scenes: Content<"scenes">;
}

/** The stage is the stone: its box is 1000 × 500 in the ground's units, and the lines part around it. */
const stage = [{ cx: 500, cy: 250, rx: 514, ry: 268, squareness: 7 }];

/** Where the row is wider than the stage, its ends fade out instead of being cut. */
const list = cx(
  "gap-7 overflow-x-auto border-b border-line px-5 scrollbar-none lg:px-10 max-md:scroll-px-12",
  "max-md:mask-[linear-gradient(90deg,transparent,black_1.25rem_calc(100%-3rem),transparent)]",
);

/** As high as the highest screen at each width, so that choosing another moves nothing. */
const highest =
  "hero-panel scripted:min-h-176 scripted:sm:min-h-166 scripted:md:min-h-157 scripted:lg:min-h-132";

/** Five features as tabs; choosing one swaps the product's screen on the stage. */
export function FeatureTabs({ label, features, scenes }: FeatureTabsProps) {
  const tabs = features.map((feature) => ({
    id: feature.id,
    label: feature.label,
    panel: (
      <div className="grid h-full grid-rows-[auto_1fr] gap-6 p-5 sm:p-8 lg:grid-cols-12 lg:grid-rows-1 lg:gap-8 lg:p-10">
        <div className="lg:col-span-4">
          <h2 className="text-title lg:text-heading">{feature.title}</h2>
          <p className="mt-3 text-ink-muted">{feature.text}</p>
        </div>
        <div className="lg:col-span-8">
          <HeroScene feature={feature.id} alt={feature.picture} words={scenes} />
        </div>
      </div>
    ),
  }));
  return (
    <div className="relative isolate mt-16 mb-28 lg:mt-24">
      <RakedGround
        viewBox={[-1000, -90, 3000, 680]}
        stones={stage}
        gap={20}
        step={50}
        fit="stretch"
        className="pointer-events-none absolute -inset-x-full -inset-y-24 -z-1 h-[calc(100%+12rem)] w-[300%] max-w-none mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line-strong/55"
      />
      <Tabs
        label={label}
        tabs={tabs}
        selected={heroFeatures[0]}
        className="relative rounded-stone border border-line bg-raised"
        listClassName={list}
        tabClassName="min-h-15 focus-visible:-outline-offset-6"
        panelClassName={highest}
      />
    </div>
  );
}
