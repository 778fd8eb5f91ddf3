/** The color pairs on the site have WCAG 2.2 AA contrast in both themes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measures } from "#sections/accessibility/measures.ts";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** Every role that is written as light-dark(#day, #night). */
const roles = [
  ...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi),
].map(([, name = "", light = "", dark = ""]) => ({ name, light, dark }));

interface Pair {
  readonly ink: string;
  /** Backgrounds on which it is a text color. */
  readonly text?: readonly string[];
  /** Backgrounds on which it is a color of lines, icons and drawings. */
  readonly sign?: readonly string[];
}

const plain = ["ground", "raised", "sunken"];
const figure = ["figure", "figure-raised", "figure-sunken"];

/** Every pair that the site uses; others must not be used. */
const pairs: readonly Pair[] = [
  {
    ink: "ink",
    text: [...plain, ...figure, "paper", "moss-soft", "persimmon-soft", "clay-soft", "soil"],
  },
  { ink: "ink-muted", text: [...plain, ...figure, "clay-soft"] },
  { ink: "moss", text: [...plain, ...figure], sign: ["moss-soft", "soil"] },
  { ink: "persimmon", text: [...plain, ...figure, "clay-soft"], sign: ["persimmon-soft"] },
  { ink: "rust", sign: ["ground", "raised", "figure"] },
  { ink: "clay", text: [...plain, ...figure], sign: ["clay-soft", "soil"] },
  { ink: "line-strong", sign: [...plain, "clay-soft"] },
  { ink: "focus", sign: plain },
  { ink: "on-inverse", text: ["inverse", "rust"], sign: ["moss", "clay", "line-strong"] },
  { ink: "on-night", text: ["night"] },
  { ink: "on-accent", text: ["accent"] },
];

/** Relative luminance (WCAG 2.2) of a color written as six hexadecimal digits. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const colorOf = (name: string, at = theme) =>
    roles.find((role) => role.name === name)?.[at] ?? "";
  const all = pairs.flatMap(({ ink, text = [], sign = [] }) => [
    ...text.map((ground) => ({ ink, ground, least: measures.contrast.text })),
    ...sign.map((ground) => ({ ink, ground, least: measures.contrast.sign })),
  ]);
  it.each(all)("$ink on $ground has a contrast of $least or more", ({ ink, ground, least }) => {
    // What is on a herbarium sheet always has its colors of the day.
    const inked = colorOf(ink, ground === "paper" ? "light" : theme);
    expect(contrast(inked, colorOf(ground))).toBeGreaterThanOrEqual(least);
  });
});
