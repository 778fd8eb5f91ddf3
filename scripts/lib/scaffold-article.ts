/** Plans a new article (`npm run new article`). */
import { ContentError } from "#content/parse.ts";
import { parseArticle } from "#content/articles/article.ts";
import { today } from "#lib/text/date.ts";
import { articleDraft } from "./article-draft.ts";
import { Refusal } from "./cli.ts";
import { type Plan, type Project, refuseExisting } from "./scaffold.ts";

export interface Library extends Project {
  /** The files of the articles there are. */
  readonly articles: readonly string[];
}

/** The address that an article's fields give it, where they name one. */
const ownAddress = (text: string): string | undefined =>
  /^href:\s*["']?(\/blog\/[^/"'\s]+\/)/m.exec(text)?.[1];

/**
 * @param title as it was typed
 * @param date of the article, as articles show it
 * @returns the one file to be written
 * @throws Refusal with one sentence, or one for each thing that is wrong with the title
 */
export function planArticle(title: string | undefined, library: Library, date = today()): Plan {
  const { file, text } = articleDraft(title ?? "", date);
  refuseExisting(library, [file]);
  const address = file.replace("content/", "/").replace(/\.md$/, "/");
  const holder = library.articles.find((each) => ownAddress(library.read(each)) === address);
  if (holder !== undefined) {
    throw new Refusal(`${holder} has the address ${address} already; choose another title.`);
  }
  try {
    parseArticle(file, new TextEncoder().encode(text));
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.message, { cause: error });
    throw error;
  }
  return { added: new Map([[file, text]]), changed: new Map() };
}
