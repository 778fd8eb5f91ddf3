import type { Content } from "#content/collections.ts";
import { Portrait } from "#illustrations/Portrait.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
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

/** The customer whose words are large: not the one that home shows. */
export const featuredOf = (stories: readonly CustomerStory[]) => stories.at(-1);

/** What one customer said, in large letters on moss. */
export function QuoteBand({ customer, story }: Pick<CustomerStory, "customer" | "story">) {
  return (
    <section className="bg-field py-chapter text-on-field">
      <Page>
        <PersonQuote
          customer={customer.name}
          quote={story.summary.quote}
          figure={story.results.figures[0]}
          size="page"
        >
          <Sample when={story.sample} />
        </PersonQuote>
      </Page>
    </section>
  );
}

/** The stories, each with its original problem. */
export function StoryList({ words, stories }: StoryListProps) {
  const featured = featuredOf(stories);
  return (
    <Band>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
        {words.title}
        <Sample when={stories.some(({ customer }) => customer.sample)} />
      </h2>
      <ol className="relative mt-14 grid grid-cols-1 gap-16 lg:gap-20 lg:before:absolute lg:before:inset-y-0 lg:before:left-1/2 lg:before:border-l-2 lg:before:border-dashed lg:before:border-clay">
        {stories.map(({ customer, story }) => (
          <Story
            key={customer.slug}
            customer={customer}
            story={story}
            words={words}
            quoted={customer.slug !== featured?.slug}
          />
        ))}
      </ol>
    </Band>
  );
}

interface StoryProps {
  customer: Customer;
  story: CaseStudy;
  words: Content<"customersPage">["threads"];
  /** Whether what the customer said is shown here, and not large above the list. */
  quoted: boolean;
}

/** The question that the following words answer. */
const question = "block font-text font-normal tracking-normal text-ink-muted";

/** One story: what went wrong in large letters, what was set up first, and the most important figure. */
function Story({ customer, story, words, quoted }: StoryProps) {
  const { slug, name } = customer;
  const [figure] = story.results.figures;
  const { text, name: person, role } = story.summary.quote;
  return (
    <li id={slug} className="group grid grid-cols-1 items-center gap-6 lg:grid-cols-2 lg:gap-32">
      <StoryPicture slug={slug} className="lg:group-even:order-1" />
      <div>
        <p className="flex justify-start">
          <Wordmark name={name} />
        </p>
        <h3 className="mt-6 mb-4 text-[calc(var(--text-title)*1.2)] leading-tight">
          <span className={cx("text-small/tight", question)}>{words.began}</span>{" "}
          {story.summary.began}
        </h3>
        <p>
          <span className={cx("text-small/body", question)}>{words.first}</span>{" "}
          {story.summary.first}
        </p>
        {figure !== undefined && (
          <p className="my-6 flex flex-wrap items-baseline gap-x-3">
            <b className="font-display text-display/none font-medium tracking-display">
              {figure.value}
            </b>{" "}
            {figure.label}
          </p>
        )}
        {quoted && (
          <figure className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-6 border-t border-line pt-6">
            <Portrait name={person} className="row-span-2 w-full max-w-40 -rotate-2" />
            <blockquote className="self-end font-display text-title before:content-['“'] after:content-['”']">
              {text}
            </blockquote>
            <figcaption className="mt-1 self-start text-small">
              <b className="font-medium">{person}</b> <span className="text-ink-muted">{role}</span>
            </figcaption>
          </figure>
        )}
        <p className="mt-6 flex flex-wrap gap-x-8">
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
