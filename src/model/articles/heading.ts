/** Headings: their order and their anchors. */
import type { Heading } from "mdast";
import { slugify } from "#lib/text/slugify.ts";
import { type BlockOf, plain } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { inline } from "./inline.ts";

const marks = (depth: number) => "#".repeat(depth);

/** @returns a reader of one article's headings in their order; a heading that does not fit is said and left out */
export function headingReader(
  context: BodyContext,
): (node: Heading) => BlockOf<"heading"> | undefined {
  let above = 1;
  const taken = new Map<string, number>();
  return (node) => {
    const line = lineOf(node);
    const text = plain(inline(node.children, context)).trim();
    const { depth } = node;
    if (text === "") {
      context.say(
        line,
        "holds a heading without words; write them behind the #, or remove the line",
      );
      return undefined;
    }
    if (depth === 1) {
      context.say(
        line,
        `holds a heading of the first level (“${text}”), which the title is; begin it with ##`,
      );
      return undefined;
    }
    if (depth > above + 1 || depth > 4) {
      const deepest = Math.min(above + 1, 4);
      context.say(line, `skips a level of headings (“${text}”); begin it with ${marks(deepest)}`);
      return undefined;
    }
    above = depth;
    const id = slugify(text) || "section";
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return {
      type: "heading",
      level: depth as 2 | 3 | 4,
      id: count === 1 ? id : `${id}-${String(count)}`,
      text,
    };
  };
}
