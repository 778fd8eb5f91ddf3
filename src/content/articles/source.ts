/** A file of fields and text (an article, an announcement, a legal page): from bytes to its front matter and its text. */

import { decode, type DecodeFault } from "#content/parse.ts";

/** What a file must not exceed, in bytes: a long article has some 15,000. */
const largest = 200_000;

/** Either half keeps the lines of the file: what comes before it is replaced by empty lines. */
interface ArticleSource {
  readonly frontMatter: string;
  readonly body: string;
}

/** What a kind of file is told where its fields, or all of it, are missing. */
interface Beginning {
  /** Its fields, as a sentence lists them: "title and date". */
  readonly fields: string;
  /** What to do with a file that is empty. */
  readonly empty: string;
}

const article: Beginning = {
  fields: "title, description, date and topics",
  empty: '`npm run new article "Title"` makes one to start from',
};

const fence = /^---[ \t]*$/;

/**
 * @param bytes of the file
 * @param beginning of its kind; an article's where none is given
 * @returns its two halves, or why they cannot be told apart
 */
export function readSource(
  bytes: Uint8Array,
  { fields, empty }: Beginning = article,
): ArticleSource | DecodeFault {
  if (bytes.length > largest) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return {
      line: 1,
      fault: `has ${size} MB; an article has at most ${String(largest / 1000)} KB. Put pictures beside it as files, and split a longer text`,
    };
  }
  const text = decode(bytes);
  if (typeof text !== "string") return text;
  if (text.trim() === "") {
    return { line: 1, fault: `is empty; ${empty}` };
  }
  const lines = text.split("\n");
  const opening = "a line of three hyphens";
  if (!fence.test(lines[0] ?? "")) {
    return {
      line: 1,
      fault: `begins without its fields; put ${opening} first, then ${fields}, then ${opening} again`,
    };
  }
  const end = lines.findIndex((line, i) => i > 0 && fence.test(line));
  if (end < 0) {
    return { line: 1, fault: `never closes its fields; put ${opening} below the last of them` };
  }
  if (lines.slice(1, end).join("").trim() === "") {
    return {
      line: 1,
      fault: `has no fields; write ${fields} between its two lines of hyphens`,
    };
  }
  return {
    frontMatter: ["", ...lines.slice(1, end)].join("\n"),
    body: [...lines.slice(0, end + 1).map(() => ""), ...lines.slice(end + 1)].join("\n"),
  };
}
