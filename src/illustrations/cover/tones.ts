/** The classes of a composition by its tone: the theme gives them their colors. */
import type { Tone } from "#illustrations/parts/tone.ts";
import type { Composition } from "./motif.ts";

/** Tailwind finds classes only in full. At night the plain ground takes the tone, so that not every cover is black. */
const classes = {
  moss: {
    fill: "fill-moss",
    text: "text-moss",
    stroke: "stroke-moss",
    ground: "bg-moss-soft",
    plain:
      "bg-sunken [--color-sunken:light-dark(var(--color-figure-sunken),var(--color-moss-soft))]",
    softFill: "fill-moss-soft",
    softStroke: "stroke-moss-soft",
  },
  persimmon: {
    fill: "fill-rust",
    text: "text-rust",
    stroke: "stroke-persimmon",
    ground: "bg-persimmon-soft",
    plain:
      "bg-sunken [--color-sunken:light-dark(var(--color-figure-sunken),var(--color-persimmon-soft))]",
    softFill: "fill-persimmon-soft",
    softStroke: "stroke-persimmon-soft",
  },
  clay: {
    fill: "fill-clay",
    text: "text-clay",
    stroke: "stroke-clay",
    ground: "bg-clay-soft",
    plain:
      "bg-sunken [--color-sunken:light-dark(var(--color-figure-sunken),var(--color-clay-soft))]",
    softFill: "fill-clay-soft",
    softStroke: "stroke-clay-soft",
  },
} as const satisfies Readonly<Record<Tone, object>>;

export const fillOf = (tone: Tone): string => classes[tone].fill;

/** The same color as the text's, which stones take. */
export const textOf = (tone: Tone): string => classes[tone].text;

/**
 * @returns the classes of the background, of its lines, and of an area or a line that is raked again: the ground again,
 *   over what was drawn
 */
export function groundOf({ ground, tone }: Composition) {
  const { ground: background, plain, stroke, softFill, softStroke } = classes[tone];
  return ground === "soft"
    ? { background, line: stroke, clear: softFill, clearLine: softStroke }
    : {
        background: ground === "plain" ? plain : "bg-sunken",
        line: "stroke-line-strong",
        clear: "fill-sunken",
        clearLine: "stroke-sunken",
      };
}
