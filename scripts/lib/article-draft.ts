/** The text of a new article: a valid draft that says in each place what to write there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { topics } from "#content/articles/topics.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { slugify } from "#lib/text/slugify.ts";
import { site } from "#site";
import { Refusal } from "./cli.ts";
import { root } from "./paths.ts";

/** The most characters of a title that search results show whole (src/content/articles/front-matter.ts). */
const longest = 60;

/** The product's name, which is only in site.config.ts. */
const product = new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`, "g");

/** Whole words from the beginning of a text, at most `max` characters. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max + 1).replace(/[\s,;:.–]*\s\S*$/, "");

const body = readFileSync(join(root, "scripts/lib/article-draft.md"), "utf8");

/**
 * @param title as typed; the product's name in it becomes {product}
 * @param date of the article, as articles show it: "Mar 7, 2023" (src/lib/text/date.ts, `today`)
 * @returns the file of the draft, "content/blog/what-is-dunning.md", and its text, which src/content/articles/article.ts
 *   reads without a fault as long as the title is not too long and the fonts have its letters
 * @throws Refusal with one sentence when the title cannot be an address
 */
export function articleDraft(title: string, date: string): { file: string; text: string } {
  const words = title
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replaceAll(product, "{product}");
  const slug = slugify(words.replaceAll(/\{product\}(?:’s\b)?/g, ""));
  if (!/\p{L}/u.test(slug))
    throw new Refusal(
      `“${title}” cannot be an address; write a title with letters from a to z besides the product’s name.`,
    );
  const front = [
    `title: ${JSON.stringify(words)}`,
    ...(words.length > longest ? [`search_title: ${JSON.stringify(cut(words, longest))}`] : []),
    `description: ${JSON.stringify(`Say here in one or two sentences what a reader takes away from “${cut(words, 80)}”.`)}`,
    `date: ${JSON.stringify(date)}`,
    `# One to three of: ${topics.join(", ")}.`,
    `topics: [${topics[0]}]`,
    "related: []",
    "# What its cover shows, such as: cover: path 5. docs/content.md lists the motifs.",
    "# Take this line out to publish.",
    "draft: true",
  ];
  return { file: `${articleFolder}/${slug}.md`, text: `---\n${front.join("\n")}\n---\n\n${body}` };
}
