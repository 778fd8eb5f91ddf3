import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { PathPicture } from "./PathPicture.tsx";

type Hero = Content<"security">["hero"];

/** The headline, and the map: browser, application, database, each with what stays there. */
export function QuestionPath({ hero }: { hero: Hero }) {
  return (
    <section className="overflow-x-clip pt-hero pb-section">
      <Page className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <p className="max-w-form text-lead lg:col-span-5 lg:pb-1">{hero.lead}</p>
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
              <p className="mt-2 text-ink-muted">{text}</p>
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
