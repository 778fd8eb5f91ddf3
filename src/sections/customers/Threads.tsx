import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import type { CaseStudy, Customer } from "./stories.ts";
import { StoryThread } from "./StoryThread.tsx";

interface ThreadsProps {
  words: Content<"customersPage">["threads"];
  stories: readonly { readonly customer: Customer; readonly story: CaseStudy }[];
  labels: Content<"interface">;
}

/** The four stories along one thread, each by the problem that it began with. */
export function Threads({ words, stories, labels }: ThreadsProps) {
  return (
    <section className="border-t border-line py-(--section-space)">
      <Page>
        <h2 className="text-heading">{words.title}</h2>
        <ol className="story-threads">
          {stories.map(({ customer, story }) => (
            <StoryThread
              key={customer.slug}
              customer={customer}
              story={story}
              words={words}
              labels={labels}
            />
          ))}
        </ol>
      </Page>
    </section>
  );
}
