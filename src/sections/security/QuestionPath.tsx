import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { PathPicture } from "./PathPicture.tsx";

type Hero = Content<"security">["hero"];

/** The headline, and the map: browser, application, database, each with what stays there. */
export function QuestionPath({ hero }: { hero: Hero }) {
  return (
    <section className="question-path">
      <Page className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <p className="max-w-form text-lead lg:col-span-5 lg:pb-1">{hero.lead}</p>
      </Page>
      <PathPicture label={hero.picture} lanes={hero.lanes} />
      <Page>
        <ol className="question-stations">
          {hero.stations.map(({ id, name, text, keeps }) => (
            <li key={id} data-station={id}>
              <h2 className="text-title">{name}</h2>
              <p className="mt-2 text-ink-muted">{text}</p>
              <dl>
                <dt>{hero.keepsLabel}</dt>
                <dd>{keeps}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
