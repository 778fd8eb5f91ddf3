/** Texts as bytes of each encoding, and sources of them, for tests. */
import type { CsvReading } from "../tables.ts";
import type { CsvSource } from "./read.ts";

/** Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1. */
const high = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** @param text characters that the encoding supports @returns its bytes, without a byte order mark */
export function encode(text: string, encoding: CsvReading["encoding"]): Uint8Array {
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
export function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A file in memory, given in pieces of `size` bytes. */
export function sourceOf(content: Uint8Array | string, size = 1000): CsvSource {
  const bytes = typeof content === "string" ? encode(content, "utf-8") : content;
  return {
    size: bytes.length,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) {
        yield await Promise.resolve(bytes.subarray(at, at + size));
      }
    },
  };
}
