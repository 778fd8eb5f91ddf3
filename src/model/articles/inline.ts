/** Words within a line: from Markdown's tree to the article's own parts. */
import type { Nodes, PhrasingContent } from "mdast";
import { checkCharacters, fillText } from "../fill.ts";
import type { Inline } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";

const dress = { strong: "bold", emphasis: "emphasis", delete: "struck" } as const;

/** Why a part of Markdown is none of an article's, with what to write instead. */
const refusals: Readonly<Record<string, string>> = {
  image: "holds a picture within a line; give it a line of its own, with empty lines around it",
  imageReference: "holds a picture by reference; write its file in brackets behind its description",
  linkReference: "holds a link by reference; write its address in brackets behind the words",
  footnoteReference: "holds a footnote; say it in the text, or in an aside (:::note[Title])",
};

/** "12:30" and the like look like a directive to the parser; they are text. */
const asWritten = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

const snippet = (html: string) => (html.length > 40 ? `${html.slice(0, 40)}…` : html);

/** The sentence for HTML in a text. */
export const noHtml = (html: string): string =>
  `holds HTML (${snippet(html.split("\n")[0] ?? "")}), which is shown nowhere; write it in Markdown, or between backticks to show it`;

function part(node: PhrasingContent, context: BodyContext): Inline[] {
  const line = lineOf(node);
  const say = (sentence: string) => {
    context.say(line, sentence);
  };
  if (node.type === "text") {
    return [{ type: "text", text: fillText(node.value, say).replaceAll("\n", " ") }];
  }
  if (node.type === "inlineCode") {
    checkCharacters(node.value, say);
    return [{ type: "code", text: node.value }];
  }
  if (node.type === "strong" || node.type === "emphasis" || node.type === "delete") {
    return [{ type: dress[node.type], children: inline(node.children, context) }];
  }
  if (node.type === "break") return [{ type: "text", text: " " }];
  if (node.type === "link") {
    const children = inline(node.children, context);
    if (children.length === 0) {
      say(
        `holds a link without words (${node.url}); write between the square brackets where it leads`,
      );
    }
    const target = context.resolve(node.url, line);
    return target === "none" ? children : [{ type: "link", ...target, children }];
  }
  if (node.type === "html") say(noHtml(node.value));
  else if ((node.type as string) === "textDirective") {
    return [{ type: "text", text: fillText(asWritten(node, context.source), say) }];
  } else {
    say(
      refusals[node.type] ?? `holds “${node.type}”, which articles do not know; write it in words`,
    );
  }
  return [];
}

/** Neighbouring texts as one. */
function joined(parts: readonly Inline[]): Inline[] {
  return parts.reduce<Inline[]>((all, next) => {
    const last = all.at(-1);
    if (last?.type !== "text" || next.type !== "text") return [...all, next];
    return [...all.slice(0, -1), { type: "text", text: last.text + next.text }];
  }, []);
}

/** @returns the parts in order; faults are said with the line they stand on */
export const inline = (nodes: readonly PhrasingContent[], context: BodyContext): Inline[] =>
  joined(nodes.flatMap((node) => part(node, context)));
