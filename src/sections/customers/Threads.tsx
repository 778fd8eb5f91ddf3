import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { Told } from "./stories.ts";
import { StoryThread } from "./StoryThread.tsx";

interface ThreadsProps {
  words: Content<"customersPage">["threads"];
  stories: readonly Told[];
  labels: Content<"interface">;
}

/** The stories along one thread, each by the problem that it began with. */
export function Threads({ words, stories, labels }: ThreadsProps) {
  return (
    <section className="border-t border-line py-section">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {words.title}
          {stories.some(({ customer }) => customer.sample) && (
            <SampleMark label={labels.sample} hint={labels.sampleHint} />
          )}
        </h2>
        <ol className="relative mt-14 grid grid-cols-1 gap-16 lg:gap-24 lg:before:absolute lg:before:inset-y-0 lg:before:left-1/2 lg:before:border-l-2 lg:before:border-dashed lg:before:border-clay">
          {stories.map(({ customer, story }) => (
            <StoryThread key={customer.slug} customer={customer} story={story} words={words} />
          ))}
        </ol>
      </Page>
    </section>
  );
}
