/** What the editor's page and its server exchange. The requests themselves are in server/api.ts. */

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
  readonly uniqueItems?: boolean;
  /** The control, if the type does not determine it. */
  readonly format?: "link" | "day" | "picture" | "lines";
}

/** A fault of a file, in the words of src/content/parse.ts, with its place. */
export interface Fault {
  /** The field, or null for the text or the whole file. */
  readonly place: Place | null;
  readonly sentence: string;
  /** In the edited text, from 1; null if it is elsewhere. */
  readonly line: number | null;
}

/** Faults stop a save; notices are only shown. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly notices: readonly string[];
}

/** What the writer edits: fields, an article's fields and text, or the raw file. */
export interface Draft {
  /** Null for a legal text, and for a file that cannot be parsed. */
  readonly fields: JsonObject | null;
  /** Markdown below the fields, or the raw file if there are none. Null if the file has fields only. */
  readonly text: string | null;
}

/** A passage that a search found, with its place as in a fault. */
export interface Hit extends Pick<Fault, "place" | "line"> {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

export const creatable = ["article", "announcement", "case study"] as const;
export type Creatable = (typeof creatable)[number];
