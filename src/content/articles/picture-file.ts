/** The pictures of articles as files: content/blog/images/. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const articleFolder = "content/blog";

const largest = 3_000_000;

interface Kind {
  /** How its files begin and end, with bytes as Latin-1. */
  readonly first: RegExp;
  readonly last: RegExp;
}

const jpeg: Kind = { first: /^\xff\xd8\xff/, last: /\xff\xd9/ };
const files: Readonly<Record<string, Kind>> = {
  png: { first: /^\x89PNG/, last: /IEND/ },
  jpg: jpeg,
  jpeg,
  // Its length is at the start.
  webp: { first: /^RIFF....WEBP/s, last: /(?:)/ },
  svg: { first: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--)/, last: /<\/svg>|\/>\s*$/ },
};
const kinds = Object.keys(files).join(", ");

/** How much of a file's end to check, since cameras append data. */
const tail = 4096;

/** Whether a file matches its extension, from first byte to last. */
function isWhole(bytes: Buffer, kind: Kind): boolean {
  if (!kind.first.test(bytes.toString("latin1", 0, 64))) return false;
  if (!kind.last.test(bytes.subarray(-tail).toString("latin1"))) return false;
  return kind !== files["webp"] || bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** Parts of an SVG that run code or embed a page. */
const live =
  /<script\b|<foreignObject\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data:text\/html)/i;

function scriptFault(svg: string, name: string): string | undefined {
  const found = live.exec(svg);
  if (found === null) return undefined;
  const line = svg.slice(0, found.index).split("\n").length;
  return `holds ${name} that could run a script (${found[0].trim()} in its line ${line}); take that out, or export the drawing again as a plain SVG`;
}

/**
 * @param src a picture as an article names it: its file below content/blog/
 * @param root the project's folder
 * @returns its fault as the rest of a sentence, or undefined
 */
export function pictureFault(src: string, root: string): string | undefined {
  const name = `a picture (${src})`;
  if (!/^images\/[^\s\\]+$/.test(src) || src.includes("..")) {
    return `holds ${name} that is not in content/blog/images/; put the file there and write images/… for it`;
  }
  const extension = src.split(".").at(-1)?.toLowerCase() ?? "";
  const kind = Object.hasOwn(files, extension) ? files[extension] : undefined;
  if (kind === undefined)
    return `holds ${name} in a format that cannot be shown; save it as one of ${kinds}`;
  const path = join(root, articleFolder, src);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile())
    return `holds ${name} that is not there; put the file into ${articleFolder}/images/, or correct its name`;
  const { size } = found;
  if (size > largest)
    return `holds ${name} of ${(size / 1e6).toFixed(1)} MB; save it smaller, at most ${largest / 1e6} MB`;
  const bytes = readFileSync(path);
  if (!isWhole(bytes, kind))
    return `holds ${name} that is not a complete ${extension} file; save it again in that format`;
  return extension === "svg" ? scriptFault(bytes.toString("utf8"), name) : undefined;
}
