/** Stores pictures for articles, and shows them while an article is being written. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { slugify } from "#lib/text/slugify.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import { isPicturePath, writeWhole } from "./disk.ts";

const endings: Readonly<Record<string, string>> = { png: "png", jpeg: "jpg", webp: "webp" };

/** Twice the displayed width in an article. */
const widest = 2000;

/** The site's size limit in bytes (src/content/articles/picture-file.ts); a larger picture becomes WebP. */
const largest = 3_000_000;

/** The picture at display size, without location and camera data. */
async function cleaned(bytes: Buffer): Promise<{ ending: string; data: Buffer }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 60_000_000 });
    const { format } = await picture.metadata();
    const ending = endings[format];
    if (ending === undefined) throw new Error("unknown format");
    const drawn = picture
      .rotate()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true });
    const data = await drawn.toBuffer();
    if (data.length <= largest) return { ending, data };
    return { ending: "webp", data: await drawn.webp({ quality: 82 }).toBuffer() };
  } catch {
    throw new Refusal("The site cannot show that picture; choose a PNG, JPEG or WebP file.");
  }
}

/**
 * Stores a picture in content/blog/images/, under a free name.
 *
 * @param name the file's original name
 * @param data its bytes in base64
 * @returns its name in an article: "images/a-cup.jpg"
 * @throws Refusal if it is not a picture
 */
export async function keepPicture(root: string, name: unknown, data: unknown): Promise<string> {
  if (typeof name !== "string" || typeof data !== "string") throw new Refusal("Choose a picture.");
  const picture = await cleaned(Buffer.from(data, "base64"));
  const base =
    slugify(name.replace(/\.[^.]*$/, ""))
      .slice(0, 60)
      .replace(/-+$/, "") || "picture";
  for (let number = 1; number < 1000; number++) {
    const file = `images/${base}${number === 1 ? "" : `-${String(number)}`}.${picture.ending}`;
    const path = `${articleFolder}/${file}`;
    if (!isPicturePath(path)) break;
    if (existsSync(join(root, path))) continue;
    await writeWhole(root, path, picture.data);
    return file;
  }
  throw new Refusal("Give the picture another name.");
}

/** A picture for the preview: the file itself, from the development server. */
export async function shownPicture(root: string, src: string): Promise<ArticlePicture | undefined> {
  try {
    const { width, height } = await sharp(join(root, articleFolder, src)).metadata();
    return { src: `/${articleFolder}/${src}`, srcSet: "", width, height };
  } catch {
    // The file does not exist while its name is being typed.
    return undefined;
  }
}
