/** Why a file could not become a table, in words. Pure. */
import type { ImportFault } from "#live/engine/client/types.ts";
import { binaryKinds } from "#live/engine/csv/detect.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";

const spreadsheets: readonly string[] = ["xlsx", "xls", "ods"];

/** @returns the sentence; it names the kind of a non-text file, and for a spreadsheet what to do */
export function faultSentence({ kind, detail }: ImportFault, words: Content<"engine">): string {
  if (kind !== "binary") return words.importFaults[kind];
  const binary = binaryKinds.find((each) => each === detail) ?? "unknown";
  const sentence = interpolate(words.importFaults.binary, { kind: words.binaryKinds[binary] });
  return spreadsheets.includes(binary) ? `${sentence} ${words.spreadsheet}` : sentence;
}
