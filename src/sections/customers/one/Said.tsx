import type { Content } from "#model/kinds.ts";
import { StoryPicture } from "#pictures/stories/index.tsx";
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
      <Page className="customer-said">
        <figure>
          <StoryPicture slug={slug} label={story.picture} className="story-picture" />
          <figcaption>{words.picture}</figcaption>
        </figure>
        <div>
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
