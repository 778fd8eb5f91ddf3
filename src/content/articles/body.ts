/** A text's blocks: from Markdown to an ordered list of typed blocks (docs/specification.md, "Content blocks"). */
import type * as md from "mdast";
import { markdownToMdast } from "satteri";
import { list, object, text } from "#content/fields.ts";
import { type Fault, fieldName, readContent } from "#content/parse.ts";
import { fillText } from "#content/quotes.ts";
import { slugify } from "#lib/text/slugify.ts";
import { type Block, type BlockOf, type Inline, type ListItem, plain } from "./blocks.ts";
import { asWritten, checkCode, htmlFault, inline, lineOf, type TextContext } from "./inline.ts";

interface BodyContext extends TextContext {
  /** The one kind of aside that the text allows: notes with a title, or summaries without. */
  readonly aside: "note" | "summary";
  /** Reports what is wrong with a picture's file, if anything. */
  readonly checkPicture: (src: string, line: number) => void;
  /** Takes faults that are whole sentences already. */
  readonly report: (fault: Fault) => void;
}

const maxHeadingLength = 110;

/** The fault of a heading, alone or below `above`, as the rest of a sentence. */
function headingFault(words: string, depth: number, above: number): string | undefined {
  if (words === "")
    return "holds a heading without words; write them after the #, or remove the line";
  if (depth === 1)
    return `holds a heading of the first level (“${words}”), but only the title is one; begin it with ##`;
  if (depth > 4)
    return `holds a heading of a level that articles cannot have (“${words}”); begin it with at most ####`;
  if (depth > above + 1)
    return `skips a level of headings (“${words}”); begin it with ${"#".repeat(above + 1)}`;
  if (words.length > maxHeadingLength)
    return `holds a heading of ${words.length} characters (“${words.slice(0, 40)}…”); shorten it to at most ${maxHeadingLength}, or, if it is not a heading, put an empty line between it and the hyphens below`;
  return undefined;
}

/** @returns a reader for one text's headings, in order; a heading with a fault is reported and left out */
function headingReader(context: TextContext): (node: md.Heading) => BlockOf<"heading">[] {
  let above = 1;
  // Anchors of the page around the article; tests/site/links.test.ts finds any that are missing here.
  const taken = new Set(["content", "related"]);
  return (node) => {
    const words = plain(inline(node.children, context)).trim();
    const fault = headingFault(words, node.depth, above);
    if (fault !== undefined) {
      context.say(lineOf(node), fault);
      // Judge what follows as if this heading were correct.
      above = Math.min(Math.max(node.depth, 2), above + 1, 4);
      return [];
    }
    above = node.depth;
    const base = slugify(words) || "section";
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return [{ type: "heading", level: node.depth as 2 | 3 | 4, id, text: words }];
  };
}

/** Writers' names for Markdown parts, for messages about misplaced ones. */
const names: Readonly<Record<string, string>> = {
  blockquote: "quote",
  heading: "heading",
  list: "list",
  table: "table",
  code: "code",
  containerDirective: "aside",
  definition: "address of a link",
  footnoteDefinition: "footnote",
  thematicBreak: "ruled line",
};

const isPicture = (node: md.RootContent): boolean =>
  node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "image";

/** The lines of a block that may hold only paragraphs. */
const paragraphs = (nodes: readonly md.RootContent[], where: string, context: TextContext) =>
  nodes.flatMap((node): (readonly Inline[])[] => {
    if (node.type === "paragraph" && !isPicture(node)) return [inline(node.children, context)];
    const name = isPicture(node) ? "picture" : (names[node.type] ?? "part");
    const fault = `holds more than paragraphs in ${where}; move the ${name} out of it`;
    context.say(lineOf(node), node.type === "html" ? htmlFault(node.value) : fault);
    return [];
  });

/**
 * An entry that begins with a bold label and continues has a title and a description. A label ends in a colon or a
 * period, inside the bold words or after them; other bold words are part of the sentence.
 */
function titled(line: readonly Inline[]): Pick<ListItem, "title" | "description"> {
  const [first, second, ...rest] = line;
  if (first?.type !== "bold" || second?.type !== "text") return { title: null, description: line };
  const label = plain(first.children);
  const [, stop = "", after = ""] = /^([:.]?)\s*(.*)$/s.exec(second.text) ?? [];
  if (!/[:.?!]$/.test(label + stop)) return { title: null, description: line };
  const description = after === "" ? rest : [{ type: "text" as const, text: after }, ...rest];
  return { title: label + stop, description };
}

