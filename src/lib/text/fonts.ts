/**
 * The site's fonts: their packages, and the characters in them; tests/site/html.test.ts checks content against them. Each font is two files: the
 * base, which every page fetches, and the rest, fetched only if a page needs it (src/styles/fonts.css).
 */

/** One of the two files of a font: its characters for a stylesheet, and as one string. */
function partOf(unicodeRange: string) {
  const codes = unicodeRange.split(", ").flatMap((range) => {
    const [from = 0, to = from] = range
      .slice("U+".length)
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return { unicodeRange, characters: String.fromCodePoint(...codes) };
}

/** No character is in both. */
export const fontParts = {
  // English sentences, prices and code, including the one accented letter that English uses.
  base: partOf(
    "U+20-7E, U+A0, U+A3, U+A9, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212",
  ),
  // Other Latin letters for Western European names, and typographic punctuation.
  extended: partOf(
    "U+A1-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+201A, U+201E",
  ),
} as const;

/** Every character of the site's fonts, as one string. */
export const fontCharacters = fontParts.base.characters + fontParts.extended.characters;

/** The packages that the site's fonts are subset from (scripts/build/fonts.ts), by file name in src/fonts/. */
export const fontFamilies = {
  display: "@fontsource-variable/brygada-1918",
  text: "@fontsource-variable/source-sans-3",
  code: "@fontsource-variable/jetbrains-mono",
} as const;
