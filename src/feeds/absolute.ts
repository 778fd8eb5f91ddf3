/** Addresses in feeds. */

/**
 * @param html markup of this site's own making
 * @param origin without a closing slash
 * @param page the page's whole address
 * @returns the same with whole addresses in place of paths and of places on the page
 */
export const absolute = (html: string, origin: string, page: string): string =>
  html
    .replace(/(?<=<[^<>]+ (?:href|src)=")\/(?!\/)/g, `${origin}/`)
    .replace(/(?<=<[^<>]+ href=")#/g, `${page}#`);
