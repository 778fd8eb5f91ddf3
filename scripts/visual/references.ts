/**
 * The references in tests/visual/references/: of each template its fingerprints, by which is compared, and a sheet of
 * its eight pictures a fifth of their size, for the eye.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Template } from "../bench/templates.ts";
import { Refusal } from "../lib/cli.ts";
import { root } from "../lib/paths.ts";
import type { Pixels } from "./fingerprint.ts";
import { fileNameOf, type Look, nameOf } from "./looks.ts";
import { decode, encode, type Reference } from "./reference-file.ts";

const folder = join(root, "tests", "visual", "references");
const printsOf = (route: string) => join(folder, `${fileNameOf(route)}.prints`);
const sheetOf = (route: string) => join(folder, `${fileNameOf(route)}.webp`);

/** How many pixels of a page make one of the sheet. */
const scale = 5;

/** @returns undefined where there is none yet. @throws Refusal when the file cannot be read */
export async function readReference(route: string): Promise<Reference | undefined> {
  const file = printsOf(route);
  if (!existsSync(file)) return undefined;
  try {
    return decode(await readFile(file));
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${String(error)}); --update ${route} makes it anew.`,
    );
  }
}

/** One picture, small enough for a sheet. */
export const reduced = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.ceil(width / scale), Math.ceil(height / scale), { fit: "fill" })
    .png()
    .toBuffer();

/** Where each picture lies on the sheet, side by side. */
function placesOf({ shots }: Reference) {
  let left = 0;
  return shots.map(({ look, print: { width, height } }) => {
    const place = {
      look,
      left,
      width: Math.ceil(width / scale),
      height: Math.ceil(height / scale),
    };
    left += place.width;
    return place;
  });
}

/** @param small the reduced pictures, in the order of the reference's */
export async function writeReference(
  route: string,
  reference: Reference,
  small: readonly Buffer[],
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const prints = await encode(reference);
  await writeFile(printsOf(route), prints);
  const places = placesOf(reference);
  const sheet = await sharp({
    create: {
      width: places.reduce((sum, { width }) => sum + width, 0),
      height: Math.max(...places.map(({ height }) => height)),
      channels: 3,
      background: "gray",
    },
  })
    .composite(small.map((input, i) => ({ input, left: places[i]?.left ?? 0, top: 0 })))
    .webp({ quality: 25, effort: 6 })
    .toBuffer();
  await writeFile(sheetOf(route), sheet);
  return prints.length + sheet.length;
}

/** @returns the expected picture as the sheet has it, as large as the page: blurred. Undefined without a sheet */
export async function fromSheet(
  route: string,
  reference: Reference,
  look: Look,
): Promise<Buffer | undefined> {
  const place = placesOf(reference).find((one) => nameOf(one.look) === nameOf(look));
  if (place === undefined || !existsSync(sheetOf(route))) return undefined;
  const { left, width, height } = place;
  return sharp(sheetOf(route))
    .extract({ left, top: 0, width, height })
    .resize(width * scale, height * scale)
    .png()
    .toBuffer();
}

/** @returns names of files that belong to no template any more */
export async function strayFiles(templates: readonly Template[]): Promise<readonly string[]> {
  const known = new Set(templates.map(({ route }) => fileNameOf(route)));
  if (known.size < templates.length) throw new Error("two templates have one name for their files");
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files.filter((name) => !known.has(name.replace(/\.\w+$/, "")));
}

export const removeFiles = (names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(folder, name))));
