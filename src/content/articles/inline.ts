/** Words within a line: from Markdown's tree to an article's own parts, with their faults. */
import type { Link, Nodes, PhrasingContent, Text } from "mdast";
import { site } from "#site";
import { checkCharacters, checkName, fillText } from "#content/quotes.ts";
import { type Inline, plain } from "./blocks.ts";

/** Takes the rest of a sentence about the text, and the line. */
export type ReportFault = (line: number, sentence: string) => void;

export interface Target {
  readonly href: string;
  readonly external: boolean;
}

export interface TextContext {
  readonly say: ReportFault;
  /** The raw text, for what the parser mistakes for a directive. */
  readonly source: string;
  /** Resolves a link as written; "none" if a fault was reported. */
  readonly resolve: (url: string, line: number) => Target | "none";
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** The parser takes text such as "12:30" for a directive. */
export const asWritten = ({ position }: Pick<Nodes, "position">, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

const linkInstead = "articles cannot embed other sites; link to it instead";

/** What to write instead of some HTML elements. */
const htmlRemedies: Readonly<Record<string, string>> = {
  script: "articles cannot run scripts; remove it, or put it between lines of ``` to show it",
  style: "articles cannot have their own styles; remove it",
  iframe: linkInstead,
  embed: linkInstead,
  object: linkInstead,
  video: linkInstead,
  audio: linkInstead,
  img: "write ![what it shows](images/….png) on a line of its own",
  a: "write [words](address)",
  b: "write **words**",
  strong: "write **words**",
  i: "write _words_",
  em: "write _words_",
  br: "begin a new paragraph with an empty line",
};

/** The lowercase name of a tag's element; empty if there is none. */
const elementOf = (html: string): string =>
  (/^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? "").toLowerCase();

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** The rest of the sentence about HTML in a text, which is never allowed. */
export function htmlFault(html: string): string {
  if (html.startsWith("<!--"))
    return "holds an HTML comment (<!-- … -->), which articles cannot have; remove it";
  const element = elementOf(html);
  const remedy = Object.hasOwn(htmlRemedies, element) ? htmlRemedies[element] : undefined;
  return `holds HTML (${shortened(html.split("\n")[0] ?? "", 40)}), which is not shown; ${remedy ?? "write it in Markdown, or between backticks to show it"}`;
}

/**
 * Markdown marks that a mistake would leave visible to readers, with the message for each; the first match wins. A ^
 * begins a line of the file.
 */
const looseMarks: readonly (readonly [RegExp, string])[] = [
  [
    /!\[[^\]]*\]\([^)]*(?:\)|$)/,
    "holds “[found]”, which is not read as a picture; file names cannot have spaces, so rename the file and write the new name",
  ],
  [
    /\[[^\]]*\]\([^)]*(?:\)|$)/,
    "holds “[found]”, which is not read as a link; an address has no spaces and ends with a parenthesis, so copy it again",
  ],
  [/^#{1,6}[^#\s\d].*/, "holds “[found]”, which is not read as a heading; put a space after the #"],
  [
    /^(?:-|\d{1,2}[.)])\p{Lu}.*/u,
    "holds “[found]”, which is not read as a list entry; put a space after its first mark",
  ],
  [
    /^:::.*/,
    "holds “[found]”, which is not read as an aside; begin it with :::note[Title] and end it with :::, each on its own line",
  ],
  [
    /^\|.*\|\s*$/,
    "holds “[found]”, which is not read as a table; put an empty line above its header row, and below that row a line with | --- | for each column",
  ],
  [
    /(?<=^|\s)\*\*\S|\S\*\*(?=\s|$)/,
    "holds two asterisks (**) that do not make anything bold; put two right before the first word and two right after the last",
  ],
  [/`/, "holds a single backtick; put one on each side of the code, or remove it"],
];

/** @param atStart whether `line` starts a line of the file */
function looseMarkFault(line: string, atStart: boolean): string | undefined {
  for (const [pattern, sentence] of looseMarks) {
    const found = pattern.source.startsWith("^") && !atStart ? null : pattern.exec(line);
    if (found) return sentence.replace("[found]", () => shortened(found[0].trim(), 60));
  }
  return undefined;
}

/** Code is shown as written, so nothing is filled in. */
export function checkCode(text: string, say: (sentence: string) => void): void {
  checkCharacters(text, say);
  checkName(text, say, "nothing is filled in within code, so use a made-up name");
}

/** Whether a text begins its line, ignoring quote and list marks. */
function isFirst({ position }: Text, source: string): boolean {
  const at = position?.start.offset ?? 0;
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  return /^[\s>]*(?:[-*+]|\d+[.)])?\s*$/.test(before);
}

/** Handles each line of the file separately, so that a fault gets the right line. Links the site's email address. */
function wordsOf(node: Text, context: TextContext): Inline[] {
  // The raw line, since escaped marks are meant to be seen.
  const written = asWritten(node, context.source)
    .replace(/\\[!-/:-@[-`{-~]/g, " ")
    .split("\n");
  let reported = false;
  const text = node.value
    .split("\n")
    .map((words, i) => {
      const say = (sentence: string) => {
        context.say(lineOf(node) + i, sentence);
      };
      const line = (written[i] ?? "").replace(i > 0 ? /^[\s>]+/ : "", "");
      // Report a broken table once, not for each row.
      const fault = reported
        ? undefined
        : looseMarkFault(line, i > 0 || isFirst(node, context.source));
      if (fault !== undefined) say(fault);
      reported ||= fault !== undefined;
      return fillText(words, say);
    })
    .join(" ");
  const { email } = site.hosts;
  const target = context.resolve("@email", lineOf(node));
  const address: Inline[] = [{ type: "text", text: email }];
  return text
    .split(email)
    .flatMap((part, i): Inline[] => [
      ...(i === 0
        ? []
        : target === "none"
          ? address
          : [{ type: "link" as const, ...target, children: address }]),
      ...(part === "" ? [] : [{ type: "text" as const, text: part }]),
    ]);
}

