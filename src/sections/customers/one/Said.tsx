import type { Content } from "#content/collections.ts";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";
import { Quote } from "#ui/Quote.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface SaidProps {
  slug: string;
  story: CaseStudy;
  words: Content<"customer">;
  labels: Content<"interface">;
}

/** Somebody's words, beside the checkout that they are about. */
export function Said({ slug, story, words, labels }: SaidProps) {
  const { text, name, role } = story.summary.quote;
  return (
    <section className="bg-sunken py-section">
      <Page className="grid grid-cols-1 items-center gap-10 lg:grid-cols-6-5 lg:gap-20">
        <figure>
          <StoryPicture slug={slug} label={story.picture} />
          <figcaption className="mt-3 text-small/body text-ink-muted">{words.picture}</figcaption>
        </figure>
        <div className="[&_figcaption]:text-ink-muted">
          <Quote
            name={name}
            role={role}
            large
            mark={story.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          >
            {text}
          </Quote>
          <TextLink look="onward" href="/checkoutos/" className="mt-8">
            {words.about}
          </TextLink>
        </div>
      </Page>
    </section>
  );
}
