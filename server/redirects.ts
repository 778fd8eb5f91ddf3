/**
 * Paths that moved. Each answers with one permanent redirect, with and without a closing slash, and keeps the
 * query. The build says so when a target is no page or a source is one.
 */
interface Move {
  /** The old path, without a closing slash. */
  readonly from: `/${string}`;
  /** The page's canonical path. */
  readonly to: `/${string}/`;
}

export const redirects: readonly Move[] = [{ from: "/about-us", to: "/about/" }];
