/** Renders an article while it is being written, with the same components as its page. */
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { readBody } from "#content/articles/body.ts";
import { linkReader } from "#content/articles/links.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { fillText } from "#content/quotes.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import type { Draft } from "../protocol.ts";

/** The check shows faults next to the text. */
const ignore = () => undefined;

/** The file itself, from the development server; undefined while its name is being typed. */
const pictureAt = (root: string, src: string): Promise<ArticlePicture | undefined> =>
  sharp(join(root, articleFolder, src))
    .metadata()
    .then(
      ({ width, height }) => ({ src: `/${articleFolder}/${src}`, srcSet: "", width, height }),
      () => undefined,
    );

/** @returns the article's title and text as on its page, with each block's line as data-line */
export async function previewOf(root: string, { fields, text }: Draft) {
  const { blocks, lines } = readBody({
    say: ignore,
    report: ignore,
    checkPicture: ignore,
    source: text ?? "",
    aside: "note",
    resolve: linkReader(ignore).resolve,
  });
  const pictures = new Map<string, ArticlePicture>();
  for (const block of blocks) {
    const picture = block.type === "image" ? await pictureAt(root, block.src) : undefined;
    if (block.type === "image" && picture) pictures.set(block.src, picture);
  }
  const html = renderToStaticMarkup(
    <Blocks blocks={blocks} lines={lines} pictures={pictures} form="page" />,
  );
  return { title: fillText(String(fields?.["title"] ?? ""), ignore), html };
}
