/** Stores pictures for articles, and shows them while an article is written. */
import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { slugify } from "#lib/text/slugify.ts";
import { isPicturePath, Refusal, writeWhole } from "./disk.ts";

const endings: Readonly<Record<string, string>> = { png: "png", jpeg: "jpg", webp: "webp" };

/** Twice as wide as an article shows it. */
const widest = 2000;

/** What the site takes, in bytes (src/content/articles/picture-file.ts); a larger one becomes WebP. */
const largest = 3_000_000;

const there = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The picture no larger than it is shown, without the place and the camera it was taken with. */
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
 * Keeps a picture in content/blog/images/, under a name that is free.
 *
 * @param name as the file was called
 * @param data its bytes in base64
 * @returns how an article names it: "images/a-cup.jpg"
 * @throws Refusal where it is not a picture
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
    if (await there(join(root, path))) continue;
    await writeWhole(root, path, picture.data);
    return file;
  }
  throw new Refusal("Give the picture another name.");
}

/** A picture as the preview shows it: the file itself, from the development server. */
export async function shownPicture(root: string, src: string): Promise<ArticlePicture | undefined> {
  try {
    const { width, height } = await sharp(join(root, articleFolder, src)).metadata();
    return { src: `/${articleFolder}/${src}`, srcSet: "", width, height };
  } catch {
    // While a name is being typed, there is no such file.
    return undefined;
  }
}
