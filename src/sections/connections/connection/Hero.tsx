import type { Content } from "#content/collections.ts";
import { ConnectionBed } from "#illustrations/ConnectionBed.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Connection } from "#sections/connections/rows.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface ConnectionHeroProps {
  slug: string;
  connection: Connection;
  words: Content<"connection">;
  /** The names of the facts, as in the list of all. */
  labels: Content<"connections">["ledger"];
}

/** The headline, the facts, and a drawing of tool and database as two stones. */
export function ConnectionHero({ slug, connection, words, labels }: ConnectionHeroProps) {
  const { tool, database, hero, facts } = connection;
  return (
    <section className="overflow-x-clip pt-6 pb-12 lg:pb-16">
      <Page>
        <p className="flex flex-wrap gap-x-6 text-small">
          <TextLink href="/connections/">{words.all}</TextLink>
          <span className="text-ink-muted">
            {tool}, {words.inDatabase} {database}
          </span>
        </p>
        <h1 className="mt-5 text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <p className="text-lead">{hero.lead}</p>
            <dl className="mt-7">
              {(["port", "tls", "reader"] as const).map((fact) => (
                <div
                  key={fact}
                  className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-t border-line py-2.5 text-small/body"
                >
                  <dt className="text-ink-muted">{labels[fact]}</dt>
                  <dd>{facts[fact]}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <ConnectionBed
              slug={slug}
              tool={tool}
              database={database}
              label={interpolate(words.picture, { tool, database })}
            />
          </div>
        </div>
      </Page>
    </section>
  );
}
