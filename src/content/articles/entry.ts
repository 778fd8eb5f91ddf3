/**
 * An article without its text: what lists, feeds and links need to know of it (docs/specification.md, "Blog
 * article"). Its text is read for its own page alone: src/content/articles/read.ts.
 */
import type { Day } from "#lib/text/date.ts";
import type { Motif } from "./cover.ts";
import type { Topic } from "./topics.ts";

/** Who wrote it; content/authors.yaml. */
export interface Author {
  readonly name: string;
  /** With its @. */
  readonly twitter_handle: string;
  readonly twitter_url: string | null;
  /** What they do, in a few words. */
  readonly role: string;
  /** Invented: shows with the sample mark. */
  readonly sample: boolean;
}

export interface Article {
  /** The part of its address that is its own: "what-is-direct-to-consumer-d2c-ecommerce". */
  readonly id: string;
  /** "/blog/{id}/". */
  readonly href: string;
  /** Its file, as the writer knows it: "content/blog/….md". */
  readonly file: string;
  readonly title: string;
  /** For search results and the browser's tab, at most 60 characters; the title where that is short enough. */
  readonly search_title: string;
  readonly description: string;
  /** As it is shown: "Mar 7, 2023". */
  readonly date: string;
  /** The same day for machines: "2023-03-07". */
  readonly published: string;
  /** The day its facts were last checked; that of publication where the file names none. */
  readonly checked: Day;
  /** Of the card: a picture's file below content/blog/, or null for the drawn cover. */
  readonly imageUrl: string | null;
  /** Of the post; null for the drawn cover. */
  readonly main_image_url: string | null;
  /** What the drawn cover shows; null where the article's name alone composes it. */
  readonly cover: Motif | null;
  readonly author: Author;
  readonly topics: readonly Topic[];
  /** Ids of articles that go on from here, as the writer chose them. */
  readonly related: readonly string[];
  /** Announced without a text: it has no page of its own. */
  readonly stub: boolean;
  /** Tells of something invented: shows with the sample mark. */
  readonly sample: boolean;
  /** Shown on the development server alone. */
  readonly draft: boolean;
  /** In its text. */
  readonly words: number;
  /** To read it, at 220 words a minute; at least 1. */
  readonly minutes: number;
}

/** A picture of an article, ready for an element. */
export interface ArticlePicture {
  readonly src: string;
  /** Empty for a drawing, which is sharp at any size. */
  readonly srcSet: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}
