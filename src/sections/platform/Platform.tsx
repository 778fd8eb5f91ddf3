import type { Content } from "#content/collections.ts";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";
import { HeroActions, OnwardLink } from "#sections/shared/parts.tsx";
import { Band, BandHead, SplitHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import type { PictureId } from "#illustrations/features/ids.ts";
import { cx } from "#ui/cx.ts";
import { Cutaway } from "./Cutaway.tsx";

type OfferingId = Content<"platform">["offerings"]["items"][number]["id"];

/** The headline with an explanation and the call to action next to it, and below them the platform as a picture. */
export const Hero = ({ hero }: { hero: Content<"platform">["hero"] }) => (
  <section className="pt-8 lg:pt-7">
    <Page>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-7-5 lg:items-end">
        <h1 className="text-display tracking-display lg:text-[clamp(3.25rem,4.7vw,4.25rem)] lg:text-wrap">
          {hero.title}
        </h1>
        <div className="max-w-form">
          <p className="text-lead lg:text-base">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
        </div>
      </div>
    </Page>
    <Cutaway parts={hero.parts} tables={hero.tables} />
  </section>
);

/** The tiles' sizes fill every row of the grid. */
const sizes: readonly TileSize[] = ["wide", "wide", "third", "third", "loneThird"];

/** Data insight on moss: what reads the data, each with its picture. The part without one is the last line. */
export const Insight = ({ insight }: Pick<Content<"platform">, "insight">) => (
  <Band ground="accent">
    <SplitHead {...insight} />
    <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-6 lg:grid-cols-12">
      {insight.items.map(({ title, text, label, href, feature }, i) => {
        const link = { label, href };
        return feature === undefined ? (
          <li
            key={title}
            className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t border-current/30 pt-4 md:col-span-full"
          >
            <h3 className="text-title">{title}</h3>
            <p className="grow">{text}</p>
            <OnwardLink link={link} />
          </li>
        ) : (
          <FeatureTile
            key={title}
            feature={feature}
            size={sizes[i] ?? "third"}
            title={title}
            text={text}
          >
            <OnwardLink link={link} className="mt-3" />
          </FeatureTile>
        );
      })}
    </ul>
  </Band>
);

type Offering = Content<"platform">["offerings"]["items"][number];

/** The picture of each offering. The agents have their own. */
const pictures: Partial<Record<OfferingId, PictureId>> = {
  subscriptions: "renewals",
  checkout: "checkout-upsells",
  creators: "affiliate-codes",
  texts: "mms-pictures",
  counter: "kiosk",
};

/** On a tablet, a picture at the right of a card as wide as the page; the parts are below both. */
const besideWords =
  "md:max-lg:float-right md:max-lg:h-auto md:max-lg:w-1/2 md:max-lg:rounded-bl-stone md:max-lg:border-l";
const aroundPicture =
  "md:max-lg:block md:max-lg:[&_dl]:clear-both md:max-lg:[&_dl]:pt-6 md:max-lg:[&_h3]:pt-16";

/** The place of each offering in the grid. Its picture is above its text, or next to it in a wide window. */
const places: Record<OfferingId, string> = {
  subscriptions: "lg:col-span-7",
  checkout: "md:col-span-full md:max-lg:block lg:grid-cols-[5fr_6fr] lg:grid-rows-1",
  agents: "border border-night-line bg-night text-on-night lg:col-span-5",
  creators: "lg:col-span-4",
  texts: "lg:col-span-4",
  counter: "md:col-span-full md:max-lg:grid-cols-[5fr_6fr] md:max-lg:grid-rows-1 lg:col-span-4",
};

function Picture({ bed }: { bed: OfferingId }) {
  const id = pictures[bed];
  if (id === undefined) return null;
  return (
    <FeaturePicture
      feature={id}
      className={cx(
        "block aspect-4/3 size-full border-b border-line bg-figure",
        bed === "checkout" && cx(besideWords, "lg:col-2 lg:row-1 lg:border-b-0 lg:border-l"),
        bed === "counter" &&
          "md:max-lg:col-2 md:max-lg:row-1 md:max-lg:border-b-0 md:max-lg:border-l",
      )}
    />
  );
}

/** The parts of an offering. The agents' names are large. */
function Parts({ bed, parts }: { bed: OfferingId; parts: Offering["parts"] }) {
  const night = bed === "agents";
  return (
    <dl
      className={cx(
        "grid",
        night ? "my-8 gap-6" : "my-5 gap-x-8 gap-y-2.5",
        bed === "checkout" && "md:grid-cols-2",
      )}
    >
      {parts.map(({ name, text }) => (
        <div key={name}>
          <dt className={cx("font-medium", night && "font-display text-heading")}>{name}</dt>
          <dd className={cx("text-small/body", !night && "text-ink-muted")}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The six offerings, each a card of its own size. */
export const Offerings = ({ offerings }: Pick<Content<"platform">, "offerings">) => (
  <Band ground="sunken">
    <BandHead title={offerings.title} lead={offerings.lead} />
    <div className="mt-12 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-12">
      {offerings.items.map(({ id, title, text, parts, link }) => (
        <article
          key={id}
          className={cx(
            "grid grid-cols-1 grid-rows-[auto_1fr] overflow-clip rounded-stone forced-colors:border",
            id !== "agents" && "bg-raised",
            places[id],
          )}
        >
          <Picture bed={id} />
          <div
            className={cx(
              "flex flex-col p-[clamp(1.25rem,3vw,2.25rem)]",
              id === "checkout" && cx(aroundPicture, "lg:col-1 lg:row-1"),
              id === "counter" && "md:max-lg:col-1 md:max-lg:row-1",
            )}
          >
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 max-w-140">{text}</p>
            <Parts bed={id} parts={parts} />
            {/* Level in all cards of a row. */}
            <div className="mt-auto">
              <OnwardLink link={link} />
            </div>
          </div>
          {id === "agents" && <AgentsPicture />}
        </article>
      ))}
    </div>
  </Band>
);

/** The three agents, as stones in the sand: their places, and how large they are. */
const agents = [
  { cx: 108, cy: 176, rx: 72, ry: 50, squareness: 2.2 },
  { cx: 252, cy: 96, rx: 56, ry: 38, squareness: 2.2 },
  { cx: 386, cy: 190, rx: 84, ry: 58, squareness: 2.2 },
];

/** Three stones in raked sand, lit from the upper left: the agents at night. Decoration. */
const AgentsPicture = () => (
  <div data-theme="dark" className="relative min-h-52 text-night-line md:min-h-64">
    <RakedGround
      viewBox={[0, 0, 480, 280]}
      stones={agents}
      gap={13}
      fit="fill"
      className="absolute inset-0 size-full"
    />
    <svg
      className="absolute inset-0 size-full"
      aria-hidden="true"
      viewBox="0 0 480 280"
      preserveAspectRatio="xMidYMid slice"
    >
      {agents.map((each) => (
        <Rock key={each.cx} at={each} className="text-line-strong" />
      ))}
    </svg>
  </div>
);
