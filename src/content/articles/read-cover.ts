/** Reads an article's field "cover". */
import { didYouMean } from "#lib/text/nearest.ts";
import { isMotif, type Motif, motifNames, motifs } from "./cover.ts";

/**
 * @param written as in the front matter: "path 10"
 * @returns the motif, or what is wrong with it as the rest of a sentence
 */
export function readCover(written: string): Motif | { readonly fault: string } {
  const [name = "", figure, ...more] = written.trim().split(/\s+/);
  if (!isMotif(name)) {
    return { fault: `is "${written}"; ${didYouMean(name, motifNames, "begin it with one of")}` };
  }
  const { counts } = motifs[name];
  if (counts === null) {
    return figure === undefined
      ? { name, count: 0 }
      : { fault: `is "${written}", but this motif has no number; write "${name}"` };
  }
  const [least, most] = counts;
  const count = Number(figure);
  const right = /^\d+$/.test(figure ?? "") && more.length === 0 && count >= least && count <= most;
  if (right) return { name, count };
  return {
    fault: `is "${written}"; write "${name}" and a number from ${String(least)} to ${String(most)}, such as "${name} ${String(least)}"`,
  };
}