function linkOf(node: Link, context: TextContext): Inline[] {
  const line = lineOf(node);
  if (node.children.some(({ type }) => type === "image")) {
    context.say(
      line,
      "holds a picture that is a link; write the picture on a line of its own, and the link in a sentence",
    );
    return [];
  }
  // A link inside a link becomes plain words.
  const children = joined(
    inline(node.children, context).flatMap((each) =>
      each.type === "link" ? each.children : [each],
    ),
  );
  if (node.children.length === 0 || (children.length > 0 && plain(children).trim() === "")) {
    context.say(
      line,
      `holds a link without words (${node.url}); write between the square brackets where it leads`,
    );
  }
  const target = context.resolve(node.url, line);
  return target === "none" ? children : [{ type: "link", ...target, children }];
}

const dress = { strong: "bold", emphasis: "emphasis", delete: "struck" } as const;

/** Markdown that articles do not support, with what to write instead; null is reported at its definition. */
const refusals: Readonly<Record<string, string | null>> = {
  image: "holds a picture within a line; give it a line of its own, with empty lines around it",
  imageReference:
    "holds a picture by reference; write its file in parentheses after its description",
  linkReference: null,
  footnoteReference: null,
};

function partOf(node: PhrasingContent, context: TextContext): Inline[] {
  const say = (sentence: string) => {
    context.say(lineOf(node), sentence);
  };
  switch (node.type) {
    case "text":
      return wordsOf(node, context);
    case "inlineCode":
      checkCode(node.value, say);
      return [{ type: "code", text: node.value }];
    case "strong":
    case "emphasis":
    case "delete":
      return [{ type: dress[node.type], children: inline(node.children, context) }];
    case "break":
      return [{ type: "text", text: " " }];
    case "link":
      return linkOf(node, context);
    case "html":
      say(htmlFault(node.value));
      return [];
    default: {
      if ((node.type as string) === "textDirective")
        return [{ type: "text", text: fillText(asWritten(node, context.source), say) }];
      const refusal = refusals[node.type];
      if (refusal !== null)
        say(refusal ?? `holds “${node.type}”, which articles do not support; write it in words`);
      return [];
    }
  }
}

const joined = (parts: readonly Inline[]): Inline[] =>
  parts.reduce<Inline[]>((all, next) => {
    const last = all.at(-1);
    if (last?.type !== "text" || next.type !== "text") return [...all, next];
    return [...all.slice(0, -1), { type: "text", text: last.text + next.text }];
  }, []);

/** A closing tag is not reported in addition to its opening tag. */
const isSecondHalf = (node: PhrasingContent, before: readonly PhrasingContent[]): boolean =>
  node.type === "html" &&
  node.value.startsWith("</") &&
  before.some((other) => other.type === "html" && elementOf(other.value) === elementOf(node.value));

/** @returns the parts in order; faults go to `context.say` with their line */
export const inline = (nodes: readonly PhrasingContent[], context: TextContext): Inline[] =>
  joined(
    nodes.flatMap((node, i) =>
      isSecondHalf(node, nodes.slice(0, i)) ? [] : partOf(node, context),
    ),
  );
