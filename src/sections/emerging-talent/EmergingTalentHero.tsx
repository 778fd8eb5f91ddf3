import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Arch } from "./Arch.tsx";

/** The headline under the hill of a year. */
export function EmergingTalentHero({ hero }: { hero: Content<"emergingTalent">["hero"] }) {
  return (
    <section className="talent-hero">
      <Page className="talent-hero-page">
        <Arch />
        <div className="talent-hero-words">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-5 text-lead">{hero.lead}</p>
          <p className="talent-ways">
            <ButtonLink href="#apply">{hero.action}</ButtonLink>
            <TextLink look="onward" href="#year">
              {hero.onward}
            </TextLink>
          </p>
        </div>
      </Page>
    </section>
  );
}
