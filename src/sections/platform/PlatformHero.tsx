import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { FirstViewEnd } from "#sections/chrome/FirstViewEnd.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface PlatformHeroProps {
  hero: Content<"platform">["hero"];
  exists: PageExists;
}

/** The headline, as wide as the page; below it at the right what is meant, and the step to take. */
export function PlatformHero({ hero, exists }: PlatformHeroProps) {
  return (
    <section className="platform-hero">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="platform-lead">
          <p className="text-lead">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink href={hero.action.href.href}>{hero.action.label}</ButtonLink>
            {presentLinks([hero.onward], exists).map(({ label, href }) => (
              <TextLink key={label} look="onward" href={href.href}>
                {label}
              </TextLink>
            ))}
          </div>
        </div>
      </Page>
      <FirstViewEnd />
    </section>
  );
}
