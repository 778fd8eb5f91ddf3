/**
 * An article without its text: the data for lists, feeds and links (docs/specification.md, "Blog article"). Only its
 * own page reads its text: src/content/articles/read.ts.
 */
import type { ArticleRecord } from "./article.ts";
import type { AuthorEntry } from "./front-matter.ts";

/** Who wrote it; content/authors.yaml. */
export type Author = Omit<AuthorEntry, "id" | "twitter_url"> & {
  readonly twitter_url: string | null;
};

export type Article = ArticleRecord["entry"] & { readonly author: Author };

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
export const markdownAddress = (href: string): string => href.replace(/\/$/, ".md");
