/** The accents a picture can lead with, as classes. One leads in each scene. */
export type Tone = "moss" | "persimmon" | "clay";

/** A soft ground; "plain" without an accent. Small text on it uses ink, since an accent would be too faint. */
export const softTone: Readonly<Record<Tone | "plain", string>> = {
  moss: "bg-moss-soft",
  persimmon: "bg-persimmon-soft",
  clay: "bg-clay-soft",
  plain: "bg-sunken",
};

export const signTone: Readonly<Record<Tone | "plain", string>> = {
  moss: "text-moss",
  persimmon: "text-persimmon",
  clay: "text-clay",
  plain: "text-ink-muted",
};

/** Raked lines on the ground. */
export const sand = "text-[color-mix(in_oklab,var(--color-line-strong)_50%,var(--color-ground))]";

export const drawnTone: Readonly<Record<Tone, string>> = {
  moss: "fill-moss-soft stroke-moss",
  persimmon: "fill-persimmon-soft stroke-persimmon",
  clay: "fill-clay-soft stroke-clay",
};
