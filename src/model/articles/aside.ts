/** Asides: what stands between `:::note[Title]` and `:::`. */
import type { Nodes, RootContent } from "mdast";
import { type BlockOf, plain } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { paragraphs } from "./flow.ts";
import { inline } from "./inline.ts";

/** A container of the parser's directives, which the types of plain Markdown do not know. */
interface Directive {
  readonly type: "containerDirective" | "leafDirective";
  readonly name: string;
  readonly children: readonly RootContent[];
  readonly position?: Nodes["position"];
}

/** Whether a node of the parser is one; its type says no more than that it is a node. */
export const directiveOf = (node: { readonly type: string }): Directive | undefined =>
  node.type === "containerDirective" || node.type === "leafDirective"
    ? (node as Directive)
    : undefined;

/** Why it is no aside, as the rest of a sentence. */
function faultOf({ type, name, children, position }: Directive, source: string) {
  const marks = type === "leafDirective" ? "::" : ":::";
  if (name !== "note" || type === "leafDirective") {
    return `holds “${marks}${name}”, which articles do not know; the one kind of aside begins with :::note[Title] and closes with :::`;
  }
  const written = source.slice(position?.start.offset, position?.end.offset);
  if (!/\n\s*:{3,}\s*$/.test(written)) {
    return "opens an aside (:::note) that is never closed; put ::: on a line of its own below it";
  }
  const [label, ...rest] = children;
  const titled =
    label?.type === "paragraph" && label.data !== undefined && "directiveLabel" in label.data;
  if (!titled || label.children.length === 0) {
    return "holds an aside without a title; write it in brackets: :::note[Title]";
  }
  return rest.length === 0 ? "holds an aside without a text; write it below the title" : undefined;
}

/** @returns the aside, or nothing where it is said why it is none */
export function asideOf(node: Directive, context: BodyContext): BlockOf<"aside">[] {
  const fault = faultOf(node, context.source);
  const [label, ...rest] = node.children;
  if (fault !== undefined || label?.type !== "paragraph") {
    context.say(lineOf(node as unknown as Nodes), fault ?? "holds an aside without a title");
    return [];
  }
  const title = plain(inline(label.children, context));
  return [{ type: "aside", title, paragraphs: paragraphs(rest, "an aside", context) }];
}
