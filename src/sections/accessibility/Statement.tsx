import { Fragment } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead, Lines, Points } from "#sections/shared/Band.tsx";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { LinkRow } from "#sections/shared/parts.tsx";

type Words = Content<"accessibility">["keys"];

/** Keys side by side, with a word between alternatives. */
const Keys = ({ keys, or }: { keys: readonly string[]; or: string }) =>
  keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && <> {or} </>}
      <kbd className="my-0.5 inline-block rounded-small border border-b-3 border-line-strong bg-raised px-2.5 py-0.5 font-text text-small/body font-medium whitespace-nowrap">
        {key}
      </kbd>
    </Fragment>
  ));

/** What each key does, place by place. */
export const KeyList = ({ words }: { words: Words }) => (
  <Band id="keys" className="grid gap-x-20 gap-y-12 lg:grid-cols-4-8">
    <BandHead title={words.title} lead={words.lead} width="full" />
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

/** The visitor's settings that the site follows. */
export const VisitorSettings = ({ senses }: { senses: Content<"accessibility">["senses"] }) => (
  <Band id="senses">
    <h2 className="text-heading">{senses.title}</h2>
    <Points
      items={senses.items}
      as="dl"
      className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-4"
      itemClassName="border-l-4 border-double border-line-strong pl-5"
      titleClassName="font-display text-title font-medium"
      textClassName="mt-1.5 text-ink-muted"
    />
  </Band>
);

/** A boulder tied crosswise with a cord, which marks a closed path in a garden; no two are alike. Decoration. */
function TiedStone({ seed }: { seed: string }) {
  const random = seededRandom(seed);
  const about = (base: number, spread: number) => (base + (random() - 0.5) * spread).toFixed(1);
  const [x, y] = [about(30, 8), about(25, 4)];
  const stone = `M4 ${about(29, 4)}C3 ${about(16, 5)} ${about(16, 5)} 8 ${about(31, 5)} 8S56 ${about(17, 5)} 56 ${about(29, 4)}C56 41 47 44 30 44S5 41 4 29z`;
  const strand = (off: number) =>
    `M${31 + off} 9Q${Number(x) + off + 2} 17 ${Number(x) + off} ${y}T${30 + off} 44` +
    `M5 ${28 + off}Q17 ${Number(y) + off + 3} ${x} ${Number(y) + off}T55 ${29 + off}`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 48"
      className="row-span-2 w-18 fill-clay-soft stroke-line-strong"
    >
      <path d={stone} />
      <path
        d={`${strand(-1.6)}${strand(1.6)}M${x} ${y}l-5-6m5 6l6-5`}
        className="fill-none stroke-current stroke-[1.6] stroke-round"
      />
      <circle cx={x} cy={y} r="3.4" className="fill-current stroke-none" />
    </svg>
  );
}

/** Known limits. */
export const Limits = ({ limits }: { limits: Content<"accessibility">["limits"] }) => (
  <Band id="limits" ground="sunken" className="grid gap-x-20 gap-y-12 page:grid-cols-4-8">
    <BandHead title={limits.title} lead={limits.lead} width="full" />
    <Points
      items={limits.items}
      className="grid gap-x-12 gap-y-10 md:grid-cols-2"
      itemClassName="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-1.5"
      before={({ title }) => <TiedStone seed={title} />}
      textClassName="col-2 text-ink-muted"
    />
  </Band>
);

interface ReportBarrierProps {
  barrier: Content<"accessibility">["barrier"];
  /** The contact address for visitors. */
  email: string;
}

/** Where to report a barrier, in large type, and the date of the statement. */
export const ReportBarrier = ({ barrier, email }: ReportBarrierProps) => (
  <Band id="barrier" ground="night" className="grid gap-x-20 gap-y-10 lg:grid-cols-8-4">
    <div>
      <h2 className="text-heading">{barrier.title}</h2>
      <p className="my-6 font-display text-[min(var(--text-heading),6.4vw)]/[1.15] wrap-anywhere">
        <a
          href={`mailto:${email}`}
          className="underline decoration-1 underline-offset-[18%] hover:decoration-2"
        >
          {email}
        </a>
      </p>
      <p className="max-w-form text-lead">{barrier.text}</p>
    </div>
    <div>
      <h3 className="text-title">{barrier.pointsTitle}</h3>
      <Lines
        items={barrier.points}
        className="mt-4 grid gap-3"
        itemClassName="border-l-3 border-double border-night-line pl-5"
      />
    </div>
    <LinkRow links={barrier.links} />
    <p className="self-center text-small/body">
      {barrier.updatedLabel} <time dateTime={barrier.updated.iso}>{barrier.updated.shown}</time>
    </p>
  </Band>
);
