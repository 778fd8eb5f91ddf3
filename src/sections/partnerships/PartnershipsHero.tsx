import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Graft } from "./Graft.tsx";

/** The headline, and the graft that stands in the ground beside it. */
export function PartnershipsHero({ hero }: { hero: Content<"partnerships">["hero"] }) {
  return (
    <section className="partners-hero">
      <Page className="partners-hero-page">
        <div className="partners-hero-words">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <p className="partners-ways">
            <ButtonLink href={hero.action.href.href}>{hero.action.label}</ButtonLink>
            <TextLink look="onward" href="#weeks">
              {hero.onward}
            </TextLink>
          </p>
        </div>
        <Graft />
      </Page>
    </section>
  );
}
