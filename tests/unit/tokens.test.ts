/** Colors, sizes and font names are only in the token file, and no stylesheet is too long to read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const rules = [
  { what: "a color", pattern: /#[0-9a-f]{3,8}\b(?=["'\s;,)\]])/i },
  { what: "a color function", pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i },
  {
    what: "a color name",
    pattern:
      /(?:color|background|fill|stroke)(?::|=)\s*["']?(?:white|black|red|green|blue|gray|grey)\b/i,
  },
  { what: "an arbitrary size", pattern: /-\[-?\d*\.?\d+(?:px|pt|rem|em)\]/ },
  { what: "an arbitrary color", pattern: /-\[(?:#|rgb|hsl|oklch|color:)/ },
  { what: "a size in pixels", pattern: /:\s*-?\d*\.?\d+px\b/ },
  { what: "a font name", pattern: /font-family:(?!\s*(?:var\(|inherit;))/ },
] as const;

/** Files that may hold raw values, each for a reason. */
const exempt = [
  // The tokens themselves, and the font files that give the font names a meaning.
  "src/styles/tokens.css",
  "src/styles/fonts.css",
  "src/styles/font-fallbacks.css",
];

/** Tests use broken values on purpose. */
const isSource = (path: string) => /\.(tsx?|astro|css)$/.test(path) && !/\.test\.tsx?$/.test(path);

function faults(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return code
    .split("\n")
    .flatMap((line, i) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(
          ({ what }) => `${path}:${i + 1}: ${what} outside src/styles/tokens.css: ${line.trim()}`,
        ),
    );
}

it("no source contains a raw color, size or font", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => `src/${path}`)
    .filter((path) => isSource(path) && !exempt.includes(path));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.flatMap((path) => faults(path, readFileSync(join(root, path), "utf8")))).toEqual(
    [],
  );
});

it("no stylesheet is longer than 350 lines", () => {
  const sheets = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => `src/${path}`);
  expect(sheets.length).toBeGreaterThan(10);
  const lines = (path: string) => readFileSync(join(root, path), "utf8").split("\n").length - 1;
  expect(sheets.filter((path) => lines(path) > 350)).toEqual([]);
});

it("no space has a name that turns a display utility, such as inline-block, into a width", () => {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  expect(tokens).not.toMatch(/^\s*--spacing-(?:block|flex|grid|table):/m);
});

it("in print makes all text dark, since backgrounds are seldom printed", () => {
  const [, paper = ""] = readFileSync(join(root, "src/styles/tokens.css"), "utf8").split(
    "@media print",
  );
  for (const role of ["inverse", "night"]) {
    expect(paper).toContain(`--color-${role}: var(--color-ground);`);
    expect(paper).toContain(`--color-on-${role}: var(--color-ink);`);
  }
});
