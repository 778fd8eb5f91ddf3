/** Renders an article while it is being written, with the same components as its page. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { readBody } from "#content/articles/body.ts";
import { linkReader } from "#content/articles/links.ts";
import { fillText } from "#content/quotes.ts";
import { words } from "#content/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import type { Draft } from "../protocol.ts";
import { shownPicture } from "./pictures.ts";

/** The check shows faults next to the text. */
const ignore = () => undefined;

/** @returns the article's title and text as on its page, with each block's line as data-line */
export async function previewOf(
  root: string,
  draft: Draft,
): Promise<{ title: string; html: string }> {
  if (draft.kind !== "article") return { title: "", html: "" };
  const { blocks, lines } = readBody({
    say: ignore,
    report: ignore,
    checkPicture: ignore,
    source: draft.body,
    aside: "note",
    resolve: linkReader(ignore).resolve,
  });
  const pictures = new Map<string, ArticlePicture>();
  for (const block of blocks) {
    const picture = block.type === "image" ? await shownPicture(root, block.src) : undefined;
    if (block.type === "image" && picture) pictures.set(block.src, picture);
  }
  const [post, labels] = await Promise.all([words("post"), words("interface")]);
  const html = renderToStaticMarkup(
    <Blocks
      blocks={blocks}
      lines={lines}
      pictures={pictures}
      words={post.tools}
      external={labels.external}
      form="page"
    />,
  );
  return { title: fillText(String(draft.front["title"] ?? ""), ignore), html };
}
