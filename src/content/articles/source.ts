/** A file of fields and text (an article, an announcement, a legal page): from bytes to front matter and text. */

import { decode, faultOf } from "#content/parse.ts";

/** The largest file in bytes; a long article has about 15,000. */
const largest = 200_000;

/** Words for messages when a file's fields, or all of its contents, are missing. */
const article = {
  fields: "title, description, date and topics",
  empty: '`npm run new article "Title"` makes one to start from',
};

const fence = /^---[ \t]*$/;

/** @returns the two halves of a file, or why they cannot be separated */
export function readSource(bytes: Uint8Array, { fields, empty } = article) {
  const refuse = (fault: string) => faultOf(1, "the file", fault);
  if (bytes.length > largest) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return refuse(
      `has ${size} MB; an article has at most ${largest / 1000} KB. Save pictures as separate files, and split a longer text`,
    );
  }
  const text = decode(bytes);
  if (typeof text !== "string") return text;
  if (text.trim() === "") return refuse(`is empty; ${empty}`);
  const lines = text.split("\n");
  const opening = "a line of three hyphens";
  if (!fence.test(lines[0] ?? ""))
    return refuse(
      `begins without its fields; put ${opening} first, then ${fields}, then ${opening} again`,
    );
  const end = lines.findIndex((line, i) => i > 0 && fence.test(line));
  if (end < 0) return refuse(`never closes its fields; put ${opening} below the last of them`);
  if (lines.slice(1, end).join("").trim() === "")
    return refuse(`has no fields; write ${fields} between its two lines of hyphens`);
  return {
    frontMatter: ["", ...lines.slice(1, end)].join("\n"),
    body: [...lines.slice(0, end + 1).map(() => ""), ...lines.slice(end + 1)].join("\n"),
  };
}
