import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points, SplitHead } from "#sections/shared/Band.tsx";
import { ActionLink, OnwardLink, PriceNote } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";

/** The page begins like a dictionary entry: headword, definition, and three senses. */
export const Hero = ({ hero }: { hero: Content<"dataCatalog">["hero"] }) => (
  <Band
    section="pt-8 pb-12 lg:pt-12"
    className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end"
  >
    <div className="lg:col-span-7">
      <h1 className="text-display tracking-display">{hero.title}</h1>
      <p className="mt-4 font-display text-lead text-ink-muted italic" aria-hidden="true">
        {hero.spoken}
      </p>
      <p className="mt-4 max-w-prose text-lead">{hero.lead}</p>
      <ActionLink link={hero.action} className="mt-6" />
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
  </Band>
);

interface RelationshipsProps {
  words: Content<"dataCatalog">["relationships"];
  /** The live part. */
  children: ReactNode;
}

/** Virtual relationships: one paragraph, then the live part. */
export const Relationships = ({ words, children }: RelationshipsProps) => (
  <Band id="relationships" ground="clay">
    <BandHead title={words.title} lead={words.lead} narrow />
    <div data-live-section="" className="mt-10">
      {children}
    </div>
  </Band>
);

interface SharedDefinitionProps {
  shared: Content<"dataCatalog">["shared"];
  /** The term whose definition changed. */
  term: { readonly name: string; readonly meaning: string };
}

const versionClasses = "mt-3 grid max-w-208 gap-x-6 md:grid-cols-[8rem_minmax(0,1fr)]";
const labelClasses = "font-text text-small/[2.2]";

/** One corrected definition, and the three places that show the correction. */
export const SharedDefinition = ({ shared, term }: SharedDefinitionProps) => (
  <Band ground="night">
    <SplitHead title={shared.title} lead={shared.lead} />
    <dl className="mt-12 font-display text-title/[1.35]">
      <dt className="text-heading/[1.35] font-medium">{term.name}</dt>
      <dd className={versionClasses}>
        <span className={labelClasses}>{shared.before}</span>{" "}
        <s className="decoration-2">{shared.old}</s>
      </dd>
      <dd className={versionClasses}>
        <span className={labelClasses}>{shared.now}</span>{" "}
        {/* The first sentence is the definition; others are remarks on it. */}
        <ins className="no-underline">{/^.*?\.(?= |$)/.exec(term.meaning)?.[0]}</ins>
      </dd>
    </dl>
    <Points
      items={shared.places}
      as="ol"
      className="mt-12 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-10"
      before={({ id, sign }) => <PlacePicture id={id} words={sign} />}
      textClassName="mt-2"
      after={({ link }) => <OnwardLink link={link} />}
    />
  </Band>
);

type Place = Content<"dataCatalog">["shared"]["places"][number];

/** The drawing of each place: a definition in use, with a few words. */
const drawings: Record<Place["id"], (words: Place["sign"]) => React.ReactNode> = {
  editor: ([name = "", meaning = ""]) => (
    <>
      <span className="w-fit border-r-2 border-(--color-persimmon) font-code">
        {name.slice(0, 4)}
      </span>
      <span className="mt-1 w-fit rounded-medium border border-line-strong px-3 py-1.5">
        <b className="font-code font-medium">{name}</b> {meaning}
      </span>
    </>
  ),
  question: ([before, known, after]) => (
    <>
      “{before}{" "}
      <u className="decoration-(--color-persimmon) decoration-2 underline-offset-4">{known}</u>{" "}
      {after}”
    </>
  ),
  table: (words) =>
    words.map((word) => (
      <span
        key={word}
        className="border-b-2 border-line-strong px-3.5 py-1.5 font-code last:border-(--color-persimmon)"
      >
        {word}
      </span>
    )),
};

const classes: Record<Place["id"], string> = {
  editor: "grid content-center",
  question: "content-center font-display text-title/[1.3]",
  table: "flex flex-wrap content-center items-center",
};

/** A place's drawing. Decoration: the text below it says the same. */
const PlacePicture = ({ id, words }: { id: Place["id"]; words: Place["sign"] }) => (
  <div
    aria-hidden="true"
    className={cx(
      "mb-5 min-h-40 rounded-large bg-figure p-4 text-ink shadow-panel outline outline-[light-dark(transparent,var(--color-rim))] lg:p-6",
      classes[id],
    )}
  >
    {drawings[id](words)}
  </div>
);
