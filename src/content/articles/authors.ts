/** The schema of content/authors.yaml: who writes the articles. The first writes all that name nobody. */
import type { z } from "astro/zod";
import { distinct, flag, object, slug, text } from "#content/fields.ts";

const author = object({
  id: slug(40, "a short name for the field author of an article, such as june"),
  name: text(48, "the author's name"),
  role: text(80, "what they do, in a few words"),
  twitter_handle: text(32, "their handle, with its @").refine((value) => /^@\w+$/.test(value), {
    error: 'is no handle; begin it with @ and put it in quotes, such as "@june"',
  }),
  twitter_url: text(120, "the address of their profile")
    .refine(
      (value) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(value),
      "is no address; begin it with https://",
    )
    .optional(),
  sample: flag("is the author invented? They stay marked as a sample until this is false"),
});

export const authors = object({ authors: distinct("authors", author) });
export type AuthorEntry = z.infer<typeof author>;
