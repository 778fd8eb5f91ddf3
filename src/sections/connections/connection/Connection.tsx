import type { Content, Entry } from "#content/collections.ts";
import { ConnectionBed } from "#illustrations/ConnectionBed.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { ConnectionText } from "#sections/connections/Connections.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import type { ReactNode } from "react";
import { Band, Lines, Points, SplitHead } from "#sections/shared/Band.tsx";
import { OnwardLink } from "#sections/shared/parts.tsx";

export type Connection = Entry<"connections">;

interface ConnectionHeroProps {
  slug: string;
  connection: Connection;
  words: Content<"connection">;
  /** The names of the facts, as in the list of all. */
  labels: Content<"connectionsPage">["ledger"];
}

/** The headline, the facts, and a drawing of tool and database as two stones. */
export function ConnectionHero({ slug, connection, words, labels }: ConnectionHeroProps) {
  const { tool, database, hero, facts } = connection;
  return (
    <Band section="pt-6 pb-12 lg:pb-16">
      <p className="flex flex-wrap gap-x-6 text-small">
        <TextLink href="/connections/">{words.all}</TextLink>
        <span className="text-ink-muted">
          {tool}, {words.inDatabase} {database}
        </span>
      </p>
      <h1 className="mt-5 text-display tracking-display max-frame:[--text-display:min(9.8vw,3rem)]">
        {hero.title}
      </h1>
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
    </Band>
  );
}

/** Every other piece is underlined in another way. A piece breaks only if it is longer than a line. */
const pieceClasses = [
  "inline-block border-b-2 pb-[0.2lh] leading-[1.3] [counter-increment:piece] even:border-dotted",
  "after:mr-1.5 after:ml-0.5 after:align-[55%] after:font-text after:text-[55%] after:content-[counter(piece)]",
].join(" ");

interface StringAnatomyProps {
  anatomy: Connection["anatomy"];
  /** What the string is, for screen readers. */
  label: string;
}

/** A correct connection string in large type. Each part is numbered and explained. */
export const StringAnatomy = ({ anatomy, label }: StringAnatomyProps) => (
  <Band ground="night">
    <SplitHead title={anatomy.title} lead={anatomy.lead} />
    <p className="mt-12 mb-10 [counter-reset:piece]" role="group" aria-label={label}>
      <code className="font-code text-[clamp(1.0625rem,0.8rem+1.15vw,1.75rem)]/[2.3] wrap-anywhere">
        {anatomy.pieces.map(({ text, label: name }) => (
          <span key={name} className={pieceClasses}>
            <ConnectionText text={text} />
          </span>
        ))}
      </code>
    </p>
    <ol
      className={cx("grid gap-x-10 gap-y-7 md:grid-cols-2", wideColumns(anatomy.pieces.length, 4))}
    >
      {anatomy.pieces.map(({ label: name, text, note }) => (
        <li
          key={name}
          className="relative pl-8 before:absolute before:left-0 before:font-display before:content-[counter(list-item)]"
        >
          <h3 className="font-text font-medium">{name}</h3>
          <code className="font-code text-small/body wrap-anywhere">
            <ConnectionText text={text} />
          </code>
          <p className="mt-1 text-small">{note}</p>
        </li>
      ))}
    </ol>
  </Band>
);

/** The checker for the visitor's own connection string. */
export const Check = ({ title, children }: { title: string; children: ReactNode }) => (
  <Band id="check" ground="sunken">
    <h2 className="mb-6 text-heading">{title}</h2>
    {children}
  </Band>
);

/** What you can do with this tool in this database. */
export function Benefits({ brings }: { brings: Connection["brings"] }) {
  const [first, ...others] = brings.paragraphs;
  return (
    <Band ground="ruled" className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-5">{brings.title}</h2>
      <div className="grid min-w-0 gap-6 lg:col-span-6 lg:col-start-7">
        <p className="text-lead">{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}

/** What the connection does not do, and what is stored. */
export const Limits = ({
  limits,
  kept,
}: Pick<Connection, "limits"> & Pick<Content<"connection">, "kept">) => (
  <Band ground="sunken" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
    <div className="min-w-0 lg:col-span-7">
      <h2 className="text-heading">{limits.title}</h2>
      <Points
        items={limits.items}
        as="dl"
        className="mt-6"
        itemClassName="border-t border-line py-5"
        titleClassName="font-display text-title"
        textClassName="mt-2 max-w-prose text-ink-muted"
      />
    </div>
    <aside className="min-w-0 self-start rounded-[3rem_2rem_3.5rem_2.25rem/2.25rem_3rem_2.25rem_3.25rem] bg-raised px-9 pt-8 pb-9 lg:col-span-4 lg:col-start-9">
      <h2 className="text-title">{kept.title}</h2>
      <Lines items={kept.items} className="mt-4 grid gap-4" />
      <OnwardLink link={kept.more} className="mt-4" />
    </aside>
  </Band>
);
