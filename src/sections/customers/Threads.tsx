import type { Content } from "#model/kinds.ts";
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
        <ol className="story-threads">
          {stories.map(({ customer, story }) => (
            <StoryThread key={customer.slug} customer={customer} story={story} words={words} />
          ))}
        </ol>
      </Page>
    </section>
  );
}
