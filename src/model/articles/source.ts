/** A file of fields and text (an article, an announcement, a legal page): from bytes to its front matter and its text. */

/** What a file must not exceed, in bytes: a long article has some 15,000. */
const largest = 200_000;

/** Either half keeps the lines of the file: what comes before it is replaced by empty lines. */
export interface ArticleSource {
  readonly frontMatter: string;
  readonly body: string;
}

/** What a kind of file is told where its fields, or all of it, are missing. */
export interface Beginning {
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

/** What no text holds: control characters besides tab and line break. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** @returns the text with `\n` for every line break, or what is wrong with the bytes */
function decode(bytes: Uint8Array): string | { readonly line: number; readonly fault: string } {
  if (bytes.length > largest) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return {
      line: 1,
      fault: `has ${size} MB; an article has at most ${String(largest / 1000)} KB. Put pictures beside it as files, and split a longer text`,
    };
  }
  const save = "save it as UTF-8 (in the editor’s save dialog: encoding)";
  if (isUtf16(bytes)) return { line: 1, fault: `is written in UTF-16; ${save}` };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { line: firstBroken(bytes), fault: `is not written in UTF-8; ${save}` };
  }
  // Some systems write é as e and an accent apart, which no font would set well.
  text = text.replace(/\r\n?/g, "\n").normalize("NFC");
  const at = text.search(control);
  if (at < 0) return text;
  return {
    line: text.slice(0, at).split("\n").length,
    fault: "holds a control character, which nobody can see; delete the line and type it again",
  };
}

/** With its mark at the front, or by the empty half of its first letter. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (second !== undefined && (first === 0) !== (second === 0));

/** The first line that is no UTF-8. */
function firstBroken(bytes: Uint8Array): number {
  const loose = new TextDecoder("utf-8").decode(bytes);
  return loose.slice(0, loose.indexOf("\ufffd")).split("\n").length;
}

/**
 * @param bytes of the file
 * @param beginning of its kind; an article's where none is given
 * @returns its two halves, or why they cannot be told apart
 */
export function readSource(
  bytes: Uint8Array,
  { fields, empty }: Beginning = article,
): ArticleSource | { readonly line: number; readonly fault: string } {
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
