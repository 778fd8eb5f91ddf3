/** What the toolbar does to a text: pure, so that it can be tested without a browser. */
import { words } from "../../words.ts";

/** A text with what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of the text is replaced, and part of what came is selected, counted from its beginning. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [number, number];
}

/** The selection without the space at its ends: marks beside a space are none. */
function trimmed({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  if (chosen.trim() === "") return { text, start, end };
  const before = chosen.length - chosen.trimStart().length;
  return { text, start: start + before, end: start + before + chosen.trim().length };
}

/** Puts marks around what is selected, or around sample words; takes them away where they are already. */
export function wrap(at: Selected, mark: string, sample: string): Change {
  const { text, start, end } = trimmed(at);
  const { length } = mark;
  const chosen = text.slice(start, end);
  const isWrapped =
    text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  if (start >= length && isWrapped)
    return { from: start - length, to: end + length, insert: chosen, select: [0, chosen.length] };
  const inner = chosen === "" ? sample : chosen;
  const select = [length, length + inner.length] as const;
  return { from: start, to: end, insert: mark + inner + mark, select };
}

/** The whole lines that the selection touches. */
function linesOf({ text, start, end }: Selected): { from: number; to: number } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end > start && text[end - 1] === "\n" ? end - 1 : end);
  return { from, to: next < 0 ? text.length : next };
}

const anyPrefix = /^(?:#{2,4} |[-*] |\d+\. |> )/;

/**
 * Begins each selected line with a prefix in place of another one; takes it away where all have it.
 *
 * @param prefix for the line of that number, from 0
 * @param sample for an empty line
 */
export function prefix(at: Selected, prefixOf: (line: number) => string, sample: string): Change {
  const { from, to } = linesOf(at);
  const lines = at.text.slice(from, to).split("\n");
  const full = lines.filter((line) => line.trim() !== "");
  const has = full.length > 0 && full.every((line, i) => line.startsWith(prefixOf(i)));
  let number = 0;
  const made = lines.map((line) => {
    if (line.trim() === "") return lines.length === 1 ? prefixOf(0) + sample : line;
    const bare = line.replace(anyPrefix, "");
    return has ? bare : prefixOf(number++) + bare;
  });
  const insert = made.join("\n");
  const begin =
    lines.length === 1 ? insert.length - (made[0] ?? "").replace(anyPrefix, "").length : 0;
  return { from, to, insert, select: [begin, insert.length] };
}

/**
 * Puts a block of its own behind the paragraph of the cursor, with empty lines around it.
 *
 * @param select the part of the block that is selected then
 */
export function block({ text, end }: Selected, made: string, select: string): Change {
  const gap = text.indexOf("\n\n", end);
  const at = text.trim() === "" ? text.length : gap < 0 ? text.trimEnd().length : gap;
  const before = text.slice(0, at).trim() === "" ? "" : "\n\n";
  const after = text.slice(at).trim() === "" ? "\n" : "";
  const insert = before + made + after;
  const begin = before.length + Math.max(0, made.indexOf(select));
  return {
    from: at,
    to: gap < 0 ? text.length : at,
    insert,
    select: [begin, begin + select.length],
  };
}

/** `[words](address)` in place of the selection. */
export function link({ start, end }: Selected, label: string, address: string): Change {
  const insert = `[${label.replace(/[[\]]/g, "\\$&")}](${address.trim()})`;
  return { from: start, to: end, insert, select: [insert.length, insert.length] };
}

export type Tool = Exclude<keyof typeof words.tools, "link" | "picture">;

/** Every tool that needs no further question. */
export const tools: Record<Tool, (at: Selected) => Change> = {
  bold: (at) => wrap(at, "**", words.sample.bold),
  italic: (at) => wrap(at, "_", words.sample.italic),
  heading2: (at) => prefix(at, () => "## ", words.sample.heading),
  heading3: (at) => prefix(at, () => "### ", words.sample.heading),
  list: (at) => prefix(at, () => "- ", ""),
  numbers: (at) => prefix(at, (line) => `${String(line + 1)}. `, ""),
  quote: (at) => prefix(at, () => "> ", words.sample.quote),
  code: (at) =>
    at.text.slice(at.start, at.end).includes("\n")
      ? {
          from: at.start,
          to: at.end,
          insert: `\`\`\`\n${at.text.slice(at.start, at.end)}\n\`\`\``,
          select: [4, 4 + at.end - at.start],
        }
      : wrap(at, "`", words.sample.code),
  table: (at) => block(at, words.sample.table, "Month"),
  note: (at) =>
    block(at, `:::note[${words.sample.note}]\n${words.sample.noteText}\n:::`, words.sample.note),
};

/** The smallest stretch in which two texts differ. */
export function difference(
  before: string,
  after: string,
): { from: number; to: number; insert: string } {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from++;
  let back = 0;
  while (back < least - from && before.at(-1 - back) === after.at(-1 - back)) back++;
  return { from, to: before.length - back, insert: after.slice(from, after.length - back) };
}
