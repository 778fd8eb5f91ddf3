import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { FirstViewEnd } from "#sections/chrome/FirstViewEnd.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { FarGround } from "./FarGround.tsx";

interface EnterpriseHeroProps {
  hero: Content<"forEnterprise">["hero"];
  exists: PageExists;
}

/** The headline over a ground that runs to the horizon. */
export function EnterpriseHero({ hero, exists }: EnterpriseHeroProps) {
  return (
    <section className="far-hero">
      <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="text-display tracking-display lg:col-span-8">{hero.title}</h1>
        <div className="max-w-form lg:col-span-4 lg:pt-3">
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
      <figure className="far">
        <FarGround label={hero.picture} />
        <figcaption>
          <Page>
            <p>{hero.caption}</p>
          </Page>
        </figcaption>
      </figure>
    </section>
  );
}
