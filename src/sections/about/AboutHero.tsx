import type { Content } from "#content/collections.ts";
import { FourYears } from "#illustrations/FourYears.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface AboutHeroProps {
  hero: Content<"about">["hero"];
  years: Content<"about">["years"];
}

/** The mission, and below it what it is taken from: a plant that returns, with four years of root. */
export function AboutHero({ hero, years }: AboutHeroProps) {
  return (
    <section className="overflow-x-clip pt-hero pb-16">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 grid grid-cols-1 justify-items-start gap-x-10 gap-y-3 lg:grid-cols-7-4 lg:items-end">
          <p className="text-lead">{hero.lead}</p>
          <TextLink look="onward" href={hero.blog.href.href}>
            {hero.blog.label}
          </TextLink>
        </div>
        <figure className="mt-10">
          <FourYears label={years.label} captions={years.captions} />
          <figcaption className="mt-6 text-center font-display text-title/tight text-balance">
            {years.text}
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}
