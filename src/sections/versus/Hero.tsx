import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { Garden } from "./Garden.tsx";

/** The headline, and below it a garden of five plots that link to their sections. */
export function Hero({ hero, approaches }: Pick<Content<"versus">, "hero" | "approaches">) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <Page className="grid grid-cols-1 gap-x-16 gap-y-4 pb-6 frame:pb-2 lg:grid-cols-7-5 lg:items-center">
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div>
          <p className="text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </Page>
      <Garden label={hero.plan} approaches={approaches} />
    </section>
  );
}
