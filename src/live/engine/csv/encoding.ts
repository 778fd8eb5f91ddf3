/** Which encoding a text file has, told by its first bytes. */
import type { CsvReading } from "#live/engine/tables/kinds.ts";

export type Encoding = CsvReading["encoding"];

/** @returns the encoding that a byte order mark names, or null */
function markedEncoding(head: Uint8Array): Encoding | null {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return null;
}

/** Characters that no table has: control characters besides tab, line ends, form feed and escape. */
const control = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/g;

const controls = (text: string): number => text.match(control)?.length ?? 0;

/** @returns whether bytes are text in UTF-16 of this order: every character makes sense */
function isWide(head: Uint8Array, encoding: "utf-16le" | "utf-16be"): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return controls(text) === 0 && /[\t\n\r,;|]/.test(text);
  } catch {
    return false;
  }
}

const isAscii = (byte: number) =>
  byte === 9 || byte === 10 || byte === 13 || (byte > 31 && byte < 127);

/**
 * UTF-16 without a mark: of letters, digits, commas and line ends every second byte is zero. Where all other bytes
 * are ASCII text, nearly every second one must be: a few NUL bytes are damage in a file of single bytes.
 */
function wideEncoding(head: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at++) {
    if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const least = head.every((byte) => byte === 0 || isAscii(byte)) ? 0.4 : 0.025;
  if (Math.max(even, odd) < head.length * least) return null;
  const encoding = odd > even ? "utf-16le" : "utf-16be";
  return isWide(head, encoding) ? encoding : null;
}

/** @returns whether it is UTF-8, its last character maybe cut, a few broken ones among many whole */
function isUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head, { stream: true });
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  if (broken === 0) return true;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken * 10 < whole;
}

/** @param head the file's first bytes, cut anywhere @returns its encoding; null for what is no text */
export function encodingOf(head: Uint8Array): Encoding | null {
  const marked = markedEncoding(head);
  if (marked !== null) return marked;
  const wide = head.includes(0) ? wideEncoding(head) : null;
  if (wide !== null) return wide;
  const encoding = isUtf8(head) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  // A stray one happens, in old files most of all; NUL bytes too.
  return controls(text) > Math.max(1, text.length / 50) ? null : encoding;
}
