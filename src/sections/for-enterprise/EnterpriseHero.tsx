import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { FarGround } from "./FarGround.tsx";

interface EnterpriseHeroProps {
  hero: Content<"forEnterprise">["hero"];
}

/** The headline over a ground that runs to the horizon. */
export function EnterpriseHero({ hero }: EnterpriseHeroProps) {
  return (
    <section className="overflow-x-clip pt-hero">
      <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="text-display tracking-display lg:col-span-8">{hero.title}</h1>
        <div className="max-w-form lg:col-span-4 lg:pt-3">
          <p className="text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </Page>
      <figure className="mt-[clamp(2rem,5vw,3.5rem)]">
        <FarGround label={hero.picture} />
        <figcaption className="mt-5 text-small/body text-ink-muted">
          <Page>
            <p className="max-w-168">{hero.caption}</p>
          </Page>
        </figcaption>
      </figure>
    </section>
  );
}
