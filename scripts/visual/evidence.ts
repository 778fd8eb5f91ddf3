/** Of a picture that is not as expected: what was expected, what came, and where the two differ, as files. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../lib/paths.ts";
import type { Box } from "./compare.ts";
import type { Pixels } from "./fingerprint.ts";
import type { Failure } from "./look-at.ts";
import { fileNameOf, nameOf } from "./looks.ts";
import { fromSheet } from "./references.ts";

/** Never in git; the next run begins with an empty one. */
export const evidenceFolder = join(root, "build", "visual");

export const kinds = ["expected", "actual", "difference"] as const;

export const folderOf = ({ route, look }: Failure) =>
  join(evidenceFolder, fileNameOf(route), nameOf(look));

const raw = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

const outlines = (boxes: readonly Box[]) =>
  boxes
    .map(
      ({ left, top, width, height }) =>
        `<rect x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}"/>`,
    )
    .join("");

/** The picture as it came, pale, with a frame around each place that differs. */
async function marked(pixels: Pixels, boxes: readonly Box[]): Promise<Buffer> {
  const { width, height } = pixels;
  const frames = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><g fill="#ff000022" stroke="#f00" stroke-width="2">${outlines(boxes)}</g></svg>`;
  // In two steps: sharp would draw the frames before it makes the picture pale.
  const pale = await raw(pixels).greyscale().linear(0.5, 110).removeAlpha().png().toBuffer();
  return sharp(pale)
    .toColourspace("srgb")
    .composite([{ input: Buffer.from(frames), limitInputPixels: false }])
    .png()
    .toBuffer();
}

/** Writes the three pictures of a failure; what was expected comes from the sheet, so it is soft. */
export async function keepFailure(failure: Failure, pixels: Pixels): Promise<void> {
  const folder = folderOf(failure);
  await mkdir(folder, { recursive: true });
  const { route, reference, look, difference } = failure;
  const expected = await fromSheet(route, reference, look);
  if (expected !== undefined) await writeFile(join(folder, "expected.png"), expected);
  await raw(pixels).png({ compressionLevel: 3 }).toFile(join(folder, "actual.png"));
  await writeFile(join(folder, "difference.png"), await marked(pixels, difference.boxes));
}

/** Writes what was expected as another build shows it: sharp. */
export const keepExpected = (failure: Failure, pixels: Pixels) =>
  raw(pixels)
    .png({ compressionLevel: 3 })
    .toFile(join(folderOf(failure), "expected.png"));

const [margin, most] = [48, 4] as const;
const sizeOf = ({ width, height }: Box) => width * height;

/** The box with some of what stands around it, within the picture. */
function around({ left, top, width, height }: Box, within: { width: number; height: number }): Box {
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(within.width - x, left + width + margin - x),
    height: Math.min(within.height - y, top + height + margin - y, 900),
  };
}

/** Cuts the largest places that differ out of each of the three. @returns the files' names, three a place */
export async function cutPlaces(failure: Failure): Promise<readonly (readonly string[])[]> {
  const folder = folderOf(failure);
  const boxes = failure.difference.boxes.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most);
  const places = boxes.map(async (box, i) => {
    const cuts = kinds.map(async (kind) => {
      const file = join(folder, `${kind}.png`);
      if (!existsSync(file)) return "";
      const { width, height } = await sharp(file).metadata();
      if (box.top >= height) return "";
      const name = `${kind}-${String(i + 1)}.png`;
      await sharp(file).extract(around(box, { width, height })).toFile(join(folder, name));
      return name;
    });
    return Promise.all(cuts);
  });
  return Promise.all(places);
}
