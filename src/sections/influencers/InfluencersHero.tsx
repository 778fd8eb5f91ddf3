import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Flower } from "./Flower.tsx";
import type { Row } from "./month.ts";

interface InfluencersHeroProps {
  hero: Content<"influencers">["hero"];
  /** Of the example month: one floret for each order. */
  total: Row;
  /** What texts may quote of that month. */
  quotes: Readonly<Record<string, string>>;
}

/** The headline, and the month's orders as one flower with the bee on its way. */
export function InfluencersHero({ hero, total, quotes }: InfluencersHeroProps) {
  return (
    <section className="overflow-x-clip pt-8 pb-12 lg:pt-6 lg:pb-8">
      <Page className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="relative z-1 lg:py-8">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink href="#begin">{hero.action}</ButtonLink>
            <TextLink look="onward" href="#month">
              {hero.onward}
            </TextLink>
          </p>
        </div>
        <figure>
          <Flower
            placed={total.placed}
            returned={total.returned}
            label={put(hero.picture, quotes)}
          />
          <figcaption className="max-w-96 pt-3 text-small text-ink-muted lg:ml-[22%]">
            {put(hero.caption, quotes)}
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
