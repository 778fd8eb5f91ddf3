import type { Section } from "#content/legal/document.ts";
import { Contents, type ContentsEntry } from "#sections/shared/Contents.tsx";

interface LegalContentsProps {
  /** What stands before the text, such as switches. */
  before: readonly ContentsEntry[];
  sections: readonly Section[];
  title: string;
}

/** All sections, with their numbers, behind what stands before them. */
export function LegalContents({ before, sections, title }: LegalContentsProps) {
  const entries = sections.map(({ id, number, title: text }) => ({
    id,
    text: number === null ? text : `${number}. ${text}`,
  }));
  return <Contents entries={[...before, ...entries]} title={title} />;
}
