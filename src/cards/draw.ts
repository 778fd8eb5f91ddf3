/** Draws a page's social card: words as paths over its raked ground, then as PNG. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { Card } from "./Card.tsx";
import { Ground } from "./Ground.tsx";
import { layout } from "./layout.ts";
import type { CardWords } from "./page.ts";

interface CardTools {
  /** One list for all cards, since Satori parses each list once. They have every letter that content may use. */
  readonly fonts: { readonly name: "display" | "text"; readonly data: Buffer }[];
  readonly css: string;
}

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Reads the cards' fonts and the tokens. @throws Error when a file is missing (`npm run build -- fonts` makes the fonts). */
export async function cardTools(): Promise<CardTools> {
  const names = ["display", "text"] as const;
  const fonts = await Promise.all(
    names.map(async (name) => ({ name, data: await readFile(source(`fonts/cards/${name}.ttf`)) })),
  );
  return { fonts, css: await readFile(source("styles/tokens.css"), "utf8") };
}

/**
 * Cards use the light theme.
 *
 * @returns every color role with its value
 * @throws Error when there is none
 */
function dayColors(css: string): ReadonlyMap<string, string> {
  const pairs = [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),/gi)];
  if (pairs.length === 0) {
    throw new Error("src/styles/tokens.css: write the colors as light-dark(#day, #night)");
  }
  return new Map(pairs.map(([, role = "", day = ""]) => [role, day]));
}

/**
 * @returns the value of a token such as "tracking-display"
 * @throws Error when there is none
 */
function token(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no token --${name}`);
  return value.trim();
}

/** The color classes of pictures, as rules for a standalone SVG. */
const colorRules = (colors: ReadonlyMap<string, string>): string =>
  [...colors]
    .map(
      ([role, day]) =>
        `.fill-${role}{fill:${day}}.stroke-${role}{stroke:${day}}.text-${role}{color:${day}}`,
    )
    .join("");

/** The mean width of a letter of the display face, as a share of its size. */
const letter = 0.46;

/** @returns the largest size in pixels, down to 44, at which a title fits its column */
function titleSize(title: string): number {
  const { width, height } = layout.column;
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  for (let size = 132; size > 44; size -= 4) {
    const perLine = width / (size * letter);
    // Lines are rarely full.
    const lines = Math.ceil((title.length * 1.12) / perLine);
    if (longest <= perLine * 0.92 && lines * size * layout.line <= height) return size;
  }
  return 44;
}

/**
 * @returns the card as one SVG document, its words as paths.
 * @param subject the page's path, as a seed
 */
export async function drawCard(
  subject: string,
  words: CardWords,
  { fonts, css }: CardTools,
): Promise<string> {
  const { width, height } = layout;
  const colors = dayColors(css);
  const tracking = token(css, "tracking-display");
  const ink = colors.get("ink") ?? "currentColor";
  const size = titleSize(words.title);
  const set = await satori(createElement(Card, { ...words, size, ink, tracking }), {
    width,
    height,
    fonts,
  });
  const rules = colorRules(colors);
  const ground = renderToStaticMarkup(createElement(Ground, { subject, rules }));
  return ground.replace(/<\/svg>$/, `${set}</svg>`);
}

/**
 * @param svg a card
 * @returns a PNG with a palette, since a card has few colors
 */
export const cardImage = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, quality: 98, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
