import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { areAllSamples, caseStudyHref } from "#sections/customers/stories.ts";
import { Result, Sample } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { ShopRoom, wallOf } from "#illustrations/Portrait.tsx";
import { StoryPicture } from "#illustrations/StoryPicture.tsx";
import { LogoWall } from "#sections/customers/Voices.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface CustomerStripProps extends Pick<Content<"home">, "customers"> {
  stories: readonly CustomerStory[];
}

/** Customers' names as drawn logos, which lead to their case studies. */
export function CustomerStrip({ customers, stories }: CustomerStripProps) {
  return (
    <section aria-labelledby="customers-title">
      <Page className="grid gap-y-6 pb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="customers-title" className="text-title">
            {customers.claim}
          </h2>
          <p className="text-small text-ink-muted">
            {customers.hint} <Sample when={customers.sample} />
          </p>
        </div>
        <LogoWall names={customers.logos} stories={stories} />
      </Page>
    </section>
  );
}

interface StoriesProps {
  words: Content<"home">["stories"];
  stories: readonly CustomerStory[];
}

interface StoryProps extends CustomerStory {
  /** Whether a sample has its own mark. */
  isMarked: boolean;
}

/** The first case study: the speaker in their shop, its scene, what they said, and the figures with their counts. */
const LeadStory = ({ story, slug, isMarked, more }: StoryProps & { more: string }) => (
  <article className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-7-5">
    <div className="relative">
      <div
        className={cx(
          "isolate overflow-clip rounded-stone px-6 pt-6 shadow-panel",
          wallOf(story.summary.quote.name),
        )}
      >
        <ShopRoom name={story.summary.quote.name} className="mx-auto w-4/5 sm:mx-0 sm:w-[46%]" />
      </div>
      <StoryPicture
        slug={slug}
        className="relative -mt-4 ml-auto w-11/12 shadow-panel sm:absolute sm:right-6 sm:bottom-12 sm:w-[54%]"
      />
    </div>
    <PersonQuote
      customer={story.name}
      quote={story.summary.quote}
      sample={story.sample && isMarked}
      size="spoken"
    />
    <dl className="grid gap-x-16 gap-y-8 border-t border-current/30 pt-8 md:grid-cols-2 lg:col-span-2">
      {story.figures.map(({ label, ...result }) => (
        <div key={label} className="flex flex-wrap content-start items-baseline gap-x-6 gap-y-2">
          <dd className="font-display text-display/none font-medium tracking-display tabular-nums">
            <Result figure={result} />
          </dd>
          <dt className="max-w-80 font-medium">
            {label}
            <span className="block text-small font-normal">
              {story.results.figures.find(({ value }) => value === result.value)?.how}
            </span>
          </dt>
        </div>
      ))}
    </dl>
    <TextLink look="onward" href={caseStudyHref(slug)}>
      {more}
    </TextLink>
  </article>
);

/** One of the other case studies: its scene, its figure, its story. */
function SideStory({ story, slug, isMarked }: StoryProps) {
  const [figure] = story.figures;
  return (
    <li className="group/story relative grid snap-start content-start gap-x-6 gap-y-6 frame:grid-cols-[20rem_minmax(0,1fr)] frame:items-center lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-start lg:gap-y-4">
      <StoryPicture
        slug={slug}
        className="shadow-panel transition-transform group-has-[a:hover]/story:-translate-y-1"
      />
      <div className="lg:contents">
        {figure !== undefined && (
          <p className="mb-4 lg:mb-0">
            <b className="block font-display text-heading font-medium">
              <Result figure={figure} />
            </b>{" "}
            {figure.label}
          </p>
        )}
        <div className="border-t border-current/30 pt-4">
          <h3 className="text-title">
            <a href={caseStudyHref(slug)} className="text-link after:absolute after:inset-0">
              {story.name}
            </a>{" "}
            <Sample when={story.sample && isMarked} />
          </h3>
          <p className="mt-1">{story.line}</p>
        </div>
      </div>
    </li>
  );
}

/** The case studies on moss: the first large with what its customer said, the others in a row below. */
export function Stories({ words, stories }: StoriesProps) {
  const [first, ...others] = stories;
  if (first === undefined) return null;
  const isMarked = !areAllSamples(stories);
  return (
    <Band ground="accent">
      <h2 className="max-w-prose text-heading">{words.title}</h2>
      <p className="mt-3 mb-10 max-w-prose text-lead">
        {words.lead} <Sample when={!isMarked} />
      </p>
      <LeadStory {...first} isMarked={isMarked} more={words.more} />
      {others.length > 0 && (
        <ul
          // On phones the others are one row that scrolls sideways, which the keyboard must reach.
          tabIndex={0}
          aria-label={words.others}
          className="mt-block grid gap-8 max-frame:-mx-gutter max-frame:snap-x max-frame:snap-mandatory max-frame:scroll-px-gutter max-frame:auto-cols-[85%] max-frame:grid-flow-col max-frame:gap-5 max-frame:overflow-x-auto max-frame:px-gutter max-frame:pb-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(3,auto)] lg:gap-y-0 print:block"
        >
          {others.map((other) => (
            <SideStory key={other.slug} {...other} isMarked={isMarked} />
          ))}
        </ul>
      )}
    </Band>
  );
}
