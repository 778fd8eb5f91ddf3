/** Asides: what stands between `:::note[Title]` and `:::`; in legal pages between `:::summary` and `:::`. */
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

/** What each kind of text knows, and how it begins. */
const forms = {
  note: { who: "articles", opening: ":::note[Title]" },
  summary: { who: "legal pages", opening: ":::summary" },
} as const;

/** Its title, where it has one, and what stands below. */
function partsOf({ children }: Directive) {
  const [label, ...rest] = children;
  const titled =
    label?.type === "paragraph" && label.data !== undefined && "directiveLabel" in label.data;
  return titled ? { title: label.children, rest } : { title: [], rest: children };
}

/** Why it is no aside, as the rest of a sentence. */
function faultOf(node: Directive, { source, aside }: BodyContext): string | undefined {
  const { type, name, position } = node;
  const { who, opening } = forms[aside];
  const marks = type === "leafDirective" ? "::" : ":::";
  if (name !== aside || type === "leafDirective") {
    return `holds “${marks}${name}”, which ${who} do not know; the one kind of aside begins with ${opening} and closes with :::`;
  }
  const written = source.slice(position?.start.offset, position?.end.offset);
  // Where another begins within it, what closes it was meant for that one.
  const another = node.children.some((child) => directiveOf(child)?.name === aside);
  if (another || !/\n\s*:{3,}\s*$/.test(written)) {
    return `opens an aside (:::${name}) that is never closed; put ::: on a line of its own below it`;
  }
  const { title, rest } = partsOf(node);
  if (aside === "note" && title.length === 0) {
    return "holds an aside without a title; write it in brackets: :::note[Title]";
  }
  if (aside === "summary" && title.length > 0) {
    return "holds a summary with a title, which is shown nowhere; write :::summary alone";
  }
  return rest.length === 0 ? `holds an aside without a text; write it below ${opening}` : undefined;
}

/** @returns the aside, or nothing where it is said why it is none */
export function asideOf(node: Directive, context: BodyContext): BlockOf<"aside">[] {
  const fault = faultOf(node, context);
  if (fault !== undefined) {
    context.say(lineOf(node as unknown as Nodes), fault);
    return [];
  }
  const { title, rest } = partsOf(node);
  return [
    {
      type: "aside",
      title: plain(inline(title, context)),
      paragraphs: paragraphs(rest, "an aside", context),
    },
  ];
}
