/** The fields above an article's text (docs/specification.md, "Blog article"), and content/authors.yaml. */
import { z } from "astro/zod";
import { distinct, flag, list, object, oneOf, slug, slugPattern, text } from "#content/fields.ts";
import { address } from "#content/shared.ts";
import { guessDay, parseDay } from "#lib/text/date.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import { isMotif, type Motif, motifNames, motifs } from "./cover.ts";
import { topics } from "./topics.ts";

/** A day as displayed. */
export const date = (what: string) =>
  text(24, `${what}, such as "Mar 7, 2023"`).transform((value, context) => {
    const day = parseDay(value);
    if (day !== undefined && !("fault" in day)) return day;
    const meant = guessDay(value);
    const remedy = meant === undefined ? `such as "Mar 7, 2023"` : `"${meant}"`;
    context.addIssue(
      day === undefined
        ? `is "${value}"; write the day as it is shown, ${remedy}`
        : `is "${value}", which ${day.fault} between 2000 and 2100; write a day that exists`,
    );
    return { shown: value, iso: "" };
  });

/** No word appears twice in a list. */
const each =
  (what: string) =>
  (words: readonly string[], context: { addIssue: (sentence: string) => void }): void => {
    const again = words.find((word, i) => words.indexOf(word) !== i);
    if (again !== undefined) context.addIssue(`names ${what} "${again}" twice; keep one`);
  };

const picture = (what: string) =>
  text(160, `${what}: a file below content/blog/, such as images/box.png`);

/** @returns the motif of the field cover, such as "path 10", or its fault as the rest of a sentence */
function readCover(written: string): Motif | { readonly fault: string } {
  const [name = "", figure, ...more] = written.trim().split(/\s+/);
  if (!isMotif(name)) {
    return { fault: `is "${written}"; ${didYouMean(name, motifNames, "begin it with one of")}` };
  }
  const { counts } = motifs[name];
  if (counts === null) {
    return figure === undefined
      ? { name, count: 0 }
      : { fault: `is "${written}", but this motif has no number; write "${name}"` };
  }
  const [least, most] = counts;
  const count = Number(figure);
  const right = /^\d+$/.test(figure ?? "") && more.length === 0 && count >= least && count <= most;
  if (right) return { name, count };
  return {
    fault: `is "${written}"; write "${name}" and a number from ${least} to ${most}, such as "${name} ${least}"`,
  };
}

const cover = text(24, "what the cover shows: a motif and its number, such as path 5").transform(
  (written, context) => {
    const motif = readCover(written);
    if (!("fault" in motif)) return motif;
    context.addIssue(motif.fault);
    return z.NEVER;
  },
);

const href = text(200, 'its address, such as "/blog/what-is-dunning/"').refine(
  (value) => /^\/blog\/[^/]+\/$/.test(value) && slugPattern.test(value.slice(6, -1)),
  {
    error: ({ input }) =>
      `is "${input}"; write "/blog/…/" with lowercase letters, digits and single hyphens, or leave the field out: then the file’s name is the address`,
  },
);

export const frontMatter = object({
  title: text(110, "the headline"),
  search_title: text(60, "a shorter title for search results").optional(),
  description: text(160, "one or two sentences that make people want to read it", 50),
  date: date("the day it is published"),
  published_date: date("the same day as date").optional(),
  checked: date("the day its facts were last checked; the publication day if left out").optional(),
  imageUrl: picture("the card’s picture").optional(),
  main_image_url: picture("the post’s picture").optional(),
  cover: cover.optional(),
  href: href.optional(),
  author: text(40, "an author’s id in content/authors.yaml").optional(),
  topics: list("topics", oneOf(topics, "a topic")).superRefine(each("the topic")),
  related: list("related articles", text(140, "the file name of a related article, without .md"), 0)
    .superRefine(each("the article"))
    .default([]),
  sample: flag(
    "is something in it invented, such as a partner? It is marked as a sample while this is true",
  ).default(false),
  draft: flag("is it unfinished and not to be published yet?").default(false),
})
  .refine(({ date, published_date }) => !published_date || published_date.iso === date.iso, {
    path: ["published_date"],
    error: "is not the same day as date; write the same day, or leave it out",
  })
  .refine(({ title, search_title }) => title.length <= 60 || search_title !== undefined, {
    path: ["title"],
    error: ({ input }) =>
      `has ${String((input as { title: string }).title.length)} characters; add a field search_title with at most 60, for search results`,
  });

export type FrontMatter = z.infer<typeof frontMatter>;

/** Who writes the articles; the first is the default author. */
const author = object({
  id: slug(40, "a short name for an article's author field, such as june"),
  name: text(48, "the author's name"),
  role: text(80, "their job, in a few words"),
  twitter_handle: text(32, "their handle, with its @").refine((value) => /^@\w+$/.test(value), {
    error: 'is not a handle; begin it with @ and put it in quotes, such as "@june"',
  }),
  twitter_url: address("the address of their profile").optional(),
  sample: flag("is the author invented? They stay marked as a sample until this is false"),
});

export const authors = object({ authors: distinct("authors", author) });
export type AuthorEntry = z.infer<typeof author>;
