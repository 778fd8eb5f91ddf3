/**
 * The characters in the site's fonts; tests/site/html.test.ts checks content against them. Each font is two files: the
 * base, which every page fetches, and the rest, fetched only if a page needs it (src/styles/fonts.css).
 */

/** First and last code point. */
type Range = readonly [number, number];

/** Characters of English sentences, prices and code, including the one accented letter that English uses. */
const base: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Other Latin letters for Western European names, and typographic punctuation. */
const extended: readonly Range[] = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xe8],
  [0xea, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
];

const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join("");

const cssOf = (ranges: readonly Range[]): string =>
  ranges
    .map((range) => [...new Set(range)].map((code) => code.toString(16).toUpperCase()).join("-"))
    .map((range) => `U+${range}`)
    .join(", ");

/** One of the two files of a font. */
interface FontPart {
  /** Every character in it, as one string. */
  readonly characters: string;
  /** The same for a stylesheet: "U+20-7E, U+A0". */
  readonly unicodeRange: string;
}

const partOf = (ranges: readonly Range[]): FontPart => ({
  characters: textOf(ranges),
  unicodeRange: cssOf(ranges),
});

/** No character is in both. */
export const fontParts: Readonly<Record<"base" | "extended", FontPart>> = {
  base: partOf(base),
  extended: partOf(extended),
};

/** Every character of the site's fonts, as one string. */
export const fontCharacters = fontParts.base.characters + fontParts.extended.characters;
