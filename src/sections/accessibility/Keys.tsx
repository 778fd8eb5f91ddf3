import { Fragment } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";

type Words = Content<"accessibility">["keys"];

/** Keys side by side, with a word between alternatives. */
function Keys({ keys, or }: { keys: readonly string[]; or: string }) {
  return keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && <> {or} </>}
      <kbd className="inline-block rounded-small border border-b-3 border-line-strong bg-raised px-2.5 py-0.5 font-text text-small/body font-medium whitespace-nowrap">
        {key}
      </kbd>
    </Fragment>
  ));
}

/** What each key does, place by place. */
export function KeyList({ words }: { words: Words }) {
  return (
    <Band id="keys" className="grid gap-x-20 gap-y-12 lg:grid-cols-4-8">
      <div>
        <BandHead title={words.title} lead={words.lead} width="full" />
      </div>
      <div>
        {words.items.map(({ place, moves }) => (
          <section
            key={place}
            className="gap-x-6 border-t border-line py-6 first:border-t-0 first:pt-0 md:grid md:grid-cols-4-8"
          >
            <h3 className="text-title">{place}</h3>
            <dl>
              {moves.map(({ keys, does }) => (
                <div
                  key={does}
                  className="mt-3 grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[minmax(0,6fr)_minmax(0,9fr)] md:first:mt-0"
                >
                  <dt>
                    <Keys keys={keys} or={words.or} />
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Band>
  );
}

/** The visitor's settings that the site follows. */
export function Senses({ senses }: { senses: Content<"accessibility">["senses"] }) {
  return (
    <Band id="senses">
      <h2 className="text-heading">{senses.title}</h2>
      <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {senses.items.map(({ title, text }) => (
          <div key={title} className="border-l-4 border-double border-line-strong pl-5">
            <dt className="font-display text-title font-medium">{title}</dt>
            <dd className="mt-1.5 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
