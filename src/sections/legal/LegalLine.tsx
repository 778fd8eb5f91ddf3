import type { Inline } from "#content/articles/blocks.ts";
import { Words } from "#sections/blog/blocks/Words.tsx";
import { plainSetting } from "./setting.ts";

/** The words of a clause or a summary. */
export function LegalLine({ line }: { line: readonly Inline[] }) {
  return <Words line={line} setting={plainSetting} />;
}
