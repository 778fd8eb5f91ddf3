/** Marks of Markdown that are left over in a text because something about them is amiss: readers would see them. */

interface Mark {
  readonly pattern: RegExp;
  /** Means something at the beginning of a line alone. */
  readonly first?: true;
  /** The rest of a sentence whose subject is the text. */
  readonly sentence: (found: string) => string;
}

/** The first that applies is told. */
const marks: readonly Mark[] = [
  {
    pattern: /!\[[^\]]*\]\([^)]*(?:\)|$)/,
    sentence: (found) =>
      `holds “${found}”, which shows no picture; a file’s name has no spaces, so rename the file and write the new name`,
  },
  {
    pattern: /\[[^\]]*\]\([^)]*(?:\)|$)/,
    sentence: (found) =>
      `holds “${found}”, which makes no link; an address has no spaces and closes with a bracket, so copy it again`,
  },
  {
    pattern: /^#{1,6}[^#\s\d].*/,
    first: true,
    sentence: (found) => `holds “${found}”, which makes no heading; write a space behind the #`,
  },
  {
    pattern: /^(?:-|\d{1,2}[.)])\p{Lu}.*/u,
    first: true,
    sentence: (found) =>
      `holds “${found}”, which makes no entry of a list; write a space behind its first mark`,
  },
  {
    pattern: /^:::.*/,
    first: true,
    sentence: (found) =>
      `holds “${found}”, which makes no aside; it begins with :::note[Title] and closes with :::, each on a line of its own`,
  },
  {
    pattern: /^\|.*\|\s*$/,
    first: true,
    sentence: (found) =>
      `holds “${found}”, which makes no table; an empty line comes before its head, and below the head a line with | --- | for each column`,
  },
  {
    pattern: /(?<=^|\s)\*\*\S|\S\*\*(?=\s|$)/,
    sentence: () =>
      "holds two asterisks (**) that make nothing bold; put two right before the first word and two right behind the last",
  },
  {
    pattern: /`/,
    sentence: () =>
      "holds a backtick that stands alone; put one on either side of what is code, or remove it",
  },
];

/**
 * @param text one line of it as it is written, without what is escaped
 * @param atStart whether it stands at the beginning of its line
 * @param say is told of at most one mark
 * @returns whether there is one
 */
export function looseMarks(
  text: string,
  atStart: boolean,
  say: (sentence: string) => void,
): boolean {
  for (const { pattern, first, sentence } of marks) {
    const found = first && !atStart ? undefined : pattern.exec(text)?.[0].trim();
    if (found === undefined) continue;
    say(sentence(found.length > 60 ? `${found.slice(0, 60)}…` : found));
    return true;
  }
  return false;
}
