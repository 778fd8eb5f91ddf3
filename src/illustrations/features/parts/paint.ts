/** Colors of pictures by role: shown through a `use` element, they inherit the page's and follow the theme switch. */
export const paint = {
  none: "none",
  ground: "var(--color-figure)",
  raised: "var(--color-figure-raised)",
  sunken: "var(--color-figure-sunken)",
  line: "var(--color-figure-line)",
  gleam: "var(--color-gleam)",
  lineStrong: "var(--color-line-strong)",
  ink: "var(--color-ink)",
  inkMuted: "var(--color-ink-muted)",
  inverse: "var(--color-inverse)",
  onInverse: "var(--color-on-inverse)",
  onNight: "var(--color-on-night)",
  moss: "var(--color-moss)",
  mossSoft: "var(--color-moss-soft)",
  persimmon: "var(--color-persimmon)",
  rust: "var(--color-rust)",
  persimmonSoft: "var(--color-persimmon-soft)",
  clay: "var(--color-clay)",
  claySoft: "var(--color-clay-soft)",
} as const;

export type Paint = keyof typeof paint;

/** The accents a picture can lead with. One leads in each. */
export type Accent = "moss" | "persimmon" | "clay";

export const soft = { moss: "mossSoft", persimmon: "persimmonSoft", clay: "claySoft" } as const;
