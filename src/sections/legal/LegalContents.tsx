import type { Section } from "#model/legal/document.ts";
import { Contents } from "#sections/shared/Contents.tsx";

interface LegalContentsProps {
  sections: readonly Section[];
  title: string;
}

/** All sections, with their numbers. */
export function LegalContents({ sections, title }: LegalContentsProps) {
  const entries = sections.map(({ id, number, title: text }) => ({
    id,
    text: number === null ? text : `${number}. ${text}`,
  }));
  return <Contents entries={entries} title={title} />;
}
