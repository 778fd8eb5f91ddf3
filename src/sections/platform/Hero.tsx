import type { Content } from "#content/collections.ts";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";
import { HeroActions, OnwardLink } from "#sections/shared/links.tsx";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import { Cutaway } from "./Cutaway.tsx";

/** The headline with an explanation and the call to action next to it, and below them the platform as a picture. */
export const Hero = ({ hero }: { hero: Content<"platform">["hero"] }) => (
  <section className="pt-8 lg:pt-7">
    <Page>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-7-5 lg:items-end">
        <h1 className="text-display tracking-display lg:text-[clamp(3.25rem,4.7vw,4.25rem)] lg:text-wrap">
          {hero.title}
        </h1>
        <div className="max-w-form">
          <p className="text-lead lg:text-base">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </div>
    </Page>
    <Cutaway parts={hero.parts} tables={hero.tables} />
  </section>
);

/** The tiles' sizes fill every row of the grid. */
const sizes: readonly TileSize[] = ["wide", "wide", "third", "third", "third"];

interface InsightProps {
  insight: Content<"platform">["insight"];
  /** Text alternatives of the pictures. */
  features: Content<"features">["features"];
}

/** Data insight on moss: what reads the data, each with its picture. The part without one is the last line. */
export const Insight = ({ insight, features }: InsightProps) => (
  <Band ground="field">
    <SplitHead ground="night" {...insight} />
    <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-6 lg:grid-cols-12">
      {insight.items.map(({ title, text, label, href, feature }, i) => {
        const link = { label, href };
        return feature === undefined ? (
          <li
            key={title}
            className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t border-current/30 pt-4 md:col-span-full"
          >
            <h3 className="text-title">{title}</h3>
            <p className="grow">{text}</p>
            <OnwardLink link={link} />
          </li>
        ) : (
          <FeatureTile
            key={title}
            feature={feature}
            alt={features.find(({ id }) => id === feature)?.picture ?? title}
            size={sizes[i] ?? "third"}
            title={title}
            text={text}
          >
            <OnwardLink link={link} className="mt-3" />
          </FeatureTile>
        );
      })}
    </ul>
  </Band>
);
