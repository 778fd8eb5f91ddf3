/**
 * An article without its text: the data for lists, feeds and links (docs/specification.md, "Blog article"). Only its
 * own page reads its text: src/content/articles/read.ts.
 */
import type { Day } from "#lib/text/date.ts";
import type { Motif } from "./cover.ts";
import type { Topic } from "./topics.ts";

/** Who wrote it; content/authors.yaml. */
export interface Author {
  readonly name: string;
  /** Including the @. */
  readonly twitter_handle: string;
  readonly twitter_url: string | null;
  /** Their job, in a few words. */
  readonly role: string;
  /** Invented: shown with the sample mark. */
  readonly sample: boolean;
}

export interface Article {
  /** The last part of its address: "what-is-direct-to-consumer-d2c-ecommerce". */
  readonly id: string;
  /** "/blog/{id}/". */
  readonly href: string;
  /** Its file, as shown to the writer: "content/blog/….md". */
  readonly file: string;
  readonly title: string;
  /** For search results and the browser's tab, at most 60 characters; the title itself if it is short enough. */
  readonly search_title: string;
  readonly description: string;
  /** As displayed: "Mar 7, 2023". */
  readonly date: string;
  /** The same day for machines: "2023-03-07". */
  readonly published: string;
  /** The day its facts were last checked; the publication day by default. */
  readonly checked: Day;
  /** The card's picture: a file below content/blog/, or null for the drawn cover. */
  readonly imageUrl: string | null;
  /** The post's picture; null for the drawn cover. */
  readonly main_image_url: string | null;
  /** What the drawn cover shows; null to derive it from the article's name. */
  readonly cover: Motif | null;
  readonly author: Author;
  readonly topics: readonly Topic[];
  /** Ids of follow-up articles that the writer chose. */
  readonly related: readonly string[];
  /** Announced but not written yet: it has no page. */
  readonly stub: boolean;
  /** Describes something invented: shown with the sample mark. */
  readonly sample: boolean;
  /** Shown only on the development server. */
  readonly draft: boolean;
  /** The number of words in its text. */
  readonly words: number;
  /** Reading time at 220 words a minute; at least 1. */
  readonly minutes: number;
}

/** A picture of an article, ready for an element. */
export interface ArticlePicture {
  readonly src: string;
  /** Empty for an SVG, which is sharp at any size. */
  readonly srcSet: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** @returns the path of an article's Markdown (markdown.ts), from its page's path */
export const twinAddress = (href: string): string => href.replace(/\/$/, ".md");
