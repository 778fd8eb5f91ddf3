/**
 * What a font has and how wide it is, read from the font itself (OpenType: "cmap" in formats 4 and 12, "hmtx").
 */

/** Each character of a font with the width of its glyph, as a share of the size it is set in. */
export type Advances = ReadonlyMap<string, number>;

/** A character's code and its glyph's number. */
type Mapped = readonly [code: number, glyph: number];

const tag = (font: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => font.getUint8(at + i)));

/** Where a table of the font begins. */
function tableAt(font: DataView, name: string): number {
  for (let i = 0; i < font.getUint16(4); i++) {
    const record = 12 + i * 16;
    if (tag(font, record) === name) return font.getUint32(record + 8);
  }
  throw new Error(`the font has no table "${name}"; it has to be a TrueType or OpenType file`);
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A table of format 4: runs of characters of 16 bits. */
function shortRuns(font: DataView, at: number): Mapped[] {
  const doubled = font.getUint16(at + 6);
  return range(0, doubled / 2 - 1).flatMap((i) => {
    const last = font.getUint16(at + 14 + i * 2);
    const first = font.getUint16(at + 16 + doubled + i * 2);
    // The last run closes the table and holds no character.
    if (first === 0xffff) return [];
    const delta = font.getUint16(at + 16 + doubled * 2 + i * 2);
    const offsetAt = at + 16 + doubled * 3 + i * 2;
    const offset = font.getUint16(offsetAt);
    return range(first, last).map((code): Mapped => {
      const glyph = offset === 0 ? code : font.getUint16(offsetAt + offset + (code - first) * 2);
      return [code, (glyph + delta) & 0xffff];
    });
  });
}

/** A table of format 12: runs of characters of 32 bits. */
function longRuns(font: DataView, at: number): Mapped[] {
  return range(0, font.getUint32(at + 12) - 1).flatMap((i) => {
    const run = at + 16 + i * 12;
    const [first, last] = [font.getUint32(run), font.getUint32(run + 4)];
    return range(first, last).map((code): Mapped => [code, font.getUint32(run + 8) + code - first]);
  });
}

/**
 * @param file a TrueType or OpenType font
 * @returns its characters with their widths
 * @throws Error when it is no such font, or names no characters in a format that is read here
 */
export function advancesOf(file: Uint8Array): Advances {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cmap = tableAt(font, "cmap");
  const widths = tableAt(font, "hmtx");
  const unitsPerEm = font.getUint16(tableAt(font, "head") + 18);
  // Glyphs behind the last width have that of the last.
  const lastWidth = font.getUint16(tableAt(font, "hhea") + 34) - 1;
  const found = new Map<string, number>();
  for (const i of range(0, font.getUint16(cmap + 2) - 1)) {
    const at = cmap + font.getUint32(cmap + 8 + i * 8);
    const format = font.getUint16(at);
    const mapped = format === 4 ? shortRuns(font, at) : format === 12 ? longRuns(font, at) : [];
    for (const [code, glyph] of mapped) {
      const width = font.getUint16(widths + Math.min(glyph, lastWidth) * 4);
      found.set(String.fromCodePoint(code), width / unitsPerEm);
    }
  }
  if (found.size === 0)
    throw new Error("the font names no characters in a format that is read here");
  return found;
}

/**
 * @param text to be set
 * @param font what it is set in
 * @returns each character that the font lacks, once, in the order of the text; white space is never missing
 */
export const missingCharacters = (text: string, font: Advances): string[] =>
  [...new Set(text)].filter((char) => !font.has(char) && char.trim() !== "");

/** Width of a text on one line, as a share of its size; `tracking` is added behind each character. */
export const widthOf = (text: string, font: Advances, tracking: number): number =>
  [...text].reduce((sum, char) => sum + (font.get(char) ?? 0) + tracking, 0);