function itemOf(node: md.ListItem, context: TextContext): ListItem {
  const [first, second, ...more] = node.children;
  if (typeof node.checked === "boolean")
    context.say(lineOf(node), "holds a checkbox, which visitors cannot check; write a plain list");
  if (first === undefined)
    context.say(lineOf(node), "holds an empty list entry; write it, or remove the line");
  const nested = second?.type === "list" ? listOf(second, context) : null;
  const [surplus] = [
    ...(first === undefined || first.type === "paragraph" ? [] : [first]),
    ...(second === undefined || nested ? [] : [second]),
    ...more,
  ];
  if (surplus !== undefined)
    context.say(
      lineOf(surplus),
      "holds a list entry with more than one paragraph; an entry is one paragraph, with at most one list under it",
    );
  const line = first?.type === "paragraph" ? inline(first.children, context) : [];
  return { ...titled(line), list: nested };
}

function listOf(node: md.List, context: TextContext): BlockOf<"list"> {
  const ordered = node.ordered === true;
  if (ordered && (node.start ?? 1) !== 1)
    context.say(
      lineOf(node),
      `holds a list that begins with ${node.start}, but lists begin with 1; begin it with 1, or leave nothing between its entries`,
    );
  return { type: "list", ordered, items: node.children.map((item) => itemOf(item, context)) };
}

/** Symbols and digits: the contents of a number column. */
const figure = /^[−–+-]?[$€£]?\s?\d[\d.,\s]*\s?(?:%|×|[a-z]{1,2})?$/i;

function tableOf(node: md.Table, context: TextContext): BlockOf<"table"> {
  const columns = node.children[0]?.children.length ?? 0;
  for (const row of node.children) {
    const cells = row.children.length;
    if (cells !== columns)
      context.say(
        lineOf(row),
        `holds a row of ${cells} ${cells === 1 ? "cell" : "cells"} in a table of ${columns} columns; write the same number in every row, and \\| for a vertical bar that does not separate cells`,
      );
  }
  if (node.children.length === 1)
    context.say(lineOf(node), "holds a table without rows; write them below its header row");
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => inline(cell.children, context)),
  );
  const figures = head.map((_, column) => {
    const align = node.align?.[column];
    if (align) return align === "right";
    const cells = rows.map((row) => plain(row[column] ?? []).trim()).filter(Boolean);
    return column > 0 && cells.length > 0 && cells.every((cell) => figure.test(cell));
  });
  return { type: "table", head, rows, figures };
}

const orNull = (value: string | undefined) => value ?? null;

/** The block of numbered tools, written as YAML in a code fence. */
const tools = list("tools", {
  name: text(60, "the tool's name"),
  website: text(200, "its address, beginning with https://").refine(
    (value) => /^https:\/\/[^\s/]+\//.test(value),
    "is not an address that can be linked; begin it with https:// and end it with a slash",
  ),
  img: text(60, "what its symbol is drawn from: seed"),
  des: text(600, "what it is, in one paragraph").optional().transform(orNull),
  key_features: list(
    "features",
    object({ key: text(60, "the feature"), description: text(240, "what it means") }),
    0,
  ),
  des2: text(600, "what to consider").optional().transform(orNull),
  des3: text(600, "what else to consider").optional().transform(orNull),
});

const toolSubject = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? "the block of tools" : `field "${fieldName(["tools", ...path])}"`;

