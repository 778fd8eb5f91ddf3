/**
 * Makes the site's font files: subsets of open-licensed variable fonts (SIL OFL 1.1, texts beside the
 * files), limited to the characters and weights that the site uses. Run `npm run fonts` after a change
 * here and commit what it writes to src/fonts/. A check holds every built page to these characters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { fontCharacters } from "./fonts/characters.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const fonts = [
  { family: "brygada-1918", out: "display", weights: { min: 400, max: 640, default: 400 } },
  { family: "source-sans-3", out: "text", weights: { min: 400, max: 700, default: 400 } },
  { family: "jetbrains-mono", out: "code", weights: { min: 400, max: 600, default: 400 } },
] as const;

mkdirSync(`${root}src/fonts`, { recursive: true });
for (const { family, out, weights } of fonts) {
  const folder = `${root}node_modules/@fontsource-variable/${family}`;
  const source = readFileSync(`${folder}/files/${family}-latin-wght-normal.woff2`);
  const made = await subsetFont(source, fontCharacters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: ["kern", "liga", "ccmp", "mark", "lnum", "tnum", "zero"],
    noHinting: true,
  });
  writeFileSync(`${root}src/fonts/${out}.woff2`, made);
  writeFileSync(`${root}src/fonts/${out}.LICENSE.txt`, readFileSync(`${folder}/LICENSE`));
  process.stdout.write(`src/fonts/${out}.woff2 from ${family}: ${made.length} bytes\n`);
}
