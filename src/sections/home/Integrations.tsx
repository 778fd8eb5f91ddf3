import { pageExists } from "#content/existing-pages.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

type Section = Content<"home">["integrations"];

interface IntegrationsProps {
  integrations: Section;
}

interface TileProps {
  tile: Section["tiles"][number];
  inDatabase: string;
  linked: boolean;
}

/** Every second column is a step lower, and the last stone is in the middle if it is alone in its row. */
const stone = cx(
  "grid min-h-30 place-content-center bg-ground px-5 py-4 transition-colors has-[a:hover]:bg-raised forced-colors:border",
  "max-md:even:translate-y-3 md:nth-[3n+2]:translate-y-5",
  "max-md:last:odd:col-span-full max-md:last:odd:mx-auto max-md:last:odd:w-[calc(50%-0.75rem)]",
);

/** A tool as a stepping stone, with the database that its data is queried in. */
function Tile({ tile, inDatabase, linked }: TileProps) {
  const words = (
    <>
      <span className="font-display text-lead md:text-title">{tile.tool}</span>
      <span className="text-small text-ink-muted">
        {inDatabase} {tile.database}
      </span>
    </>
  );
  return (
    <li className={cx("stepping-stone", stone)}>
      {linked ? (
        <a href={tile.href.href} className="grid">
          {words}
        </a>
      ) : (
        words
      )}
    </li>
  );
}

/** The tools, each as a stone to step on. */
export function Integrations({ integrations }: IntegrationsProps) {
  const { title, lead, inDatabase, tiles, all } = integrations;
  return (
    <section className="bg-sunken py-section">
      <Page className="text-center">
        <h2 className="mx-auto max-w-prose text-heading">{title}</h2>
        <p className="mx-auto mt-4 max-w-prose text-lead">{lead}</p>
        <ul className="mx-auto mt-14 grid max-w-232 grid-cols-2 gap-x-7 gap-y-9 md:grid-cols-3 md:gap-x-16 md:gap-y-12 [@media(max-width:20rem)]:grid-cols-1">
          {tiles.map((tile) => (
            <Tile
              key={tile.tool}
              tile={tile}
              inDatabase={inDatabase}
              linked={pageExists(tile.href.href)}
            />
          ))}
        </ul>
        <OnwardLink link={all} className="mt-6" />
      </Page>
    </section>
  );
}
