/** From the bytes of a content file to its text, whatever kind of file it is. */

export interface DecodeFault {
  /** From 1. */
  readonly line: number;
  /** The rest of a sentence whose subject is the file. */
  readonly fault: string;
}

/** What no text holds: control characters besides tab and line break. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What a version control system leaves where two people changed the same lines. */
const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** With its mark at the front, or by the empty half of its first letter. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (second !== undefined && (first === 0) !== (second === 0));

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** The first line that is no UTF-8. */
function firstBroken(bytes: Uint8Array): number {
  const loose = new TextDecoder("utf-8").decode(bytes);
  return lineAt(loose, loose.indexOf("\ufffd"));
}

/** @returns the text with `\n` for every line break, or what is wrong with the bytes */
export function decode(bytes: Uint8Array): string | DecodeFault {
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
  const hidden = text.search(control);
  if (hidden >= 0)
    return {
      line: lineAt(text, hidden),
      fault: "holds a control character, which nobody can see; delete the line and type it again",
    };
  const mark = conflict.exec(text);
  if (mark === null) return text;
  return {
    line: lineAt(text, mark.index),
    fault: `holds a mark of a merge conflict (${mark[0].slice(0, 40)}); keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`,
  };
}
