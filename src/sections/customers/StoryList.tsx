import { Band } from "#sections/shared/Band.tsx";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import type { CustomerStory } from "#content/read.ts";
import { StoryPicture } from "#illustrations/StoryPicture.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { FirstResult } from "#sections/shared/Proof.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { areAllSamples, caseStudyHref, customerHref } from "./stories.ts";

interface StoryListProps {
  words: Content<"customersPage">["threads"] & Content<"customer">;
  stories: readonly CustomerStory[];
}

/** The stories, each with its original problem. */
export function StoryList({ words, stories }: StoryListProps) {
  const isMarked = !areAllSamples(stories);
  return (
    <Band>
      <h2 className="text-heading">{words.title}</h2>
      <ol className="mt-block grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-2 lg:gap-x-10 lg:gap-y-20">
        {stories.map((story, i) => {
          const isLast = i === stories.length - 1;
          const Layout = i === 0 ? Lead : (layouts[(i - 1) % layouts.length] ?? Card);
          return (
            // A pair's first without its second is led by its quote, too.
            <Story
              key={story.slug}
              {...story}
              words={words}
              isMarked={isMarked}
              Layout={isLast && i % layouts.length === 2 ? QuoteLed : Layout}
            />
          );
        })}
      </ol>
    </Band>
  );
}

interface Parts {
  slug: string;
  picture: ReactNode;
  /** The problem, and what was set up first. */
  problem: ReactNode;
  result: ReactNode;
  /** What the customer said, in the size that the layout has space for. */
  quote: (size: "small" | "wide") => ReactNode;
  links: ReactNode;
}

interface StoryProps extends CustomerStory {
  words: StoryListProps["words"];
  /** Whether a sample has its own mark. */
  isMarked: boolean;
  Layout: (parts: Parts) => ReactNode;
}

/** The parts of one story: the checkout, its result, what went wrong, what was set up first, and a quote. */
function Story({ slug, story, words, isMarked, Layout }: StoryProps) {
  const { name, sample } = story;
  const { began, first, quote } = story.summary;
  return (
    <Layout
      slug={slug}
      picture={<StoryPicture slug={slug} className="shadow-panel" />}
      problem={
        <div>
          <h3 className="text-[calc(var(--text-title)*1.2)] leading-tight">
            <span className="block font-text text-small font-normal tracking-normal">
              {words.began}
            </span>{" "}
            {began}
          </h3>
          <p className="mt-5 max-w-140 text-balance">
            <span className="block text-small">{words.first}</span> {first}
          </p>
        </div>
      }
      result={<FirstResult story={story} />}
      quote={(size) => (
        <PersonQuote size={size} customer={name} quote={quote} sample={sample && isMarked} />
      )}
      links={
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
      }
    />
  );
}

/** The page's saturated band: the problem next to a large picture, and below them the quote and what came of it. */
const Lead = ({ slug, picture, problem, result, quote, links }: Parts) => (
  <li
    id={slug}
    className="col-span-full mx-[calc(50%-50vw)] grid grid-cols-1 items-end gap-x-16 gap-y-10 bg-accent px-[calc(50vw-50%)] py-band text-on-accent md:grid-cols-2 md:max-lg:gap-x-8"
  >
    <div className="self-center page:[--text-title:2.25rem]">{problem}</div>
    {picture}
    <div className="@container md:col-span-2">{quote("wide")}</div>
    {result}
    {links}
  </li>
);

/** The story, and next to it the quote in large type and what came of it; on tablets the quote is below both. */
const QuoteLed = ({ slug, picture, problem, result, quote, links }: Parts) => (
  <li
    id={slug}
    className="col-span-full grid grid-cols-1 gap-x-16 gap-y-10 md:max-lg:grid-cols-2 md:max-lg:items-end md:max-lg:gap-x-8 lg:grid-cols-5-7"
  >
    <div className="grid grid-cols-1 content-start gap-8 md:max-lg:contents">
      {picture}
      <div className="md:max-lg:self-center">{problem}</div>
    </div>
    <div className="grid grid-cols-1 content-start gap-8 md:max-lg:contents">
      <div className="md:max-lg:@container md:max-lg:col-span-2">{quote("wide")}</div>
      {result}
      {links}
    </div>
  </li>
);

/** One of two next to each other, whose parts begin at the same heights. */
const Card = ({ slug, picture, problem, result, quote, links }: Parts) => (
  <li
    id={slug}
    className="grid grid-cols-1 gap-y-6 rounded-stone bg-clay-soft p-5 *:content-start even:bg-moss-soft md:p-8 md:max-lg:block md:max-lg:columns-2 md:max-lg:gap-x-8 md:max-lg:*:mb-6 md:max-lg:*:break-inside-avoid lg:row-span-5 lg:grid-rows-subgrid"
  >
    {picture}
    {problem}
    {quote("small")}
    {result}
    {links}
  </li>
);

/** The first is as wide as the window, the second led by its quote, the next two a pair, and so on. */
const layouts = [QuoteLed, Card, Card] as const;
