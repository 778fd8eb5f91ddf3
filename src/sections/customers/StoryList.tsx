import type { Content } from "#content/collections.ts";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import {
  type CaseStudy,
  caseStudyHref,
  type Customer,
  customerHref,
  type CustomerStory,
} from "./stories.ts";

interface StoryListProps {
  words: Content<"customersPage">["threads"];
  stories: readonly CustomerStory[];
}

/** The stories, each with its original problem. */
export function StoryList({ words, stories }: StoryListProps) {
  return (
    <Band ground="ruled">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
        {words.title}
        <Sample when={stories.some(({ customer }) => customer.sample)} />
      </h2>
      <ol className="relative mt-14 grid grid-cols-1 gap-16 lg:gap-24 lg:before:absolute lg:before:inset-y-0 lg:before:left-1/2 lg:before:border-l-2 lg:before:border-dashed lg:before:border-clay">
        {stories.map(({ customer, story }) => (
          <Story key={customer.slug} customer={customer} story={story} words={words} />
        ))}
      </ol>
    </Band>
  );
}

interface StoryProps {
  customer: Customer;
  story: CaseStudy;
  words: Content<"customersPage">["threads"];
}

/** The question that the following words answer. */
const question = "block font-text font-normal tracking-normal text-ink-muted";

/** One story: what went wrong in large letters, what was set up first, and the most important figure. */
function Story({ customer, story, words }: StoryProps) {
  const { slug, name } = customer;
  const [figure] = story.results.figures;
  return (
    <li id={slug} className="group grid grid-cols-1 items-center gap-6 lg:grid-cols-2 lg:gap-32">
      <StoryPicture slug={slug} className="lg:group-even:order-1" />
      <div>
        <p className="font-medium">{name}</p>
        <h3 className="mt-3 mb-4 text-[calc(var(--text-title)*1.2)] leading-tight">
          <span className={cx("text-small/tight", question)}>{words.began}</span>{" "}
          {story.summary.began}
        </h3>
        <p>
          <span className={cx("text-small/body", question)}>{words.first}</span>{" "}
          {story.summary.first}
        </p>
        {figure !== undefined && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
            <b className="font-display text-heading font-medium tracking-tight">{figure.value}</b>{" "}
            {figure.label}
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-x-8">
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
    </li>
  );
}
