/** The pictures of articles as files: content/blog/images/. */
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/** Below the project's folder. */
export const articleFolder = "content/blog";

const largest = 3_000_000;

/** How files of each kind begin, by their bytes as Latin letters. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF....WEBP/s,
  svg: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--)/,
};
const kinds = Object.keys(beginnings).join(", ");

function firstBytes(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(16);
    return bytes.toString("latin1", 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/**
 * @param src a picture as an article names it: its file below content/blog/
 * @returns the rest of a sentence that says what is wrong with it, or undefined
 */
export function pictureFault(src: string): string | undefined {
  const name = `a picture (${src})`;
  if (!/^images\/[^\s\\]+$/.test(src) || src.includes("..")) {
    return `holds ${name} that does not lie in content/blog/images/; put the file there and write images/… for it`;
  }
  const extension = src.split(".").at(-1)?.toLowerCase() ?? "";
  const beginning = beginnings[extension];
  if (beginning === undefined)
    return `holds ${name} of a kind that cannot be shown; save it as one of ${kinds}`;
  const path = join(articleFolder, src);
  if (!existsSync(path))
    return `holds ${name} that is not there; put the file into ${articleFolder}/images/, or correct its name`;
  const { size } = statSync(path);
  if (size > largest)
    return `holds ${name} of ${(size / 1e6).toFixed(1)} MB; save it smaller, at most ${String(largest / 1e6)} MB`;
  if (!beginning.test(firstBytes(path)))
    return `holds ${name} that is no ${extension} file inside; save it again in that format`;
  return undefined;
}
