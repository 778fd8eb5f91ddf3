import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { Garden } from "./Garden.tsx";
import { HeroHead } from "#sections/shared/HeroHead.tsx";

/** The headline, and below it a garden of five plots that link to their sections. */
export function Hero({ hero, approaches }: Pick<Content<"versus">, "hero" | "approaches">) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <Page className="pb-6 frame:pb-2">
        <HeroHead title={hero.title} lead={hero.lead}>
          <HeroActions action={hero.action} onward={hero.onward} />
        </HeroHead>
      </Page>
      <Garden label={hero.plan} approaches={approaches} />
    </section>
  );
}
