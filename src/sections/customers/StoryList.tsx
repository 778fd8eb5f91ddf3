import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { FirstResult } from "#sections/shared/Proof.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { areAllSamples, caseStudyHref, customerHref } from "./stories.ts";

interface StoryListProps {
  words: Content<"customersPage">["threads"] & Content<"customer">;
  stories: readonly CustomerStory[];
}

/** The customers' colors, in turn: the first is the page's saturated one. */
const grounds = ["bg-field text-on-field", "bg-clay-soft", "bg-moss-soft", "bg-persimmon-soft"];

/** The stories, each with its original problem. */
export function StoryList({ words, stories }: StoryListProps) {
  const isMarked = !areAllSamples(stories);
  return (
    <Band className="grid gap-y-10">
      <h2 className="text-heading">{words.title}</h2>
      <ol className="grid grid-cols-1 gap-6 lg:gap-10">
        {stories.map((story, i) => (
          <li
            key={story.slug}
            id={story.slug}
            className={cx(
              "grid grid-cols-1 gap-x-12 gap-y-8 rounded-stone p-5 md:p-8 lg:grid-cols-2 lg:items-center lg:p-10",
              grounds[i % grounds.length],
            )}
          >
            <Story {...story} words={words} isMarked={isMarked} />
          </li>
        ))}
      </ol>
    </Band>
  );
}

interface StoryProps extends CustomerStory {
  words: StoryListProps["words"];
  /** Whether a sample has its own mark. */
  isMarked: boolean;
}

/** One story: the checkout and its result; next to them what went wrong, what was set up first, and a quote. */
function Story({ slug, story, words, isMarked }: StoryProps) {
  const { name, sample } = story;
  const { began, first, quote } = story.summary;
  return (
    <>
      <div className="grid grid-cols-1 gap-6">
        <StoryPicture slug={slug} className="shadow-panel" />
        <FirstResult story={story} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <h3 className="text-[calc(var(--text-title)*1.2)] leading-tight">
          <span className="block font-text text-small font-normal">{words.began}</span> {began}
        </h3>
        <p className="max-w-140">
          <span className="block text-small">{words.first}</span> {first}
        </p>
        <PersonQuote size="small" customer={name} quote={quote} sample={sample && isMarked} />
        <p className="flex flex-wrap gap-x-8">
          <TextLink look="onward" href={caseStudyHref(slug)} aria-label={`${words.more}: ${name}`}>
            {words.more}
          </TextLink>
          <TextLink
            look="onward"
            href={customerHref(slug)}
            aria-label={`${words.summary}: ${name}`}
          >
            {words.summary}
          </TextLink>
        </p>
      </div>
    </>
  );
}
