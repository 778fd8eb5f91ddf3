/**
 * Makes the site's font files: subsets of open-licensed variable fonts (SIL OFL 1.1, texts next to the files), limited
 * to the characters and weights that the site uses, and each split in two: the base for every page, and other letters.
 * Run `npm run build -- fonts` after a change here and commit what it writes to src/fonts/. A check compares every
 * built page with these characters.
 *
 * The social cards (src/cards/) need static fonts, one file for each weight: src/fonts/cards/.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { fontFamilies } from "../src/lib/text/font-families.ts";
import { fontCharacters, fontParts } from "../src/lib/text/font-characters.ts";

/** Limits of the weight for a font that varies, one weight for a font that does not. */
type Weights = number | { readonly min: number; readonly max: number; readonly default: number };

const root = fileURLToPath(new URL("..", import.meta.url));

const fonts = [
  // Headlines have one weight; a range would weigh 4.7 KB more on every page.
  { family: fontFamilies.display, out: "display", weights: 540 },
  { family: fontFamilies.text, out: "text", weights: { min: 400, max: 640, default: 400 } },
  // So has code: a range would weigh 3 KB more in every article that shows some.
  { family: fontFamilies.code, out: "code", weights: 420 },
] as const;

/** Taken from the same families; weight as `font-weight-medium` in src/styles/tokens.css. */
const cardFonts = [
  { family: fontFamilies.display, out: "display", weight: 540 },
  { family: fontFamilies.text, out: "text", weight: 540 },
] as const;

const folderOf = (family: string) => `${root}node_modules/${family}`;

/** A file below src/fonts/, and its part of a family. */
interface Cut {
  readonly file: string;
  readonly characters: string;
  readonly weights: Weights;
  readonly targetFormat: "woff2" | "truetype";
}

async function write(family: string, cut: Cut): Promise<void> {
  const { file, characters, weights, targetFormat } = cut;
  const source = readFileSync(
    `${folderOf(family)}/files/${basename(family)}-latin-wght-normal.woff2`,
  );
  const made = await subsetFont(source, characters, {
    targetFormat,
    variationAxes: { wght: weights },
    keepFeatures: ["kern", "liga", "ccmp", "mark", "lnum", "tnum", "zero"],
    noHinting: true,
  });
  writeFileSync(`${root}src/fonts/${file}`, made);
  process.stdout.write(`src/fonts/${file} from ${family}: ${made.length} bytes\n`);
}

mkdirSync(`${root}src/fonts/cards`, { recursive: true });
for (const { family, out, weights } of fonts) {
  for (const [part, { characters }] of Object.entries(fontParts)) {
    const file = part === "base" ? `${out}.woff2` : `${out}-${part}.woff2`;
    await write(family, { file, characters, weights, targetFormat: "woff2" });
  }
  writeFileSync(`${root}src/fonts/${out}.LICENSE.txt`, readFileSync(`${folderOf(family)}/LICENSE`));
}
for (const { family, out, weight } of cardFonts) {
  const file = `cards/${out}.ttf`;
  await write(family, {
    file,
    characters: fontCharacters,
    weights: weight,
    targetFormat: "truetype",
  });
}
