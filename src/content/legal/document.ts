/** A legal page as its file gives it: sections with a summary each, and numbered clauses with an anchor each. */
import type { Block, Inline } from "#content/articles/blocks.ts";
import type { LegalId } from "#lib/routes/legal.ts";

/** What may follow a clause and belongs to it. */
export type ClausePart = Extract<Block, { readonly type: "list" | "table" }>;

/** A paragraph, with the lists and tables that belong to it. */
export interface Clause {
  /** Its anchor: "5.3", or "retention.2" in a document without numbers. */
  readonly id: string;
  /** As it is shown: "5.3"; null in a document without numbers. */
  readonly number: string | null;
  readonly text: readonly Inline[];
  readonly parts: readonly ClausePart[];
  /** Its first line in the file. */
  readonly line: number;
}

/** What a section and its subsections have in common. */
export interface Passage {
  /** Its anchor: "5", "2.3", or its title in small letters and hyphens. */
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Section extends Passage {
  /** In plain language. */
  readonly summary: readonly (readonly Inline[])[];
  readonly subsections: readonly Passage[];
}

export interface LegalDocument {
  readonly id: LegalId;
  readonly title: string;
  readonly description: string;
  /** "2025-03-01". */
  readonly updated: string;
  readonly sample: boolean;
  readonly introduction: readonly (readonly Inline[])[];
  readonly sections: readonly Section[];
  /** The clauses that quote a constant, by its name. */
  readonly quotedIn: ReadonlyMap<string, readonly Clause[]>;
}
