/** Whether a claim of content/claims.yaml can be shown to be so. Pure. */

interface Claim {
  readonly id: string;
  readonly evidence: boolean;
}

/**
 * @param claims all that are known
 * @param id of the one a page is about to make
 * @returns false too for one that nobody has written down: what nobody looked at is shown by nobody
 */
export const isShown = (claims: readonly Claim[], id: string): boolean =>
  claims.some((each) => each.id === id && each.evidence);
