/** What each colour role is for, and which of them meet. docs/design-system.md says the same at length. */

/** Least contrast of text (WCAG 1.4.3, AA) and of what is no text but has to be seen (1.4.11). */
export const least = { text: 4.5, sign: 3 } as const;

export const purposes: Readonly<Record<string, string>> = {
  ground: "The page: paper, night garden",
  raised: "Cards, fields, sheets",
  sunken: "Footer, badges, hover",
  line: "Hairlines and raked sand",
  "line-strong": "Edges of what can be used",
  ink: "Words",
  "ink-muted": "Second words",
  inverse: "Buttons, the selection",
  "on-inverse": "Words on inverse",
  moss: "Growth, done",
  "moss-soft": "Ground for moss",
  persimmon: "The one stone, errors",
  "persimmon-soft": "Ground for persimmon",
  clay: "People, places, time",
  "clay-soft": "Ground for clay",
  focus: "The ring",
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
];

/** The contrast that a pair needs; undefined where it never meets. */
export function needed({ text, sign }: Meeting, ground: string): number | undefined {
  if (text?.includes(ground)) return least.text;
  return sign?.includes(ground) ? least.sign : undefined;
}
