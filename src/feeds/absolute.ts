/** Addresses in feeds. */

/**
 * @param html markup from this site
 * @param origin without a trailing slash
 * @param page the page's full address
 * @returns the markup with full addresses in place of paths and anchors
 */
export const absolute = (html: string, origin: string, page: string): string =>
  html
    .replace(/(?<=<[^<>]+ (?:href|src)=")\/(?!\/)/g, `${origin}/`)
    .replace(/(?<=<[^<>]+ href=")#/g, `${page}#`);
