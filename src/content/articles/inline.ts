/** Words within a line: from Markdown's tree to the article's own parts. */
import type { Link, Nodes, PhrasingContent, Text } from "mdast";
import { site } from "#site";
import { checkCharacters, checkName, fillText } from "#content/fill.ts";
import { type Inline, plain } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { elementOf, noHtml } from "./html.ts";
import { looseMarks } from "./loose-marks.ts";

const dress = { strong: "bold", emphasis: "emphasis", delete: "struck" } as const;

/** Why a part of Markdown is none of an article's, with what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  image: "holds a picture within a line; give it a line of its own, with empty lines around it",
  imageReference: "holds a picture by reference; write its file in brackets behind its description",
};

/** What leads to a definition below: that is where the fault is told, once. */
const references = ["linkReference", "footnoteReference"];

/** "12:30" and the like look like a directive to the parser; they are text. */
const asWritten = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** Code is shown as it stands, so nothing is filled in. */
export function checkCode(text: string, say: (sentence: string) => void): void {
  checkCharacters(text, say);
  checkName(text, say, "in code nothing is filled in, so write a name that is made up");
}

/** Whether a node is the first of its line, but for the marks of quotes and lists. */
function isFirst({ position }: Text, source: string): boolean {
  const at = position?.start.offset ?? 0;
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  return /^[\s>]*(?:[-*+]|\d+[.)])?\s*$/.test(before);
}

/** Each line of the file by itself, so that a fault is told with its own. The site's own email address is a link. */
function words(node: Text, context: BodyContext): Inline[] {
  // As it is written, since what is escaped is meant to be seen.
  const written = asWritten(node, context.source)
    .replace(/\\[!-/:-@[-`{-~]/g, " ")
    .split("\n");
  let told = false;
  const texts = node.value.split("\n").map((text, i) => {
    const say = (sentence: string) => {
      context.say(lineOf(node) + i, sentence);
    };
    const line = (written[i] ?? "").replace(i > 0 ? /^[\s>]+/ : "", "");
    // A table that is none is one slip, not one for each of its rows.
    if (!told) told = looseMarks(line, i > 0 || isFirst(node, context.source), say);
    return fillText(text, say);
  });
  const { email } = site.hosts;
  const target = context.resolve("@email", lineOf(node));
  return texts
    .join(" ")
    .split(email)
    .flatMap((text, i): Inline[] => {
      const link: Inline[] = [{ type: "text", text: email }];
      const address: Inline[] =
        target === "none" ? link : [{ type: "link", ...target, children: link }];
      return [...(i > 0 ? address : []), ...(text === "" ? [] : [{ type: "text", text } as const])];
    });
}

/** A link within a link gives way to its words. */
const unlinked = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((each) => (each.type === "link" ? each.children : [each]));

function linkOf(node: Link, context: BodyContext): Inline[] {
  const line = lineOf(node);
  if (node.children.some(({ type }) => type === "image")) {
    context.say(
      line,
      "holds a picture that is a link; write the picture on a line of its own, and the link in a sentence",
    );
    return [];
  }
  const children = joined(unlinked(inline(node.children, context)));
  if (node.children.length === 0 || (children.length > 0 && plain(children).trim() === "")) {
    context.say(
      line,
      `holds a link without words (${node.url}); write between the square brackets where it leads`,
    );
  }
  const target = context.resolve(node.url, line);
  return target === "none" ? children : [{ type: "link", ...target, children }];
}

function part(node: PhrasingContent, context: BodyContext): Inline[] {
  const line = lineOf(node);
  const say = (sentence: string) => {
    context.say(line, sentence);
  };
  if (node.type === "text") return words(node, context);
  if (node.type === "inlineCode") {
    checkCode(node.value, say);
    return [{ type: "code", text: node.value }];
  }
  if (node.type === "strong" || node.type === "emphasis" || node.type === "delete") {
    return [{ type: dress[node.type], children: inline(node.children, context) }];
  }
  if (node.type === "break") return [{ type: "text", text: " " }];
  if (node.type === "link") return linkOf(node, context);
  if ((node.type as string) === "textDirective") {
    return [{ type: "text", text: fillText(asWritten(node, context.source), say) }];
  }
  if (node.type === "html") say(noHtml(node.value));
  else if (!references.includes(node.type)) {
    say(
      refusals[node.type] ?? `holds “${node.type}”, which articles do not know; write it in words`,
    );
  }
  return [];
}

/** Neighboring texts as one. */
function joined(parts: readonly Inline[]): Inline[] {
  return parts.reduce<Inline[]>((all, next) => {
    const last = all.at(-1);
    if (last?.type !== "text" || next.type !== "text") return [...all, next];
    return [...all.slice(0, -1), { type: "text", text: last.text + next.text }];
  }, []);
}

/** The closing half of HTML is no fault of its own beside the opening one. */
const isSecondHalf = (node: PhrasingContent, before: readonly PhrasingContent[]): boolean =>
  node.type === "html" &&
  node.value.startsWith("</") &&
  before.some((other) => other.type === "html" && elementOf(other.value) === elementOf(node.value));

/** @returns the parts in order; faults are said with the line they stand on */
export const inline = (nodes: readonly PhrasingContent[], context: BodyContext): Inline[] =>
  joined(
    nodes.flatMap((node, i) => (isSecondHalf(node, nodes.slice(0, i)) ? [] : part(node, context))),
  );
