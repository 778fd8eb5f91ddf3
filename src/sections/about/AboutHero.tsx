import type { Content } from "#model/kinds.ts";
import { FourYears } from "#pictures/FourYears.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface AboutHeroProps {
  hero: Content<"about">["hero"];
  years: Content<"about">["years"];
}

/** The mission, and below it what it is taken from: a plant that returns, with four years of root. */
export function AboutHero({ hero, years }: AboutHeroProps) {
  return (
    <section className="about-hero">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="about-lead">
          <p className="text-lead">{hero.lead}</p>
          <TextLink look="onward" href={hero.blog.href.href}>
            {hero.blog.label}
          </TextLink>
        </div>
        <figure className="about-years">
          <FourYears label={years.label} captions={years.captions} />
          <figcaption>{years.text}</figcaption>
        </figure>
      </Page>
    </section>
  );
}
