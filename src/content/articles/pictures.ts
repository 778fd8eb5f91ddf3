/** The pictures of articles, made ready for elements: of the right sizes, in a light format. */
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import type { Block } from "./blocks.ts";
import type { ArticlePicture } from "./entry.ts";

const folder = "/content/blog/";

const files = import.meta.glob<{ default: ImageMetadata }>(
  "/content/blog/images/**/*.{png,jpg,jpeg,webp,svg}",
);

/** Widths in pixels: the text's width on phones and desktops, at one and two pixels per CSS pixel. */
const widths = [420, 672, 1008, 1344];

async function pictureOf(src: string): Promise<ArticlePicture> {
  const load = files[folder + src];
  if (load === undefined) {
    throw new Error(
      `${folder.slice(1)}${src} is not there; put the picture back, or correct its name in the article`,
    );
  }
  const { default: image } = await load();
  const { width, height } = image;
  if (image.format === "svg") return { src: image.src, srcSet: "", width, height };
  const offered = widths.filter((each) => each < width);
  const made = await getImage({
    src: image,
    format: "webp",
    widths: [...offered, Math.min(width, 1344)],
  });
  return { src: made.src, srcSet: made.srcSet.attribute, width, height };
}

/** @param sources pictures as articles name them; null means none */
export async function picturesOf(
  sources: readonly (string | null)[],
): Promise<ReadonlyMap<string, ArticlePicture>> {
  const wanted = [...new Set(sources.filter((src) => src !== null))];
  return new Map(
    await Promise.all(wanted.map(async (src) => [src, await pictureOf(src)] as const)),
  );
}

export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === "image" ? [block.src] : []));
