/** Pictures as plain pixels, three bytes each, and what is laid over them. */
import sharp from "sharp";
import { picture } from "./measures.ts";

/** Rows of red, green and blue. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A small picture with transparency, and the pixel in it that points. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity. */
  readonly data: Buffer;
  readonly tip: { readonly x: number; readonly y: number };
}

/** @param png as a browser gives it */
export async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export async function spriteOf(svg: string, tip: Sprite["tip"]): Promise<Sprite> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, tip };
}

/** One picture above the other; both are as wide as the film. */
export function stack(upper: Raster, lower: Raster): Raster {
  const { width, height } = picture;
  const [{ data: above }, { data: below }] = [upper, lower];
  if (above.length + below.length !== width * height * 3)
    throw new Error("the parts of a picture do not fill it");
  return { width, height, data: Buffer.concat([above, below]) };
}

/** @param share of the second picture, from 0 to 1 */
export function blend(from: Raster, to: Raster, share: number): Raster {
  const data = Buffer.allocUnsafe(from.data.length);
  const second = Math.round(share * 256);
  for (let i = 0; i < data.length; i += 1)
    data[i] = ((from.data[i] ?? 0) * (256 - second) + (to.data[i] ?? 0) * second) >> 8;
  return { ...from, data };
}

/** Lays a sprite over a picture, with its tip at a pixel; what reaches over the edge is cut. */
export function lay(over: Raster, sprite: Sprite, at: { x: number; y: number }): Raster {
  const data = Buffer.from(over.data);
  const left = Math.round(at.x) - sprite.tip.x;
  const top = Math.round(at.y) - sprite.tip.y;
  for (let y = Math.max(0, -top); y < sprite.height && top + y < over.height; y += 1) {
    for (let x = Math.max(0, -left); x < sprite.width && left + x < over.width; x += 1) {
      const from = (y * sprite.width + x) * 4;
      const to = ((top + y) * over.width + left + x) * 3;
      const opacity = sprite.data[from + 3] ?? 0;
      if (opacity === 0) continue;
      for (let c = 0; c < 3; c += 1)
        data[to + c] = Math.round(
          ((sprite.data[from + c] ?? 0) * opacity + (data[to + c] ?? 0) * (255 - opacity)) / 255,
        );
    }
  }
  return { ...over, data };
}

export const pngOf = ({ width, height, data }: Raster): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
