/** The built pages as files, for what is done with each of them after the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

export interface HtmlFile {
  readonly file: string;
  /** The page's path: "/", "/blog/a/", "/404.html". */
  readonly path: string;
  readonly html: string;
}

/**
 * One page after the other, so that one is in memory at a time; read at once, as waiting for the disk takes
 * longer than reading.
 *
 * @param dist the folder of the built site
 * @returns every page, in the order of the files' names
 * @throws Error of the file system when the folder is not there
 */
export function* pagesBelow(dist: string): Generator<HtmlFile> {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => each.endsWith(".html")).toSorted()) {
    const file = join(dist, name);
    const path = `/${name.split(sep).join("/")}`.replace(/index\.html$/, "");
    yield { file, path, html: readFileSync(file, "utf8") };
  }
}
