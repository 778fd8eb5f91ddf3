/** An article's text: from Markdown to its ordered list of typed blocks (docs/specification.md, "Content blocks"). */
import type { Code, Paragraph, Root, RootContent } from "mdast";
import { markdownToMdast } from "satteri";
import { type Fault, readContent } from "../explain.ts";
import { checkCharacters } from "../fill.ts";
import { type Block, type BlockOf, plain } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { listOf, paragraphs, quoteOf, tableOf } from "./flow.ts";
import { headingReader } from "./heading.ts";
import { inline, noHtml } from "./inline.ts";
import { tools } from "./tools.ts";

/** A container of the parser's directives, which the types of plain Markdown do not know. */
interface Directive {
  readonly type: string;
  readonly name: string;
  readonly children: readonly RootContent[];
}

export interface BodyReader extends BodyContext {
  /** Told of faults that are whole sentences already. */
  readonly tell: (fault: Fault) => void;
}

function pictureOf({ children }: Paragraph, context: BodyContext): BlockOf<"image"> | undefined {
  const [only, ...more] = children;
  if (only?.type !== "image" || more.length > 0) return undefined;
  const [line, alt] = [lineOf(only), only.alt?.trim() ?? ""];
  if (alt === "") {
    context.say(
      line,
      `holds a picture (${only.url}) without a description; write between the square brackets what it shows, for those who cannot see it`,
    );
  }
  checkCharacters(alt, (sentence) => {
    context.say(line, sentence);
  });
  context.checkPicture(only.url, line);
  return { type: "image", src: only.url, alt };
}

function codeOf(node: Code, { tell, say }: BodyReader): Block {
  const line = lineOf(node);
  if (node.lang === "database_tools") {
    const reading = readContent("\n".repeat(line) + node.value, tools);
    if ("data" in reading) return { type: "database_tools", tools: reading.data };
    reading.faults.forEach(tell);
  }
  checkCharacters(node.value, (sentence) => {
    say(line, sentence);
  });
  return { type: "code", language: node.lang ?? "", text: node.value };
}

function asideOf({ name, children }: Directive, line: number, context: BodyContext): Block[] {
  const [label, ...rest] = children;
  const titled =
    label?.type === "paragraph" && label.data !== undefined && "directiveLabel" in label.data;
  if (name !== "note" || !titled) {
    context.say(
      line,
      name === "note"
        ? "holds an aside without a title; write it in brackets: :::note[Title]"
        : `holds “:::${name}”, which articles do not know; the one kind of aside is :::note[Title]`,
    );
    return [];
  }
  const title = plain(inline(label.children, context));
  return [{ type: "aside", title, paragraphs: paragraphs(rest, "an aside", context) }];
}

const isDirective = (node: { type: string }): boolean => /Directive$/.test(node.type);

/** Why a part of Markdown is no block of an article, with what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  thematicBreak: "holds a ruled line; begin what is new with a heading (##)",
  definition: "holds the address of a link by reference; write it in brackets behind the words",
  footnoteDefinition: "holds a footnote; say it in the text, or in an aside (:::note[Title])",
};

function readerOf(context: BodyReader): (node: RootContent) => Block[] {
  const heading = headingReader(context);
  return (node) => {
    if (node.type === "heading") return [heading(node)].filter((block) => block !== undefined);
    if (node.type === "paragraph") {
      return [
        pictureOf(node, context) ?? { type: "paragraph", text: inline(node.children, context) },
      ];
    }
    if (node.type === "list") return [listOf(node, context)];
    if (node.type === "table") return [tableOf(node, context)];
    if (node.type === "blockquote") return [quoteOf(node, context)];
    if (node.type === "code") return [codeOf(node, context)];
    if (isDirective(node)) return asideOf(node as unknown as Directive, lineOf(node), context);
    const refused = node.type === "html" ? noHtml(node.value) : refusals[node.type];
    context.say(lineOf(node), refused ?? `holds “${node.type}”, which articles do not know`);
    return [];
  };
}

export interface Body {
  readonly blocks: readonly Block[];
  /** For each block the line of the file that it begins on. */
  readonly lines: readonly number[];
}

/** @returns the blocks of `context.source` in order; what does not fit is said and left out */
export function readBody(context: BodyReader): Body {
  const tree = markdownToMdast(context.source, {
    features: { gfm: true, directive: true, frontmatter: false },
  }) as unknown as Root;
  const read = readerOf(context);
  const made = tree.children.flatMap((node) =>
    read(node).map((block) => ({ block, line: lineOf(node) })),
  );
  return { blocks: made.map(({ block }) => block), lines: made.map(({ line }) => line) };
}
