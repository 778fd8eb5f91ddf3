/**
 * What the editor's page and its server say to one another: JSON below /_edit/api/, same origin only.
 */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** Where a value stands in a file: names of fields, and numbers of entries from 0. */
export type Place = readonly (string | number)[];

/** What a field is; made from the content model by src/editor/server/form.ts. */
export type Field = { readonly optional: boolean; readonly what: string } & (
  | { readonly kind: "text"; readonly min: number; readonly max: number; readonly lines: boolean }
  | { readonly kind: "link" }
  | { readonly kind: "choice"; readonly words: readonly string[] }
  | { readonly kind: "flag" }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number | null;
      readonly decimals: number | null;
    }
  | {
      readonly kind: "list";
      readonly min: number;
      readonly max: number;
      readonly fixed: boolean;
      readonly item: Field;
    }
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>> }
);
export type FieldOf<K extends Field["kind"]> = Extract<Field, { readonly kind: K }>;

/** Something wrong with a file: in the words of src/model/explain.ts, with where it belongs. */
export interface Fault {
  /** The field, or null where the text of an article or the file as a whole is meant. */
  readonly place: Place | null;
  readonly sentence: string;
  /** In the file, from 1. */
  readonly line: number;
  /** In the text of an article, from 1; null where it is not in it. */
  readonly bodyLine: number | null;
}

/**
 * What a file holds as it is edited: fields; an article's fields and text; or, where a file cannot be read,
 * its bare text.
 */
export type Draft =
  | { readonly kind: "fields"; readonly value: JsonObject }
  | { readonly kind: "article"; readonly front: JsonObject; readonly body: string }
  | { readonly kind: "source"; readonly source: string };

/** A file as it stands on the disk. */
export interface OpenFile {
  readonly path: string;
  /** Of its bytes: what a later save compares. */
  readonly hash: string;
  readonly draft: Draft;
  /** The form; null for an article, whose form is its own, and for a bare text. */
  readonly form: FieldOf<"group"> | null;
  /** Whether a bare text is what the file is meant to be, and not one that cannot be read as a form. */
  readonly readable: boolean;
  readonly faults: readonly Fault[];
  /** Where the site shows it. */
  readonly pages: readonly string[];
}

export interface ListedFile {
  readonly path: string;
  readonly kind: string;
}

export interface ListedArticle {
  readonly path: string;
  readonly id: string;
  readonly title: string;
  /** As it is written: "Mar 7, 2023". */
  readonly date: string;
  readonly topics: readonly string[];
  readonly draft: boolean;
}

export interface Overview {
  readonly files: readonly ListedFile[];
  /** Newest first. */
  readonly articles: readonly ListedArticle[];
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  readonly authors: readonly string[];
  /** What a link may be: pages of the site, then addresses by name. */
  readonly links: readonly string[];
}

export interface Saved {
  readonly hash: string;
  readonly draft: Draft;
}

/** How a save may end: written; faults; or somebody else has changed the file, which is `theirs` now. */
export type SaveResult =
  | { readonly saved: Saved }
  | { readonly faults: readonly Fault[] }
  | { readonly conflict: OpenFile };

export interface Preview {
  /** The article as its page shows it, each block with its line as data-line; null for what is no article. */
  readonly html: string | null;
}

/** The questions, with what is asked and answered. `overview` and `file` are read by GET. */
export interface Questions {
  overview: { ask: Record<never, never>; answer: Overview };
  file: { ask: { path: string }; answer: OpenFile };
  check: { ask: { path: string; draft: Draft }; answer: { faults: readonly Fault[] } };
  save: { ask: { path: string; draft: Draft; hash: string }; answer: SaveResult };
  preview: { ask: { path: string; draft: Draft }; answer: Preview };
  new: { ask: { title: string }; answer: { path: string } };
  picture: { ask: { name: string; data: string }; answer: { src: string } };
}
export type Question = keyof Questions;
export const questions = [
  "overview",
  "file",
  "check",
  "save",
  "preview",
  "new",
  "picture",
] as const satisfies readonly Question[];

/** A refusal with a sentence for the person at the screen. */
export interface Refused {
  readonly refused: string;
}
