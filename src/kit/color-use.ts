/** What each colour role is for, and which of them meet. docs/design-system.md says the same at length. */
import { measures } from "#lib/accessibility/measures.ts";

/** Least contrast of text (WCAG 1.4.3, AA) and of what is no text but has to be seen (1.4.11). */
export const least = measures.contrast;

interface Purpose {
  readonly what: string;
  /** Set for a ground: the stone that is shown on it. */
  readonly under?: string;
  /** Set for what is shown on another ground than the page's. */
  readonly on?: string;
}

export const purposes: Readonly<Record<string, Purpose>> = {
  ground: { what: "The page: paper, night garden", under: "ink" },
  raised: { what: "Cards, fields, sheets", under: "ink" },
  sunken: { what: "Footer, badges, hover", under: "ink" },
  line: { what: "Hairlines and raked sand" },
  "line-strong": { what: "Edges of what can be used" },
  ink: { what: "Words" },
  "ink-muted": { what: "Second words" },
  inverse: { what: "Buttons, the selection", under: "on-inverse" },
  "on-inverse": { what: "Words on inverse", on: "inverse" },
  night: { what: "Night by day too, in pictures", under: "on-night" },
  "on-night": { what: "Words on night", on: "night" },
  "night-line": { what: "Raked sand on night", on: "night" },
  moss: { what: "Growth, what is done" },
  "moss-soft": { what: "Ground for moss", under: "moss" },
  persimmon: { what: "The one stone; errors" },
  "persimmon-soft": { what: "Ground for persimmon", under: "persimmon" },
  clay: { what: "People, places, time" },
  "clay-soft": { what: "Ground for clay", under: "clay" },
  focus: { what: "The ring" },
};

interface Meeting {
  readonly ink: string;
  /** Grounds on which it is the colour of words. */
  readonly text?: readonly string[];
  /** Grounds on which it is the colour of lines, signs and drawings. */
  readonly sign?: readonly string[];
}

const plain = ["ground", "raised", "sunken"] as const;

/** Every pair that the site puts on top of one another. */
export const meetings: readonly Meeting[] = [
  { ink: "ink", text: [...plain, "moss-soft", "persimmon-soft", "clay-soft"] },
  { ink: "ink-muted", text: plain },
  { ink: "moss", text: plain, sign: ["moss-soft"] },
  { ink: "persimmon", text: plain, sign: ["persimmon-soft"] },
  { ink: "clay", text: plain, sign: ["clay-soft"] },
  { ink: "line-strong", sign: plain },
  { ink: "focus", sign: plain },
  { ink: "on-inverse", text: ["inverse"] },
  { ink: "on-night", text: ["night"] },
];

/** The contrast that a pair needs; undefined where it never meets. */
export function needed({ text, sign }: Meeting, ground: string): number | undefined {
  if (text?.includes(ground)) return least.text;
  return sign?.includes(ground) ? least.sign : undefined;
}
