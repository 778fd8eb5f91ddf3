import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { PriceNote } from "#sections/shared/marks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

/** The page begins like a dictionary entry: headword, definition, and three senses. */
export function Hero({ hero }: { hero: Content<"dataCatalog">["hero"] }) {
  return (
    <section className="pt-8 pb-12 lg:pt-12">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-4 font-display text-lead text-ink-muted italic" aria-hidden="true">
            {hero.spoken}
          </p>
          <p className="mt-4 max-w-prose text-lead">{hero.lead}</p>
          <ButtonLink className="mt-6" href={hero.action.href.href}>
            {hero.action.label}
          </ButtonLink>
          <PriceNote />
        </div>
        <ol className="grid gap-4.5 lg:col-span-5">
          {hero.parts.map(({ id, title, text }) => (
            <li
              key={id}
              className="relative pl-11 before:absolute before:-top-0.5 before:left-0 before:font-display before:text-title/body before:text-persimmon before:content-[counter(list-item)]"
            >
              <a href={`#${id}`} className="text-link font-display text-title">
                {title}
              </a>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}

interface RelationshipsProps {
  words: Content<"dataCatalog">["relationships"];
  /** The live part. */
  children: ReactNode;
}

/** Virtual relationships: one paragraph, then the live part. */
export function Relationships({ words, children }: RelationshipsProps) {
  return (
    <Band id="relationships" ground="sunken">
      <BandHead title={words.title} lead={words.lead} narrow />
      <div data-live-section="" className="mt-10">
        {children}
      </div>
    </Band>
  );
}
