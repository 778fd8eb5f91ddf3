import type { Content } from "#model/kinds.ts";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"home">["integrations"];

interface IntegrationsProps {
  integrations: Section;
  /** Whether the page behind a path exists; a tile without one is no link yet. */
  exists: (path: string) => boolean;
}

interface TileProps {
  tile: Section["tiles"][number];
  inDatabase: string;
  linked: boolean;
}

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
    <li className="stepping-stone">
      {linked ? (
        <a href={tile.href.href} className="stepping-stone-link">
          {words}
        </a>
      ) : (
        words
      )}
    </li>
  );
}

/** The tools, each as a stone to step on. */
export function Integrations({ integrations, exists }: IntegrationsProps) {
  const { title, lead, inDatabase, tiles, all } = integrations;
  return (
    <section className="bg-sunken py-section">
      <Page className="text-center">
        <h2 className="mx-auto max-w-prose text-heading">{title}</h2>
        <p className="mx-auto mt-4 max-w-prose text-lead">{lead}</p>
        <ul className="stepping-stones">
          {tiles.map((tile) => (
            <Tile
              key={tile.tool}
              tile={tile}
              inDatabase={inDatabase}
              linked={exists(tile.href.href)}
            />
          ))}
        </ul>
        <OnwardLink link={all} exists={exists} className="mt-6" />
      </Page>
    </section>
  );
}
