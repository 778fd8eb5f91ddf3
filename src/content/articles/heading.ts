/** Headings: their order and their anchors. */
import type { Heading } from "mdast";
import { slugify } from "#lib/text/slugify.ts";
import { type BlockOf, plain } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { inline } from "./inline.ts";

const longest = 110;

/** Anchors that a page has around its article; tests/site/links.test.ts finds one that is missing here. */
const ofThePage = ["content", "related"];

const marks = (depth: number) => "#".repeat(depth);

/** What is wrong with a heading by itself or below `above`, as the rest of a sentence. */
function faultOf(text: string, depth: number, above: number): string | undefined {
  if (text === "") {
    return "holds a heading without words; write them behind the #, or remove the line";
  }
  if (depth === 1) {
    return `holds a heading of the first level (“${text}”), which the title is; begin it with ##`;
  }
  if (depth > 4) {
    return `holds a heading of a level that articles do not have (“${text}”); begin it with at most ####`;
  }
  if (depth > above + 1) {
    return `skips a level of headings (“${text}”); begin it with ${marks(above + 1)}`;
  }
  if (text.length > longest) {
    return `holds a heading of ${String(text.length)} characters (“${text.slice(0, 40)}…”); shorten it to at most ${String(longest)}, or, if it is none, put an empty line between it and the hyphens below`;
  }
  return undefined;
}

/** @returns a reader of one article's headings in their order; a heading that does not fit is said and left out */
export function headingReader(
  context: BodyContext,
): (node: Heading) => BlockOf<"heading"> | undefined {
  let above = 1;
  const taken = new Set(ofThePage);

  const anchorOf = (text: string): string => {
    const base = slugify(text) || "section";
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${String(count)}`;
    taken.add(id);
    return id;
  };

  return (node) => {
    const text = plain(inline(node.children, context)).trim();
    const fault = faultOf(text, node.depth, above);
    if (fault !== undefined) {
      context.say(lineOf(node), fault);
      // What follows is judged as if this one were corrected.
      above = Math.min(Math.max(node.depth, 2), above + 1, 4);
      return undefined;
    }
    above = node.depth;
    return { type: "heading", level: node.depth as 2 | 3 | 4, id: anchorOf(text), text };
  };
}
