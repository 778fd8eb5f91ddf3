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
import { noHtml } from "./html.ts";
import { inline } from "./inline.ts";

/** What writers call a block that stands where none may. */
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

const isPicture = (node: RootContent): boolean =>
  node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "image";

/** The lines of what may hold paragraphs alone. */
export function paragraphs(
  nodes: readonly RootContent[],
  where: string,
  context: BodyContext,
): (readonly Inline[])[] {
  return nodes.flatMap((node) => {
    if (node.type === "paragraph" && !isPicture(node)) return [inline(node.children, context)];
    const name = isPicture(node) ? "picture" : (names[node.type] ?? "part");
    context.say(
      lineOf(node),
      node.type === "html"
        ? noHtml(node.value)
        : `holds more than paragraphs in ${where}; move the ${name} out of it`,
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
    context.say(line, "holds an empty entry of a list; write it, or remove the line");
    return { title: null, description: [], list: null };
  }
  const nested = second?.type === "list" ? listOf(second, context) : null;
  const [surplus] = [
    first.type === "paragraph" ? undefined : first,
    nested === null ? second : undefined,
    ...more,
  ].filter((node) => node !== undefined);
  if (surplus !== undefined) {
    context.say(
      lineOf(surplus),
      "holds more than a line in an entry of a list; an entry is one paragraph, with at most one list under it",
    );
  }
  const words = first.type === "paragraph" ? inline(first.children, context) : [];
  return entryOf(words, nested);
}

export function listOf(node: List, context: BodyContext): ListBlock {
  const ordered = node.ordered === true;
  const start = node.start ?? 1;
  if (ordered && start !== 1) {
    context.say(
      lineOf(node),
      `holds a list that begins with ${String(start)}, while lists are counted from 1; begin it with 1, or let nothing stand between its entries`,
    );
  }
  return { type: "list", ordered, items: node.children.map((item) => itemOf(item, context)) };
}

/** Signs and digits: what a column of figures holds. */
const figure = /^[−–+-]?[$€£]?\s?\d[\d.,\s]*\s?(?:%|×|[a-z]{1,2})?$/i;

/** Rows that would lose cells, and a table that is only a head. */
function checkRows({ children, position }: Table, { say }: BodyContext): void {
  const columns = children[0]?.children.length ?? 0;
  for (const row of children) {
    const cells = row.children.length;
    if (cells === columns) continue;
    say(
      lineOf(row),
      `holds a row of ${String(cells)} ${cells === 1 ? "cell" : "cells"} in a table of ${String(columns)} columns; write as many in every row, and \\| for an upright stroke that is none of the table’s`,
    );
  }
  if (children.length === 1) {
    say(position?.start.line ?? 1, "holds a table without rows; write them below its head");
  }
}

export function tableOf(node: Table, context: BodyContext): BlockOf<"table"> {
  const { children, align } = node;
  checkRows(node, context);
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
