import type { Content } from "#model/kinds.ts";
import { StoryPicture } from "#pictures/stories/index.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { type CaseStudy, caseStudyHref, type Customer, customerHref } from "./stories.ts";

interface StoryThreadProps {
  customer: Customer;
  story: CaseStudy;
  words: Content<"customersPage">["threads"];
}

/** One story: what went wrong in large letters, what was set up first, and the figure that says most. */
export function StoryThread({ customer, story, words }: StoryThreadProps) {
  const { slug, name } = customer;
  const [figure] = story.results.figures;
  return (
    <li id={slug}>
      <StoryPicture slug={slug} className="story-thread-picture" />
      <div className="story-thread-words">
        <p className="story-thread-name">{name}</p>
        <h3>
          <span>{words.began}</span> {story.summary.began}
        </h3>
        <p className="story-thread-first">
          <span>{words.first}</span> {story.summary.first}
        </p>
        {figure !== undefined && (
          <p className="story-thread-figure">
            <b>{figure.value}</b> {figure.label}
          </p>
        )}
        <p className="story-thread-links">
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
