/**
 * @param text any text
 * @returns its form in an address: lower case a to z, 0 to 9 and single hyphens; may be empty
 */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
