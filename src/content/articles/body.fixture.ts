/** Reads Markdown for tests: no file, and every picture and address is accepted. */
import type { Fault } from "#content/parse.ts";
import type { Block } from "./blocks.ts";
import { readBody } from "./body.ts";

interface ReadText {
  readonly blocks: readonly Block[];
  readonly lines: readonly number[];
  /** "2: holds …" for each fault. */
  readonly said: readonly string[];
}

/** @param origin origin to remove from addresses of this site */
export function readText(source: string, origin = "https://www.site.example"): ReadText {
  const said: string[] = [];
  const report = ({ line, sentence }: Fault) => {
    said.push(`${String(line)}: ${sentence}`);
  };
  const body = readBody({
    source,
    report,
    say: (line, sentence) => {
      said.push(`${String(line)}: ${sentence}`);
    },
    resolve: (url) => {
      const href = url.startsWith(origin) ? url.slice(origin.length) : url;
      return { href, external: /^https:/.test(href) };
    },
    aside: "note",
    checkPicture: () => undefined,
  });
  return { ...body, said };
}

/** The blocks of a valid text. Throws Error with the faults otherwise. */
export function blocksOf(source: string, origin?: string): readonly Block[] {
  const { blocks, said } = readText(source, origin);
  if (said.length > 0) throw new Error(said.join("\n"));
  return blocks;
}
