/**
 * Makes the site's font files: subsets of open-licensed variable fonts (SIL OFL 1.1, texts next to the files), limited
 * to the characters and weights that the site uses, and each split in two: the base for every page, and other letters.
 * Run `npm run build -- fonts` after a change here and commit what it writes to src/fonts/. A check compares every
 * built page with these characters.
 *
 * The social cards (src/cards/) need static fonts, one file for each weight: src/fonts/cards/.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { fontCharacters, fontFamilies, fontParts } from "#lib/text/fonts.ts";
import { root } from "../lib/paths.ts";

/** Limits of the weight for a font that varies, one weight for a font that does not. */
type Weights = number | { readonly min: number; readonly max: number; readonly default: number };

const fonts = {
  // Headlines have one weight; a range would weigh 4.7 KB more on every page.
  display: 540,
  text: { min: 400, max: 640, default: 400 },
  // So has code: a range would weigh 3 KB more in every article that shows some.
  code: 420,
} satisfies Record<string, Weights>;

const out = join(root, "src/fonts");

async function write(name: keyof typeof fonts, file: string, wght: Weights, characters: string) {
  const family = fontFamilies[name];
  const source = join(root, "node_modules", family, "files");
  const whole = readFileSync(join(source, `${basename(family)}-latin-wght-normal.woff2`));
  const made = await subsetFont(whole, characters, {
    targetFormat: file.endsWith(".ttf") ? "truetype" : "woff2",
    variationAxes: { wght },
    keepFeatures: ["kern", "liga", "ccmp", "mark", "lnum", "tnum", "zero"],
    noHinting: true,
  });
  writeFileSync(join(out, file), made);
  process.stdout.write(`src/fonts/${file} from ${family}: ${made.length} bytes\n`);
}

mkdirSync(join(out, "cards"), { recursive: true });
for (const name of ["display", "text", "code"] as const) {
  for (const [part, { characters }] of Object.entries(fontParts)) {
    const file = part === "base" ? `${name}.woff2` : `${name}-${part}.woff2`;
    await write(name, file, fonts[name], characters);
  }
  const license = join(root, "node_modules", fontFamilies[name], "LICENSE");
  copyFileSync(license, join(out, `${name}.LICENSE.txt`));
}
// The weight of cards is `font-weight-medium` in src/styles/tokens.css.
for (const name of ["display", "text"] as const)
  await write(name, `cards/${name}.ttf`, 540, fontCharacters);
