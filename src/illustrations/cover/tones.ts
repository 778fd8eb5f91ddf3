/** The classes of a composition by its tone: the theme gives them their colors. */
import type { Tone } from "#illustrations/parts/tone.ts";
import type { Boulder, Composition } from "./composition.ts";

export const solid: Readonly<Record<Tone, string>> = {
  moss: "fill-moss",
  persimmon: "fill-persimmon",
  clay: "fill-clay",
};

export const drawn: Readonly<Record<Tone, string>> = {
  moss: "stroke-moss",
  persimmon: "stroke-persimmon",
  clay: "stroke-clay",
};

const softGround: Readonly<Record<Tone, string>> = {
  moss: "bg-moss-soft",
  persimmon: "bg-persimmon-soft",
  clay: "bg-clay-soft",
};

/** The background of the lines. */
export const groundOf = ({ ground, tone }: Composition): string =>
  ground === "soft" ? softGround[tone] : "bg-sunken";

const softFill: Readonly<Record<Tone, string>> = {
  moss: "fill-moss-soft",
  persimmon: "fill-persimmon-soft",
  clay: "fill-clay-soft",
};

const softStroke: Readonly<Record<Tone, string>> = {
  moss: "stroke-moss-soft",
  persimmon: "stroke-persimmon-soft",
  clay: "stroke-clay-soft",
};

/** An area raked again: the ground again, over what was drawn. */
export const clearOf = ({ ground, tone }: Composition): string =>
  ground === "soft" ? softFill[tone] : "fill-sunken";

/** The same for a line. */
export const clearedOf = ({ ground, tone }: Composition): string =>
  ground === "soft" ? softStroke[tone] : "stroke-sunken";

/** On a tinted ground the lines have the tint too. */
export const lineOf = ({ ground, tone }: Composition): string =>
  ground === "soft" ? drawn[tone] : "stroke-line-strong";

/** Only one element has the accent: if a seedling or a sun has it, no stone does. */
export const stoneOf = ({ tone, stones, disc }: Composition, { kind }: Boulder): string => {
  if (kind !== "lead") return "fill-line-strong";
  const taken = disc?.kind === "sun" || stones.some((other) => other.kind === "seedling");
  return taken ? "fill-ink" : solid[tone];
};