/** What is wrong with the way code is written. Code without a fence is usually accidental indentation. */
function fenceFault(node: md.Code, source: string): string | undefined {
  const lines = asWritten(node, source).split("\n");
  const [, fence] = /^\s*(`{3,}|~{3,})/.exec(lines[0] ?? "") ?? [];
  if (fence === undefined)
    return "begins with four spaces or a tab, which turns it into code; remove them, or put ``` on the line before and after it";
  return lines.length > 1 && lines.at(-1)?.includes(fence)
    ? undefined
    : `opens a block with ${fence} that is never closed; put ${fence} on the line below it`;
}

function codeOf(node: md.Code, context: BodyContext): Block[] {
  const line = lineOf(node);
  const fault = fenceFault(node, context.source);
  if (fault !== undefined) {
    context.say(line, fault);
    return [];
  }
  if (node.lang === "database_tools") {
    const reading = readContent("\n".repeat(line) + node.value, tools, toolSubject);
    if ("data" in reading) return [{ type: "database_tools", tools: reading.data }];
    for (const each of reading.faults) context.report({ ...each, line: Math.max(line, each.line) });
    return [];
  }
  node.value.split("\n").forEach((words, i) => {
    checkCode(words, (sentence) => {
      context.say(line + 1 + i, sentence);
    });
  });
  return [{ type: "code", language: node.lang ?? "", text: node.value }];
}

/** A directive of the parser; the types of plain Markdown lack it. */
interface Directive {
  readonly type: "containerDirective" | "leafDirective";
  readonly name: string;
  readonly children: readonly md.RootContent[];
  readonly position?: md.Nodes["position"];
}

const isDirective = (node: object): node is Directive =>
  "type" in node && (node.type === "containerDirective" || node.type === "leafDirective");

/** Which texts may have each kind of aside, and its opening line. */
const asides = {
  note: { who: "articles", opening: ":::note[Title]" },
  summary: { who: "legal pages", opening: ":::summary" },
} as const;

/** Asides: `:::note[Title]` in articles and `:::summary` in legal pages, closed by `:::`. */
function asideOf(node: Directive, context: BodyContext): BlockOf<"aside">[] {
  const { type, name, children } = node;
  const { who, opening } = asides[context.aside];
  const [label, ...below] = children;
  const isTitled = label?.type === "paragraph" && label.data && "directiveLabel" in label.data;
  const title = isTitled ? plain(inline(label.children, context)) : "";
  const rest = isTitled ? below : children;
  const faultOf = (): string | undefined => {
    if (name !== context.aside || type === "leafDirective")
      return `holds “${type === "leafDirective" ? "::" : ":::"}${name}”, which ${who} do not support; the only kind of aside begins with ${opening} and ends with :::`;
    // If another begins inside, the closing line was meant for that one.
    const another = children.some((child) => isDirective(child) && child.name === name);
    if (another || !/\n\s*:{3,}\s*$/.test(asWritten(node, context.source)))
      return `opens an aside (:::${name}) that is never closed; put ::: on its own line below it`;
    if (name === "note" && !isTitled)
      return "holds an aside without a title; write it in brackets: :::note[Title]";
    if (name === "summary" && isTitled)
      return "holds a summary with a title, which is not shown; write :::summary alone";
    return rest.length > 0 ? undefined : `holds an aside without text; write it below ${opening}`;
  };
  const fault = faultOf();
  if (fault === undefined)
    return [{ type: "aside", title, paragraphs: paragraphs(rest, "an aside", context) }];
  context.say(node.position?.start.line ?? 1, fault);
  return [];
}

/** A picture on its own line, otherwise a paragraph. */
function paragraphOf(node: md.Paragraph, context: BodyContext): Block {
  const [only] = node.children;
  if (!isPicture(node) || only?.type !== "image")
    return { type: "paragraph", text: inline(node.children, context) };
  const line = lineOf(only);
  const say = (sentence: string) => {
    context.say(line, sentence);
  };
  const alt = fillText(only.alt?.trim() ?? "", say);
  if (alt === "")
    say(
      `holds a picture (${only.url}) without a description; write between the square brackets what it shows, for those who cannot see it`,
    );
  context.checkPicture(only.url, line);
  return { type: "image", src: only.url, alt };
}

/** Markdown that articles do not support, with what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  thematicBreak: "holds a horizontal rule; begin the new part with a heading (##)",
  definition:
    "holds a link’s address on a line of its own; write [words](address) in the sentence instead, and remove this line",
  footnoteDefinition:
    "holds a footnote; write it in the sentence itself or in an aside (:::note[Title]), and remove this line and its mark",
};

function blocksOf(
  node: md.RootContent,
  heading: (node: md.Heading) => Block[],
  context: BodyContext,
): readonly Block[] {
  if (node.type === "heading") return heading(node);
  if (node.type === "paragraph") return [paragraphOf(node, context)];
  if (node.type === "list") return [listOf(node, context)];
  if (node.type === "table") return [tableOf(node, context)];
  if (node.type === "blockquote")
    return [{ type: "quote", paragraphs: paragraphs(node.children, "a quote", context) }];
  if (node.type === "code") return codeOf(node, context);
  if (isDirective(node)) return asideOf(node, context);
  const refusal = node.type === "html" ? htmlFault(node.value) : refusals[node.type];
  context.say(lineOf(node), refusal ?? `holds “${node.type}”, which articles do not support`);
  return [];
}

export interface Body {
  readonly blocks: readonly Block[];
  /** The line in the file where each block begins. */
  readonly lines: readonly number[];
}

/** @returns the blocks of `context.source` in order; invalid ones are reported and left out */
export function readBody(context: BodyContext): Body {
  const tree = markdownToMdast(context.source, {
    features: { gfm: true, directive: true, frontmatter: false },
  }) as unknown as md.Root;
  const heading = headingReader(context);
  const made = tree.children.flatMap((node) =>
    blocksOf(node, heading, context).map((block) => ({ block, line: lineOf(node) })),
  );
  return { blocks: made.map(({ block }) => block), lines: made.map(({ line }) => line) };
}
