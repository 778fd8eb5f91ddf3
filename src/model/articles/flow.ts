/** Blocks of an article that hold lines: lists, tables, quotes, asides. */
import type { Blockquote, List, ListItem, RootContent, Table } from "mdast";
import {
  type BlockOf,
  type Inline,
  type ListBlock,
  type ListItem as Entry,
  plain,
} from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { inline, noHtml } from "./inline.ts";

/** The lines of what may hold paragraphs alone. */
export function paragraphs(
  nodes: readonly RootContent[],
  where: string,
  context: BodyContext,
): (readonly Inline[])[] {
  return nodes.flatMap((node) => {
    if (node.type === "paragraph") return [inline(node.children, context)];
    context.say(
      lineOf(node),
      node.type === "html"
        ? noHtml(node.value)
        : `holds more than paragraphs in ${where}; move the ${node.type} out of it`,
    );
    return [];
  });
}

/**
 * An entry that begins with a bold label and goes on has a title and a description. A label closes with a colon
 * or a full stop, within the bold words or behind them; other bold words are part of the sentence.
 */
function entryOf(line: readonly Inline[], list: ListBlock | null): Entry {
  const [first, second, ...rest] = line;
  if (first?.type !== "bold" || second?.type !== "text") {
    return { title: null, description: line, list };
  }
  const label = plain(first.children);
  const [, stop = "", after = ""] = /^([:.]?)\s*(.*)$/s.exec(second.text) ?? [];
  if (!/[:.?!]$/.test(label + stop)) return { title: null, description: line, list };
  const description = after === "" ? rest : [{ type: "text" as const, text: after }, ...rest];
  return { title: label + stop, description, list };
}

function itemOf({ children, checked, position }: ListItem, context: BodyContext): Entry {
  const line = position?.start.line ?? 1;
  const [first, second, ...more] = children;
  if (checked !== null && checked !== undefined) {
    context.say(line, "holds a box to tick, which nobody can tick on the page; write a plain list");
  }
  if (first === undefined) {
    context.say(line, "holds an empty entry of a list; write it, or remove the hyphen");
    return { title: null, description: [], list: null };
  }
  const nested = second?.type === "list" ? listOf(second, context) : null;
  if (first.type !== "paragraph" || (second !== undefined && nested === null) || more.length > 0) {
    context.say(
      line,
      "holds more than a line in an entry of a list; an entry is one paragraph, with at most one list under it",
    );
  }
  const words = first.type === "paragraph" ? inline(first.children, context) : [];
  return entryOf(words, nested);
}

export const listOf = (node: List, context: BodyContext): ListBlock => ({
  type: "list",
  ordered: node.ordered === true,
  items: node.children.map((item) => itemOf(item, context)),
});

/** Signs and digits: what a column of figures holds. */
const figure = /^[−–+-]?[$€£]?\s?\d[\d.,\s]*\s?(?:%|×|[a-z]{1,2})?$/i;

export function tableOf({ children, align }: Table, context: BodyContext): BlockOf<"table"> {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inline(cell.children, context)),
  );
  const isFigure = (_: unknown, column: number) => {
    if (align?.[column]) return align[column] === "right";
    const cells = rows.map((row) => plain(row[column] ?? []).trim()).filter(Boolean);
    return column > 0 && cells.length > 0 && cells.every((cell) => figure.test(cell));
  };
  return { type: "table", head, rows, figures: head.map(isFigure) };
}

export const quoteOf = (node: Blockquote, context: BodyContext): BlockOf<"quote"> => ({
  type: "quote",
  paragraphs: paragraphs(node.children, "a quote", context),
});
