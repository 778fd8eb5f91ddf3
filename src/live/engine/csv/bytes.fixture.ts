/** Texts as bytes of each encoding, for tests. */
import type { CsvReading } from "../tables.ts";

/** Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1. */
const high = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** @param text characters that the encoding supports @returns its bytes, without a byte order mark */
export function encode(text: string, encoding: CsvReading["encoding"]): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "windows-1252") {
    return Uint8Array.from(text, (char) => {
      const at = high.indexOf(char);
      return at < 0 ? char.charCodeAt(0) : 0x80 + at;
    });
  }
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) {
    bytes.setUint16(i * 2, text.charCodeAt(i), encoding === "utf-16le");
  }
  return new Uint8Array(bytes.buffer);
}

/** @returns the bytes joined */
export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
