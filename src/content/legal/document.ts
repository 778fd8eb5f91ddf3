/** A legal page as read from its file: sections with summaries, and numbered clauses with anchors. */
import type { Block, Inline } from "#content/articles/blocks.ts";
import type { LegalId } from "#lib/routes/legal.ts";

/** Blocks that belong to the clause before them. */
export type ClausePart = Extract<Block, { readonly type: "list" | "table" }>;

export interface Clause {
  /** Its anchor: "5.3", or "retention.2" in a document without numbers. */
  readonly id: string;
  /** Its number as displayed, "5.3"; null in a document without numbers. */
  readonly number: string | null;
  readonly text: readonly Inline[];
  readonly parts: readonly ClausePart[];
  /** Its first line in the file. */
  readonly line: number;
}

export interface Passage {
  /** Its anchor: "5", "2.3", or its title in lowercase with hyphens. */
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Section extends Passage {
  readonly summary: readonly (readonly Inline[])[];
  readonly subsections: readonly Passage[];
}

export interface LegalDocument {
  readonly id: LegalId;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly sample: boolean;
  readonly introduction: readonly (readonly Inline[])[];
  readonly sections: readonly Section[];
  /** The clauses that quote each constant, by name. */
  readonly quotedIn: ReadonlyMap<string, readonly Clause[]>;
}
