import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Raking } from "./Raking.tsx";

/** The headline over a garden that is half raked; the other half is what is open. */
export function CareersHero({ hero }: { hero: Content<"careers">["hero"] }) {
  return (
    <section className="careers-hero">
      <Page className="careers-hero-words">
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div>
          <p className="text-lead">{hero.lead}</p>
          <p className="careers-ways">
            <ButtonLink href="#roles">{hero.action}</ButtonLink>
            <TextLink look="onward" href="#path">
              {hero.onward}
            </TextLink>
          </p>
        </div>
      </Page>
      <Raking />
    </section>
  );
}
