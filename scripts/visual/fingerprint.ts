/**
 * What is kept of a picture to compare by: of every square of 16 by 16 pixels how light it is, where in it the light
 * lies, and its color. Sums over a square see what has moved, changed or gone; the few levels by which the edges of
 * letters differ from one machine to the next cancel out in them. docs/decisions/0040-visual-regression.md has the figures.
 */

/** Four bytes a pixel, red first. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Side of a square in pixels. */
export const side = 16;

export const planes = ["light", "across", "down", "blue", "red"] as const;
export type Plane = (typeof planes)[number];

/** A plane has one value a square, in levels of 255: row by row. */
export interface Fingerprint extends Readonly<Record<Plane, Float32Array>> {
  readonly width: number;
  readonly height: number;
}

/** How many squares a number of pixels begins. */
export const squaresIn = (pixels: number) => Math.ceil(pixels / side);

const area = side * side;
const middle = (side - 1) / 2;
/** Makes the distance from the middle of a square one on average, so that `across` and `down` are levels, too. */
const spread = Math.sqrt((area - 1) / 12);

const lightness = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

function isPlain(whole: Uint32Array, width: number, start: number): boolean {
  const first = whole[start];
  for (let y = 0; y < side; y++) {
    const row = start + y * width;
    for (let i = row; i < row + side; i++) if (whole[i] !== first) return false;
  }
  return true;
}

/** Adds up one square; beyond the picture's edge nothing counts. */
function measure(print: Fingerprint, square: number, { data, width, height }: Pixels) {
  const perRow = squaresIn(width);
  const left = (square % perRow) * side;
  const top = Math.floor(square / perRow) * side;
  let [light, across, down, blue, red] = [0, 0, 0, 0, 0];
  for (let y = top; y < Math.min(top + side, height); y++) {
    let inRow = 0;
    for (let x = left; x < Math.min(left + side, width); x++) {
      const i = (y * width + x) * 4;
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const value = lightness(r, g, b);
      inRow += value;
      across += value * (x - left - middle);
      blue += b - value;
      red += r - value;
    }
    light += inRow;
    down += inRow * (y - top - middle);
  }
  print.light[square] = light / area;
  print.across[square] = across / area / spread;
  print.down[square] = down / area / spread;
  print.blue[square] = blue / area;
  print.red[square] = red / area;
}

/** @returns a fingerprint in which nothing is measured yet */
export function emptyPrint(width: number, height: number): Fingerprint {
  const squares = squaresIn(width) * squaresIn(height);
  const plane = () => new Float32Array(squares);
  return {
    width,
    height,
    light: plane(),
    across: plane(),
    down: plane(),
    blue: plane(),
    red: plane(),
  };
}

/** @param pixels their data must begin at a multiple of four bytes in its buffer, as a Buffer of sharp's does */
export function fingerprint(pixels: Pixels): Fingerprint {
  const { data, width, height } = pixels;
  const print = emptyPrint(width, height);
  const whole = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const perRow = squaresIn(width);
  for (let square = 0; square < print.light.length; square++) {
    const left = (square % perRow) * side;
    const top = Math.floor(square / perRow) * side;
    const start = top * width + left;
    const fits = left + side <= width && top + side <= height;
    // Four of five squares hold one color alone.
    if (fits && isPlain(whole, width, start)) {
      const [r = 0, g = 0, b = 0] = data.subarray(start * 4, start * 4 + 3);
      const value = lightness(r, g, b);
      print.light[square] = value;
      print.blue[square] = b - value;
      print.red[square] = r - value;
    } else {
      measure(print, square, pixels);
    }
  }
  return print;
}
