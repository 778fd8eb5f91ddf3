/** The accents a picture can lead with, as classes. One leads in each scene. */
export type Tone = "moss" | "persimmon" | "clay";

/** A soft ground with its accent as ink. */
export const softTone: Readonly<Record<Tone, string>> = {
  moss: "bg-moss-soft text-moss",
  persimmon: "bg-persimmon-soft text-persimmon",
  clay: "bg-clay-soft text-clay",
};

/** The accent as ink. */
export const inkTone: Readonly<Record<Tone, string>> = {
  moss: "text-moss",
  persimmon: "text-persimmon",
  clay: "text-clay",
};

/** A soft fill with a stroke in its accent. */
export const drawnTone: Readonly<Record<Tone, string>> = {
  moss: "fill-moss-soft stroke-moss",
  persimmon: "fill-persimmon-soft stroke-persimmon",
  clay: "fill-clay-soft stroke-clay",
};
