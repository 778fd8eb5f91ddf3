import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { HeroHead } from "#sections/shared/HeroHead.tsx";
import { PathPicture } from "./PathPicture.tsx";

type Hero = Content<"security">["hero"];

/** The headline, and the map: browser, application and database, each with what is stored there. */
export function Hero({ hero }: { hero: Hero }) {
  return (
    <section className="overflow-x-clip plain-band pt-hero">
      <Page>
        <HeroHead title={hero.title} lead={hero.lead} />
      </Page>
      <PathPicture label={hero.picture} lanes={hero.lanes} />
      <Page>
        {/* Each below its stone. */}
        <ol className="mt-8 grid gap-10 lg:grid-cols-[22rem_19rem_minmax(0,1fr)] lg:gap-16">
          {hero.stations.map(({ id, name, text, keeps }) => (
            <li
              key={id}
              className={cx(
                "border-l-4 border-double pl-5",
                id === "database" ? "border-moss" : "border-line-strong",
              )}
            >
              <h2 className="text-title">{name}</h2>
              <p className="mt-2 max-w-140 text-ink-muted">{text}</p>
              <dl className="mt-4 text-small/body">
                <dt className="text-ink-muted">{hero.keepsLabel}</dt>
                <dd className="font-medium">{keeps}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
