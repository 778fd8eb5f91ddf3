/** Whether a claim of content/claims.yaml has evidence. Pure. */

interface Claim {
  readonly id: string;
  readonly evidence: boolean;
}

/**
 * @param claims all known claims
 * @param id of the claim a page makes
 * @returns also false for an unlisted claim, which no one has checked
 */
export const isShown = (claims: readonly Claim[], id: string): boolean =>
  claims.some((each) => each.id === id && each.evidence);
