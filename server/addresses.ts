/**
 * Addresses that no host answers with a page, however its file system would read them. Told on the address as it
 * was sent, since servers decode and tidy it before they look for a file. The patterns are written for every
 * regular expression there is (JavaScript, nginx's PCRE, Caddy's RE2) and regard no case.
 */

/** A step of one or two dots, written out or encoded, or a zero byte: no browser sends them. Answered with 400. */
export const malformed = String.raw`^[^?]*(?:%00|(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\?]|%2f|%5c|$))`;

/**
 * Two slashes in a row, or one encoded: a second address of a page, or the name of another host. 404. An address may
 * be sent with its own host before it (RFC 9112, 3.2.2).
 */
export const misspelt = String.raw`^(?:https?://[^/?]*)?(?:/[^?]*)?(?://|\\|%2f|%5c)`;

/**
 * Decoded paths of files that are in the site's folder and not for visitors: hidden files except those below
 * `/.well-known/` (RFC 8615), compressed variants, and what Netlify and Cloudflare Pages read.
 */
export const hidden = String.raw`/\.(?:[^w]|w[^e]|we[^l]|$)|\.(?:br|gz)$|^/_(?:headers|redirects)$`;
