/** Finds the specimens by where they stand, so that a new one appears without an edit. */
import { chapters, type Specimen } from "./specimen.ts";

const found = import.meta.glob<{ readonly default: Specimen }>("./specimens/*/*.tsx", {
  eager: true,
});

export interface Numbered extends Specimen {
  /** An id on the kit page. */
  readonly id: string;
  /** "01", through all chapters. */
  readonly number: string;
}

const entries = chapters.flatMap(({ id: chapter }) =>
  Object.keys(found)
    .filter((path) => path.startsWith(`./specimens/${chapter}/`))
    .sort()
    .flatMap((path) => {
      const specimen = found[path]?.default;
      return specimen === undefined ? [] : [{ chapter, path, specimen }];
    }),
);

/** The chapters with their specimens, in order of file names. */
export const sheet = chapters.map((chapter) => ({
  ...chapter,
  specimens: entries.flatMap((entry, i): Numbered[] =>
    entry.chapter === chapter.id
      ? [
          {
            ...entry.specimen,
            id: entry.path.replace(/^\.\/specimens\/|\.tsx$/g, "").replace("/", "-"),
            number: String(i + 1).padStart(2, "0"),
          },
        ]
      : [],
  ),
}));
export type Chapter = (typeof sheet)[number];
