/** The protocol between the editor's page and its server: JSON below /_edit/api/, same origin only. */

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** A value's path in a file: field names, and entry indexes from 0. */
export type Place = readonly (string | number)[];

/** JSON Schema as far as the form uses it; made from the content model by editor/server/schema.ts. */
export interface FormSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly items?: FormSchema;
  /** The fields of a group whose names the file chooses. */
  readonly additionalProperties?: FormSchema;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  /** The control, if the type does not determine it. */
  readonly format?: "link" | "day" | "picture" | "lines";
  /** Labels of the `enum` values. */
  readonly names?: Readonly<Record<string, string>>;
  /** Fixed entries: none can be added, moved or removed. */
  readonly fixed?: boolean;
}

/** A fault of a file, in the words of src/content/parse.ts, with its place. */
export interface Fault {
  /** The field, or null for the text or the whole file. */
  readonly place: Place | null;
  readonly sentence: string;
  /** In the edited text, from 1; null if it is elsewhere. */
  readonly bodyLine: number | null;
}

/** Faults stop a save; notices are only shown. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly notices: readonly string[];
}

/** The editable form of a file: fields; fields with a text; or the raw text. */
export type Draft =
  | { readonly kind: "fields"; readonly value: JsonObject }
  | { readonly kind: "article"; readonly front: JsonObject; readonly body: string }
  | { readonly kind: "source"; readonly source: string };

/** A file as it is on disk. */
export interface OpenFile extends Findings {
  readonly path: string;
  readonly name: string;
  /** The hash of its bytes, to compare when it is saved. */
  readonly hash: string;
  readonly draft: Draft;
  /** Null for a raw text. */
  readonly schema: FormSchema | null;
  /** Whether the raw text is shown because the file cannot be parsed. */
  readonly broken: boolean;
  /** Whether it can be renamed and deleted. */
  readonly removable: boolean;
  /** Whether its text has a live preview. */
  readonly drawn: boolean;
  /** Where the site shows it. */
  readonly pages: readonly string[];
}

export interface ListedFile {
  readonly path: string;
  readonly name: string;
  /** Its contents, in one line. */
  readonly about: string;
  readonly group: string;
  /** Set if hidden from visitors. */
  readonly mark: "Draft" | "Scheduled" | "Broken" | null;
}

export interface Overview {
  readonly files: readonly ListedFile[];
  /** Possible link targets: pages of the site, then addresses by name. */
  readonly links: readonly string[];
}

export interface Hit {
  readonly path: string;
  readonly name: string;
  /** The field; null in a text. */
  readonly place: Place | null;
  /** In the edited text, from 1; null in a field. */
  readonly bodyLine: number | null;
  readonly text: string;
}

/** The result of a save: written; rejected for faults; or a conflict with changes made elsewhere. */
export type SaveResult =
  | { readonly saved: { readonly hash: string; readonly draft: Draft } }
  | { readonly findings: Findings }
  | { readonly conflict: OpenFile };

export const creatable = ["article", "announcement", "case study"] as const;
export type Creatable = (typeof creatable)[number];

/** The requests, with parameters and answers. Those in `reads` use GET. */
export interface Questions {
  list: { ask: Record<never, never>; answer: Overview };
  file: { ask: { path: string }; answer: OpenFile };
  search: { ask: { words: string; page?: string }; answer: { hits: readonly Hit[] } };
  page: { ask: { page: string }; answer: { path: string } };
  check: { ask: { path: string; draft: Draft }; answer: Findings };
  save: { ask: { path: string; draft: Draft; hash: string }; answer: SaveResult };
  /** An article as on its page, with each block's line as data-line. */
  preview: { ask: { path: string; draft: Draft }; answer: { title: string; html: string } };
  create: { ask: { what: Creatable; title: string }; answer: { path: string } };
  rename: { ask: { path: string; name: string }; answer: { path: string } };
  delete: { ask: { path: string }; answer: Record<never, never> };
  picture: { ask: { name: string; data: string }; answer: { src: string } };
}
export type Question = keyof Questions;
export const reads: readonly string[] = ["list", "file", "search", "page"] satisfies Question[];
