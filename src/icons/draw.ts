/** Draws every icon of the site from the mark in the header and the colors of the tokens. Used by the build alone. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { colorPair } from "#build/theme-color.ts";
import { IconFile } from "./IconFile.tsx";

type Time = "light" | "dark";

/** The mark's lines end round, beyond its own box. */
const whole = "svg{overflow:visible}";

const rulesOf = (time: Time, css?: string): string =>
  `svg{color:${colorPair("ink", css)[time]}}.fill-rust{fill:${colorPair("rust", css)[time]}}`;

/** @returns the icon of the browser's tab: the mark alone, by day or by night as the browser is */
export const tabIcon = (css?: string): string =>
  renderToStaticMarkup(
    createElement(IconFile, {
      rules: `${whole}${rulesOf("light", css)}@media(prefers-color-scheme:dark){${rulesOf("dark", css)}}`,
    }),
  );

interface IconShape {
  /** Of each side, in pixels. */
  readonly size: number;
  /** How much of the width the mark takes, from 0 to 1. */
  readonly share: number;
  /** False for the mark on nothing; else it stands on the ground of the day. */
  readonly ground?: boolean;
}

/** @param css the token file @returns the mark by day as PNG; the same for the same input */
export function iconImage(
  { size, share, ground = true }: IconShape,
  css?: string,
): Promise<Buffer> {
  const svg = renderToStaticMarkup(
    createElement(IconFile, {
      rules: whole + rulesOf("light", css),
      size,
      share,
      ...(ground && { ground: colorPair("ground", css).light }),
    }),
  );
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10, palette: true }).toBuffer();
}

/** @returns a PNG of at most 255 pixels as an ICO file: its directory and one entry, then the PNG */
export function icoFile(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Kind 1: an icon. One picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits for a point, then how long the picture is and where it begins.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
