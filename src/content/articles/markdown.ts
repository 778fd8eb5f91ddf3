/**
 * Articles as Markdown for plain-text readers and machines: the file's own text with the product's name filled in,
 * absolute links, and marks on invented content.
 */
import { parse } from "yaml";
import { fillText } from "#content/quotes.ts";
import type { ToolEntry } from "./blocks.ts";
import type { Article, ArticlePicture } from "./entry.ts";
import { linkReader } from "./links.ts";

interface MarkdownOptions {
  /** The site's origin, without a closing slash. */
  readonly origin: string;
  /** The mark on invented content, such as "Sample". */
  readonly sample: string;
  /** The article's pictures, by their files. */
  readonly pictures: ReadonlyMap<string, ArticlePicture>;
}

/** The build has reported all faults before. */
const ignore = () => undefined;

/** Characters special to Markdown anywhere, and an `&` that would begin a named character. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, "\\$&");

/** The block of tools, which is YAML in the file, as a list. */
const toolsMarkdown = (yaml: string): string =>
  (parse(yaml) as readonly ToolEntry[])
    .map(({ name, website, des, key_features, des2, des3 }, at) => {
      const features = key_features.map(({ key, description }) => `- **${key}** ${description}`);
      const parts = [des, ...features, des2, des3]
        .filter(Boolean)
        .map((part) => `   ${part ?? ""}`);
      return [`${at + 1}. **${name}** (<${website}>)`, ...parts].join("\n\n");
    })
    .join("\n\n");

/** `:::note[Title]` is a quote with a bold title elsewhere. */
const asideMarkdown = (title: string, text: string): string =>
  `**${title}**\n\n${text.trim()}`.replace(/^/gm, "> ");

/**
 * @param source an article's text as written, without faults
 * @returns the same for readers elsewhere
 */
export function textMarkdown(source: string, { origin, pictures }: MarkdownOptions): string {
  const { resolve } = linkReader(ignore);
  const address = (url: string) => {
    const target = resolve(url, 1);
    if (target === "none") return undefined;
    return target.href.startsWith("/") ? origin + target.href : target.href;
  };
  const filled = (text: string) =>
    fillText(text, ignore)
      .replace(/^:{3,}note\[(.*)\]\n([^]*?)\n:{3,}$/gm, (_, title: string, words: string) =>
        asideMarkdown(title, words),
      )
      .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt: string, src: string) => {
        return `![${alt}](${origin}${pictures.get(src)?.src ?? ""})`;
      })
      // Of a link with a fault, the words stay.
      .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words: string, url: string) => {
        const href = address(url);
        return href === undefined ? words : `[${words}](${href})`;
      });
  return source
    .trim()
    .split(/^(```[^]*?^```)$/m)
    .map((part) => {
      const [, yaml] = /^```database_tools\n([^]*)```$/.exec(part) ?? [];
      if (yaml !== undefined) return toolsMarkdown(fillText(yaml, ignore));
      return part.startsWith("```") ? part : filled(part);
    })
    .join("");
}

/**
 * @param source the article's text as written
 * @returns the whole article: title, author, date, address and text
 */
export function articleMarkdown(
  { title, description, date, href, author, sample }: Article,
  source: string,
  options: MarkdownOptions,
): string {
  const mark = author.sample ? ` (${options.sample})` : "";
  return [
    `# ${escaped(title)}${sample ? ` (${options.sample})` : ""}`,
    `_${escaped(description)}_`,
    `${escaped(author.name)}${mark}, ${date}. <${options.origin}${href}>`,
    `${textMarkdown(source, options)}\n`,
  ].join("\n\n");
}
