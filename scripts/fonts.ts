/**
 * Makes the site's font files: subsets of open-licensed variable fonts (SIL OFL 1.1, texts beside the
 * files), limited to the characters and weights that the site uses. Run `npm run fonts` after a change
 * here and commit what it writes to src/fonts/. A check holds every built page to these characters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Latin for Western European names, and the punctuation of careful typesetting. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

const characters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  .map((code) => String.fromCodePoint(code))
  .join("");

const fonts = [
  { family: "brygada-1918", out: "display", weights: { min: 400, max: 640, default: 400 } },
  { family: "source-sans-3", out: "text", weights: { min: 400, max: 700, default: 400 } },
  { family: "jetbrains-mono", out: "code", weights: { min: 400, max: 600, default: 400 } },
] as const;

mkdirSync(`${root}src/fonts`, { recursive: true });
for (const { family, out, weights } of fonts) {
  const folder = `${root}node_modules/@fontsource-variable/${family}`;
  const source = readFileSync(`${folder}/files/${family}-latin-wght-normal.woff2`);
  const made = await subsetFont(source, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: ["kern", "liga", "ccmp", "mark", "lnum", "tnum", "zero"],
    noHinting: true,
  });
  writeFileSync(`${root}src/fonts/${out}.woff2`, made);
  writeFileSync(`${root}src/fonts/${out}.LICENSE.txt`, readFileSync(`${folder}/LICENSE`));
  process.stdout.write(`src/fonts/${out}.woff2 from ${family}: ${made.length} bytes\n`);
}
