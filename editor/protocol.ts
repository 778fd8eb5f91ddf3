/** What the editor's page and its server say to each other: JSON below /_edit/api/, same origin only. */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** Where a value is in a file: names of fields, and numbers of entries from 0. */
export type Place = readonly (string | number)[];

/** JSON Schema as far as the form uses it; made from the content model by server/schema.ts. */
export interface FormSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly items?: FormSchema;
  /** The fields of a group whose names the file decides. */
  readonly additionalProperties?: FormSchema;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  /** Which control to use where the type does not say it. */
  readonly format?: "link" | "day" | "picture" | "lines";
  /** What the words of `enum` are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** Entries that each have their place: none is added, moved or removed. */
  readonly fixed?: boolean;
}

/** Something wrong with a file, in the words of src/content/parse.ts, with where it belongs. */
export interface Fault {
  /** The field, or null where the text or the file as a whole is meant. */
  readonly place: Place | null;
  readonly sentence: string;
  /** In the text that is edited, from 1; null where it is not in it. */
  readonly bodyLine: number | null;
}

/** Faults stop a save; notices are only shown. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly notices: readonly string[];
}

/** What is edited of a file: fields; fields with a text; or the bare text of a file. */
export type Draft =
  | { readonly kind: "fields"; readonly value: JsonObject }
  | { readonly kind: "article"; readonly front: JsonObject; readonly body: string }
  | { readonly kind: "source"; readonly source: string };

/** A file as it is on disk. */
export interface OpenFile extends Findings {
  readonly path: string;
  readonly name: string;
  /** Of its bytes: what a later save compares. */
  readonly hash: string;
  readonly draft: Draft;
  /** Null for a bare text. */
  readonly schema: FormSchema | null;
  /** Whether the bare text is shown because the file cannot be read. */
  readonly broken: boolean;
  /** Whether it can be renamed and deleted. */
  readonly removable: boolean;
  /** Whether its text is drawn while it is written. */
  readonly drawn: boolean;
  /** Where the site shows it. */
  readonly pages: readonly string[];
}

export interface ListedFile {
  readonly path: string;
  readonly name: string;
  /** What it holds, in a line. */
  readonly about: string;
  readonly group: string;
  /** Set for what visitors do not see. */
  readonly mark: "Draft" | "Scheduled" | "Broken" | null;
}

export interface Overview {
  readonly files: readonly ListedFile[];
  /** What a link may be: pages of the site, then addresses by name. */
  readonly links: readonly string[];
}

export interface Hit {
  readonly path: string;
  readonly name: string;
  /** The field; null in a text. */
  readonly place: Place | null;
  /** In the text that is edited, from 1; null in a field. */
  readonly bodyLine: number | null;
  readonly text: string;
}

/** How a save may end: written; refused for faults; or the file was changed elsewhere meanwhile. */
export type SaveResult =
  | { readonly saved: { readonly hash: string; readonly draft: Draft } }
  | { readonly findings: Findings }
  | { readonly conflict: OpenFile };

export const creatable = ["article", "announcement", "case study"] as const;
export type Creatable = (typeof creatable)[number];

/** The questions, with what is asked and answered. Those of `reads` are asked by GET. */
export interface Questions {
  list: { ask: Record<never, never>; answer: Overview };
  file: { ask: { path: string }; answer: OpenFile };
  search: { ask: { words: string; page?: string }; answer: { hits: readonly Hit[] } };
  page: { ask: { page: string }; answer: { path: string } };
  check: { ask: { path: string; draft: Draft }; answer: Findings };
  save: { ask: { path: string; draft: Draft; hash: string }; answer: SaveResult };
  /** An article as its page shows it, each block with its line as data-line. */
  preview: { ask: { path: string; draft: Draft }; answer: { title: string; html: string } };
  create: { ask: { what: Creatable; title: string }; answer: { path: string } };
  rename: { ask: { path: string; name: string }; answer: { path: string } };
  delete: { ask: { path: string }; answer: Record<never, never> };
  picture: { ask: { name: string; data: string }; answer: { src: string } };
}
export type Question = keyof Questions;
export const reads: readonly string[] = ["list", "file", "search", "page"] satisfies Question[];
