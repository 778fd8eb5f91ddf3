/** The day that a page is of. */
export interface Dated {
  /** Whether its text was published on that day, or is older and was changed on it. */
  readonly as: "published" | "modified";
  /** "2026-11-06". */
  readonly day: string;
}

/** The property of the meta element that says it (Open Graph, "article"). */
export const datedProperty = (as: Dated["as"]): `article:${string}` => `article:${as}_time`;
