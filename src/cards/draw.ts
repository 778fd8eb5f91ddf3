/** Draws a page's social card: words as paths over its raked ground, then as PNG. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { type Advances, advancesOf, missingCharacters } from "./font.ts";
import { Card } from "./Card.tsx";
import { Ground } from "./Ground.tsx";
import { layout } from "./layout.ts";
import { setTitle } from "./title.ts";
import { colorRules, dayColors, token } from "./tokens.ts";
import type { CardWords } from "./words.ts";

interface CardFont {
  readonly name: "display" | "text";
  readonly data: Buffer;
  readonly advances: Advances;
}

/** What all cards are drawn with. */
export interface CardTools {
  readonly display: CardFont;
  readonly text: CardFont;
  /** Both of them, in one list for all cards: Satori reads a list of fonts once. */
  readonly fonts: CardFont[];
  /** The token file. */
  readonly css: string;
}

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function readFont(name: CardFont["name"]): Promise<CardFont> {
  const data = await readFile(source(`fonts/cards/${name}.ttf`));
  return { name, data, advances: advancesOf(data) };
}

/** Reads the cards' fonts and the tokens. @throws Error when a file is missing (`npm run build -- fonts` makes the fonts). */
export async function cardTools(): Promise<CardTools> {
  const [display, text, css] = await Promise.all([
    readFont("display"),
    readFont("text"),
    readFile(source("styles/tokens.css"), "utf8"),
  ]);
  return { display, text, fonts: [display, text], css };
}

/**
 * @param words of a card
 * @param tools with the fonts they are set in
 * @returns each character that the font of its words lacks, once
 */
export function missingIn(
  { title, eyebrow, product }: CardWords,
  { display, text }: Pick<CardTools, "display" | "text">,
): string[] {
  const missing = [
    ...missingCharacters(title + product, display.advances),
    ...missingCharacters(eyebrow, text.advances),
  ];
  return [...new Set(missing)];
}

/**
 * @param subject what the card stands for: the page's path
 * @param words that the fonts have all characters of (missingIn)
 * @param tools what it is drawn with
 * @returns the card as one SVG document, its words as paths; the same for the same input
 */
export async function drawCard(
  subject: string,
  { title, eyebrow, product }: CardWords,
  { display, fonts, css }: CardTools,
): Promise<string> {
  const { width, height, column } = layout;
  const colors = dayColors(css);
  const tracking = token(css, "tracking-display");
  const face = { font: display.advances, tracking: Number.parseFloat(tracking) };
  const ink = colors.get("ink") ?? "currentColor";
  const words = { title: setTitle(title, column, face), eyebrow, product };
  const set = await satori(createElement(Card, { ...words, ink, tracking }), {
    width,
    height,
    fonts,
  });
  // The ground's origin is its middle, the words' is their corner.
  const placed = set.replace("<svg ", `<svg x="${String(-width / 2)}" y="${String(-height / 2)}" `);
  const rules = colorRules(colors);
  const ground = renderToStaticMarkup(createElement(Ground, { subject, rules }));
  return ground.replace(/<\/svg>$/, `${placed}</svg>`);
}

/**
 * @param svg a card
 * @returns it as PNG with a palette: a card has few colors, and its edges need few steps between them
 */
export const cardImage = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, quality: 98, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
