/** The legal pages: one Markdown file each below content/legal/, all drawn by src/pages/[legal].astro. */
export const legalIds = ["terms", "privacy-policy", "data-privacy-opt-out"] as const;
export type LegalId = (typeof legalIds)[number];
