/** What keeps a site from being launched. */
export interface Finding {
  /** From the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is still sample, and what to write in its place: a whole sentence. */
  readonly sentence: string;
}

export const lineOf = ({ file, line, sentence }: Finding): string =>
  `${file}:${String(line)}: ${sentence}`;
