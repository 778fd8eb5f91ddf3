/** Draws every icon of the site from the mark in the header and the colors of the tokens. Used by the build alone. */
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { colorPair } from "#build/theme-color.ts";
import { Mark } from "#sections/header-footer/Mark.tsx";

/** Of the mark, in its own units; its lines end round, a little beyond. */
const mark = { width: 320, height: 336 };
const side = 344;

interface IconShape {
  /** Of each side, in pixels. */
  readonly size: number;
  /** How much of the width the mark takes, from 0 to 1. */
  readonly share: number;
  /** False for the mark on nothing; else it stands on the ground of the day. */
  readonly ground?: boolean;
}

const rulesOf = (time: "light" | "dark", css?: string): string =>
  `svg{color:${colorPair("ink", css)[time]}}.fill-rust{fill:${colorPair("rust", css)[time]}}`;

/** The mark as a file of its own, in the middle of a square. */
function drawing(rules: string, share: number, size?: number, ground?: string): string {
  const whole = Math.round(side / share);
  const [x, y] = [(whole - mark.width) / 2, (whole - mark.height) / 2];
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${whole} ${whole}`}
      width={size}
      height={size}
    >
      <style>{`svg{overflow:visible}${rules}`}</style>
      {ground !== undefined && <rect width={whole} height={whole} fill={ground} />}
      <svg x={x} y={y} {...mark}>
        <Mark />
      </svg>
    </svg>,
  );
}

/**
 * @param css the token file
 * @returns the icon of the browser's tab: the mark alone, by day or by night as the browser is
 */
export const tabIcon = (css?: string): string =>
  drawing(`${rulesOf("light", css)}@media(prefers-color-scheme:dark){${rulesOf("dark", css)}}`, 1);

/**
 * @param css the token file
 * @returns the mark by day as PNG; the same for the same input
 */
export function iconImage({ size, share, ground = true }: IconShape, css?: string) {
  const color = ground ? colorPair("ground", css).light : undefined;
  return sharp(Buffer.from(drawing(rulesOf("light", css), share, size, color)))
    .png({ compressionLevel: 9, effort: 10, palette: true })
    .toBuffer();
}

/**
 * @param png of at most 255 pixels in each direction
 * @param size of each side, in pixels
 * @returns the same as an ICO file of one picture: its directory and one entry, then the PNG as it is
 */
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
