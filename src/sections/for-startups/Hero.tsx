import type { Content } from "#content/collections.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { UnusualWeeks } from "./trends.tsx";
import type { Answer, ShopTable } from "./weeks.ts";
import { HeroHead } from "#sections/shared/HeroHead.tsx";

interface ScreenProps {
  screen: Content<"forStartups">["screen"];
  tables: readonly ShopTable[];
  weeks: Answer;
  before: number;
}

interface HeroProps extends ScreenProps {
  hero: Content<"forStartups">["hero"];
}

/** The headline, the call to action, and the product's screen. */
export function Hero({ hero, ...screen }: HeroProps) {
  return (
    <section className="relative overflow-x-clip pt-hero">
      <Page>
        <HeroHead title={hero.title} lead={hero.lead}>
          <HeroActions action={hero.action} onward={hero.onward} />
          <p className="mt-3 text-small text-ink-muted">{hero.note}</p>
        </HeroHead>
        <Screen {...screen} />
      </Page>
    </section>
  );
}

/** The product's screen, drawn: a question at the head, its answer below, the shop's tables at the side. */
function Screen({ screen, tables, weeks, before }: ScreenProps) {
  return (
    <figure className="mt-[clamp(2.5rem,6vw,5rem)]">
      <div role="img" aria-label={screen.alt}>
        <div
          aria-hidden="true"
          className="grid overflow-hidden rounded-large border border-line-strong bg-raised text-small/body shadow-panel md:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="bg-night p-5 text-on-night">
            <b className="font-display text-lead/body font-medium">{screen.name}</b>
            <ul className="-mx-2.5 mt-4 max-md:hidden">
              {screen.places.map((place, i) => (
                <li
                  key={place}
                  className={cx(
                    "rounded-medium px-2.5 py-1.5",
                    i === 0 && "bg-on-night font-medium text-night",
                  )}
                >
                  {place}
                </li>
              ))}
            </ul>
            <p className="mt-5 border-t border-night-line pt-4 max-md:hidden">{screen.tables}</p>
            <ul className="font-code max-md:hidden">
              {tables.slice(2, 7).map(({ name, rows }) => (
                <li key={name} className="flex justify-between py-1.5">
                  {name} <span>{rows.toLocaleString("en-US")}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="p-[clamp(1rem,3vw,2rem)]">
            <p className="flex items-center gap-3 rounded-full border border-line-strong bg-ground px-5 py-3 text-base">
              <Icon name="talk" className="size-5 shrink-0" />
              {screen.asked}
            </p>
            <p className="mt-6 mb-3 font-medium">{screen.title}</p>
            <div className="chart [--chart-ground:var(--color-raised)] [&_.chart-plot]:h-[clamp(12rem,27vw,20rem)]">
              <UnusualWeeks {...{ weeks, before }} title={screen.title} described="" />
            </div>
          </div>
        </div>
        <span hidden />
      </div>
      <figcaption className="mt-3 text-small/body text-ink-muted">{screen.caption}</figcaption>
    </figure>
  );
}
