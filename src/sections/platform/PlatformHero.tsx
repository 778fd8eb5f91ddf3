import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface PlatformHeroProps {
  hero: Content<"platform">["hero"];
}

/** The headline, as wide as the page; below it at the right what is meant, and the step to take. */
export function PlatformHero({ hero }: PlatformHeroProps) {
  return (
    <section className="pt-hero pb-4">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 max-w-form lg:mt-10 lg:ml-[58%]">
          <p className="text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </Page>
    </section>
  );
}
