/** What is wrong with an article beside the others, and with one that is published unfinished. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArticleRecord, parseArticle } from "#model/articles/article.ts";
import { authors as authorsSchema } from "#model/articles/authors.ts";
import { readShelf } from "#model/articles/folder.ts";
import { libraryFaults } from "#model/articles/library.ts";
import { parseContent } from "#model/explain.ts";
import type { Fault } from "../protocol.ts";
import { faultAt } from "./faults.ts";

const authorIds = (root: string): string[] => {
  const file = "content/authors.yaml";
  const source = readFileSync(join(root, file), "utf8");
  return parseContent(file, source, authorsSchema).authors.map(({ id }) => id);
};

/** Places that still say what to write there; a build refuses them once the article is no draft. */
function unfinished(text: string, textFrom: number): Fault[] {
  return text.split("\n").flatMap((line, i) => {
    const [, name] = /^(\w+): ["']?Say here\b/.exec(line) ?? [];
    const isText = i + 1 >= textFrom && /^(?:[#>*-]+ |\d+\. |:::note\[)*Say here\b/.test(line);
    if (name === undefined && !isText) return [];
    const subject = isText ? "the text" : `field "${name ?? ""}"`;
    const sentence = `${subject} still says what to write here; write it, or leave the article a draft.`;
    return [faultAt(i + 1, sentence, textFrom)];
  });
}

/** A draft that published articles lead to: they would lead nowhere. */
function missed(
  path: string,
  records: readonly ArticleRecord[],
  now: readonly ArticleRecord[],
  authors: readonly string[],
): Fault[] {
  const options = { drafts: false, authors };
  const before = new Set(
    libraryFaults(records, options).map(({ sentence, file }) => file + sentence),
  );
  const files = libraryFaults(now, options)
    .filter(({ file, sentence }) => file !== path && !before.has(file + sentence))
    .map(({ file }) => file);
  if (files.length === 0) return [];
  const all = [...new Set(files)].join(", ");
  const sentence = `field "draft" hides the article from readers of ${all}, which leads to it; take that link out first.`;
  return [faultAt(1, sentence)];
}

/**
 * @param text of the article, right by itself
 * @param textFrom the line on which its text begins
 * @throws ContentError where it is not right by itself
 */
export async function faultsAmong(
  root: string,
  path: string,
  text: string,
  textFrom: number,
): Promise<Fault[]> {
  const { record } = parseArticle(path, Buffer.from(text));
  const authors = authorIds(root);
  const { records } = readShelf(root, { drafts: true, authors });
  // Last, so that of two with one title this one is told of.
  const now = [...records.filter(({ entry }) => entry.file !== path), record];
  const isDraft = record.entry.draft;
  return [
    // What is published must not lead to a draft; a draft may.
    ...libraryFaults(now, { drafts: isDraft, authors })
      .filter(({ file }) => file === path)
      .map(({ line, sentence }) => faultAt(line, sentence, textFrom)),
    ...(isDraft ? missed(path, records, now, authors) : unfinished(text, textFrom)),
  ];
}
