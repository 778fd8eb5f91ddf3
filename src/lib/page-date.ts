/** The date of a page. */
export interface Dated {
  /** Whether the text was published or modified on that day. */
  readonly as: "published" | "modified";
  /** "2026-11-06". */
  readonly day: string;
}

/** The property of its meta element (Open Graph, "article"). */
export const datedProperty = (as: Dated["as"]): `article:${string}` => `article:${as}_time`;
