/**
 * Articles as Markdown for plain-text readers and machines: the file's text with the product's name filled in, absolute
 * links, and marks on invented content.
 */
import type { Block, Inline, ListBlock, ToolEntry } from "./blocks.ts";
import type { Article, ArticlePicture } from "./entry.ts";

interface MarkdownOptions {
  /** The site's origin, without a closing slash. */
  readonly origin: string;
  /** The mark on invented content, such as "Sample". */
  readonly sample: string;
  /** The article's pictures, by their files. */
  readonly pictures: ReadonlyMap<string, ArticlePicture>;
}

/** Characters special to Markdown anywhere, and an `&` that would begin a named character. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, "\\$&");

/** Beginnings that would turn a paragraph into a heading, list or table. */
const opened = (line: string) =>
  line.replace(/^(?:#{1,6}(?=\s)|[-+](?=\s)|:::|\|)/, "\\$&").replace(/^(\d+)([.)]\s)/, "$1\\$2");

/** A run of backticks longer than any in the text, and at least `least` long. */
function fenceFor(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return "`".repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}

function codeMarkdown(text: string): string {
  const fence = fenceFor(text, 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}

/** Asterisks also work in the middle of a word. */
const wrap: Readonly<Record<"bold" | "emphasis" | "struck", string>> = {
  bold: "**",
  emphasis: "*",
  struck: "~~",
};

function lineMarkdown(line: readonly Inline[], origin: string): string {
  return line
    .map((part) => {
      if (part.type === "text") return escaped(part.text);
      if (part.type === "code") return codeMarkdown(part.text);
      const inner = lineMarkdown(part.children, origin);
      if (part.type !== "link") return `${wrap[part.type]}${inner}${wrap[part.type]}`;
      return `[${inner}](${part.href.startsWith("/") ? origin : ""}${part.href})`;
    })
    .join("");
}

function listMarkdown({ ordered, items }: ListBlock, origin: string, indent = ""): string {
  return items
    .map(({ title, description, list }, i) => {
      const mark = ordered ? `${String(i + 1)}.` : "-";
      const label = title === null ? "" : `**${escaped(title)}** `;
      const deeper = indent + " ".repeat(mark.length + 1);
      const nested = list === null ? "" : `\n${listMarkdown(list, origin, deeper)}`;
      return `${indent}${mark} ${label}${lineMarkdown(description, origin)}${nested}`;
    })
    .join("\n");
}

const toolMarkdown = ({ name, website, des, key_features, des2, des3 }: ToolEntry, at: number) =>
  [
    `${String(at + 1)}. **${escaped(name)}** (<${website}>)`,
    ...[des].filter((text) => text !== null).map((text) => `   ${escaped(text)}`),
    ...key_features.map(
      ({ key, description }) => `   - **${escaped(key)}** ${escaped(description)}`,
    ),
    ...[des2, des3].filter((text) => text !== null).map((text) => `   ${escaped(text)}`),
  ].join("\n\n");

const quoted = (text: string) => text.replace(/^/gm, "> ");

function blockMarkdown(block: Block, { origin, pictures }: MarkdownOptions): string {
  const line = (words: readonly Inline[]) => lineMarkdown(words, origin);
  switch (block.type) {
    case "paragraph":
      return opened(line(block.text));
    case "heading":
      return `${"#".repeat(block.level)} ${escaped(block.text)}`;
    case "list":
      return listMarkdown(block, origin);
    case "image":
      return `![${escaped(block.alt)}](${origin}${pictures.get(block.src)?.src ?? ""})`;
    case "database_tools":
      return block.tools.map(toolMarkdown).join("\n\n");
    case "table": {
      const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
      const cell = (words: readonly Inline[]) => line(words).replaceAll("|", "\\|");
      return [
        row(block.head.map(cell)),
        row(block.figures.map((figures) => (figures ? "---:" : ":---"))),
        ...block.rows.map((cells) => row(cells.map(cell))),
      ].join("\n");
    }
    case "quote":
      return quoted(block.paragraphs.map((words) => opened(line(words))).join("\n\n"));
    case "code": {
      const fence = fenceFor(block.text, 3);
      return `${fence}${block.language}\n${block.text}\n${fence}`;
    }
    case "aside":
      return quoted(
        [
          `**${escaped(block.title)}**`,
          ...block.paragraphs.map((words) => opened(line(words))),
        ].join("\n\n"),
      );
  }
}

/** @returns the article's text alone */
export const textMarkdown = (blocks: readonly Block[], options: MarkdownOptions): string =>
  blocks.map((block) => blockMarkdown(block, options)).join("\n\n");

/** @returns the path of an article's Markdown, from its page's path */
export const twinAddress = (href: string): string => href.replace(/\/$/, ".md");

/** @returns the whole article: title, author, date, address and text */
export function articleMarkdown(
  { title, description, date, href, author, sample }: Article,
  blocks: readonly Block[],
  options: MarkdownOptions,
): string {
  const mark = author.sample ? ` (${options.sample})` : "";
  return [
    `# ${escaped(title)}${sample ? ` (${options.sample})` : ""}`,
    `_${escaped(description)}_`,
    `${escaped(author.name)}${mark}, ${date}. <${options.origin}${href}>`,
    `${textMarkdown(blocks, options)}\n`,
  ].join("\n\n");
}
