/** Draws an article while it is written, from the same parts as its page. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ArticlePicture } from "#model/articles/entry.ts";
import { readBody } from "#model/articles/body.ts";
import { linkReader } from "#model/articles/links.ts";
import { fillText } from "#model/fill.ts";
import { words } from "#model/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { PostContents } from "#sections/blog/post/PostContents.tsx";
import { Page } from "#ui/Page.tsx";
import type { Draft, Preview } from "../protocol.ts";
import { shownPicture } from "./pictures.ts";

const nobody = () => undefined;

const text = (value: unknown): string => (typeof value === "string" ? fillText(value, nobody) : "");

/** The blocks of a text as far as they can be read: faults are told beside the text, by the check. */
function read(source: string) {
  const { resolve } = linkReader(nobody);
  return readBody({
    say: nobody,
    tell: nobody,
    checkPicture: nobody,
    source,
    aside: "note",
    resolve,
  });
}

/** The pictures that are there already. */
async function picturesOf(root: string, sources: readonly string[]) {
  const found = new Map<string, ArticlePicture>();
  for (const src of sources) {
    const picture = await shownPicture(root, src);
    if (picture !== undefined) found.set(src, picture);
  }
  return found;
}

/** @returns the article's title and text as its page shows them; each block carries its line as data-line */
export async function previewOf(root: string, draft: Draft): Promise<Preview> {
  if (draft.kind !== "article") return { html: null };
  const { blocks, lines } = read(draft.body);
  const hero = text(draft.front["main_image_url"]);
  const sources = blocks.flatMap((block) => (block.type === "image" ? [block.src] : []));
  const [post, labels, pictures] = await Promise.all([
    words("post"),
    words("interface"),
    picturesOf(root, hero === "" ? sources : [...sources, hero]),
  ]);
  const picture = pictures.get(hero);
  const html = renderToStaticMarkup(
    <Page>
      <article className="post">
        <header className="post-head">
          <p className="post-date">
            {post.published} {text(draft.front["date"])}
          </p>
          <h1>{text(draft.front["title"])}</h1>
          {picture && (
            <div className="post-picture">
              <img src={picture.src} width={picture.width} height={picture.height} alt="" />
            </div>
          )}
        </header>
        <div className="post-body">
          <PostContents blocks={blocks} words={post} />
          <div className="prose">
            <Blocks
              blocks={blocks}
              lines={lines}
              pictures={pictures}
              words={post.tools}
              external={labels.external}
              form="page"
            />
          </div>
        </div>
      </article>
    </Page>,
  );
  return { html };
}
