import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import type { Answer, ShopTable } from "./answer.ts";
import { Root } from "./Root.tsx";
import { Screen } from "./Screen.tsx";

interface StartupsHeroProps {
  hero: Content<"forStartups">["hero"];
  screen: Content<"forStartups">["screen"];
  tables: readonly ShopTable[];
  weeks: Answer;
  before: number;
  charts: Content<"charts">;
}

/** The headline, the step to take, and the product's screen, from whose foot the root goes down the page. */
export function StartupsHero({ hero, ...screen }: StartupsHeroProps) {
  return (
    <section className="relative overflow-x-clip pt-hero">
      <Page>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
          <div className="max-w-form lg:col-span-5">
            <p className="text-lead">{hero.lead}</p>
            <HeroActions action={hero.action} onward={hero.onward} />
            <p className="mt-3 text-small text-ink-muted">{hero.note}</p>
          </div>
        </div>
        <Screen {...screen} />
      </Page>
      <Root part="first" />
    </section>
  );
}
