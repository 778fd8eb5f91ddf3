/** An article's text: from Markdown to its ordered list of typed blocks (docs/specification.md, "Content blocks"). */
import type { Paragraph, Root, RootContent } from "mdast";
import { markdownToMdast } from "satteri";
import type { Fault } from "#content/explain.ts";
import { fillText } from "#content/fill.ts";
import { asideOf, directiveOf } from "./aside.ts";
import type { Block, BlockOf } from "./blocks.ts";
import { codeOf } from "./code.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { listOf, quoteOf, tableOf } from "./flow.ts";
import { headingReader } from "./heading.ts";
import { noHtml } from "./html.ts";
import { inline } from "./inline.ts";

export interface BodyReader extends BodyContext {
  /** Told of faults that are whole sentences already. */
  readonly tell: (fault: Fault) => void;
}

function pictureOf({ children }: Paragraph, context: BodyContext): BlockOf<"image"> | undefined {
  const [only, ...more] = children;
  if (only?.type !== "image" || more.length > 0) return undefined;
  const line = lineOf(only);
  const say = (sentence: string) => {
    context.say(line, sentence);
  };
  const alt = fillText(only.alt?.trim() ?? "", say);
  if (alt === "") {
    say(
      `holds a picture (${only.url}) without a description; write between the square brackets what it shows, for those who cannot see it`,
    );
  }
  context.checkPicture(only.url, line);
  return { type: "image", src: only.url, alt };
}

/** Why a part of Markdown is no block of an article, with what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  thematicBreak: "holds a ruled line; begin what is new with a heading (##)",
  definition:
    "holds the address of a link apart from its words; write [words](address) in the sentence itself, and remove this line",
  footnoteDefinition:
    "holds a footnote; say it in the sentence itself or in an aside (:::note[Title]), and remove this line and its sign",
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
    if (node.type === "code") return codeOf(node, context);
    const directive = directiveOf(node);
    if (directive !== undefined) return asideOf(directive, context);
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
