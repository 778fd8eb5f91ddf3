/** Stores a picture of an article. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { articleFolder } from "#content/articles/picture-file.ts";
import { slugify } from "#lib/text/slugify.ts";
import { Refusal } from "#scripts/lib/cli.ts";

/** Twice the displayed width in an article. */
const widest = 2000;

/** The picture at display size, without location and camera data; WebP stays below the site's limit of 3 MB. */
const shrunk = (data: Buffer): Promise<Buffer> =>
  sharp(data, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw new Refusal("The site cannot show that picture; choose a PNG, JPEG or WebP file.");
    });

/**
 * Stores a picture in content/blog/images/, under a free name.
 *
 * @param name the file's original name
 * @param data its bytes as a data URL
 * @returns its name in an article: "images/a-cup.webp"
 * @throws Refusal if it is not a picture
 */
export async function storePicture(root: string, name: string, data: string): Promise<string> {
  const picture = await shrunk(Buffer.from(data.replace(/^.*,/, ""), "base64"));
  const base = slugify(name.replace(/\.[^.]*$/, "").slice(0, 60)) || "picture";
  const file = (number: number) => `images/${base}${number === 1 ? "" : `-${number}`}.webp`;
  let number = 1;
  while (existsSync(join(root, articleFolder, file(number)))) number++;
  mkdirSync(join(root, articleFolder, "images"), { recursive: true });
  writeFileSync(join(root, articleFolder, file(number)), picture);
  return file(number);
}
