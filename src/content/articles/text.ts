/** Reads an article's text, and what is wrong with it by itself. */
import { type Fault, faultOf } from "#content/explain.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import type { Block } from "./blocks.ts";
import { readBody } from "./body.ts";
import { linkReader } from "./links.ts";
import { pictureFault } from "./picture-file.ts";
import { readSource } from "./source.ts";

/** An article's text, by itself. */
export interface ArticleText {
  readonly blocks: readonly Block[];
  /** For each block the line of the file that it begins on. */
  readonly lines: readonly number[];
}

/** The ways out of a link to a heading that is not there. */
function headingsOf(id: string, ids: readonly string[]): string {
  if (ids.length === 0) return "it has no headings";
  return didYouMean(
    `#${id}`,
    ids.map((each) => `#${each}`),
    "its headings make",
  );
}

/**
 * @param source of the text, with the line it begins on
 * @param root the project's folder
 * @param tell takes each fault
 * @returns its blocks, and its links to other articles
 */
export function readText(source: string, root: string, tell: (fault: Fault) => void) {
  const say = (line: number, sentence: string) => {
    tell(faultOf(line, "the text", sentence));
  };
  const links = linkReader(say);
  const checkPicture = (src: string, line: number) => {
    const fault = pictureFault(src, root);
    if (fault !== undefined) say(line, fault);
  };
  const body = readBody({
    say,
    tell,
    source,
    aside: "note",
    resolve: links.resolve,
    checkPicture,
  });
  const ids = body.blocks.flatMap((block) => (block.type === "heading" ? [block.id] : []));
  for (const { id, line } of links.anchors) {
    if (!ids.includes(id)) {
      say(
        line,
        `holds a link to a place that the article does not have (“#${id}”); ${headingsOf(id, ids)}`,
      );
    }
  }
  return { ...body, links: links.articles };
}

/**
 * Reads the text of a file that was found whole before: neither its fields are read again, nor is it told what
 * may be wrong.
 *
 * @param bytes of the file
 * @param root the project's folder
 */
export function parseText(bytes: Uint8Array, root: string = process.cwd()): ArticleText {
  const source = readSource(bytes);
  if ("fault" in source) return { blocks: [], lines: [] };
  return readText(source.body, root, () => undefined);
}
