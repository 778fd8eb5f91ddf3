/** A query in an address: `#q=` and the SQL, URI-encoded, so that people can read it too. */

const start = "#q=";

/** The longest SQL in a link; some mail programs truncate longer addresses. */
export const maxSqlLength = 6000;

export type Shared =
  | { readonly state: "none" }
  | { readonly state: "query"; readonly sql: string }
  /** A fragment that should hold a query but does not. */
  | { readonly state: "malformed" };

/** @returns the fragment for a query; null if it is empty or too long for a link */
export function fragmentOf(sql: string): string | null {
  if (sql.trim() === "" || sql.length > maxSqlLength) return null;
  // A lone surrogate cannot be encoded.
  return start + encodeURIComponent(sql.toWellFormed());
}

/** @param hash the address's fragment with its "#"; untrusted */
export function readShareLink(hash: string): Shared {
  if (!hash.startsWith(start)) return { state: "none" };
  try {
    const sql = decodeURIComponent(hash.slice(start.length));
    // Control characters: a file, not a query.
    const odd = [...sql].some((sign) => sign < " " && !"\t\n\r".includes(sign));
    if (sql.trim() === "" || sql.length > maxSqlLength || odd) return { state: "malformed" };
    return { state: "query", sql: sql.replaceAll("\r\n", "\n") };
  } catch {
    return { state: "malformed" };
  }
}
