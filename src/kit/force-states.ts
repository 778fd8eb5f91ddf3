/**
 * Makes states visible that only a pointer or a keyboard can bring about: whatever a rule says of :hover,
 * :focus-visible or :active then also holds inside an element with `data-force="hover"` and the like. The
 * added part weighs nothing (:where), so the cascade stays as it is.
 */

const reach = {
  hover: "*",
  active: "*",
  // Only what can have the focus, and of a row of such things the first: only one ever has it.
  "focus-visible":
    ":is(a, button, input, select, textarea, summary, [tabindex]):not(:is(a, button, input) ~ *, label ~ label *)",
} as const;
export type Forced = keyof typeof reach;

/** The states of what can be pressed, by what they are called. */
export const pressable: readonly { name: string; force?: Forced }[] = [
  { name: "default" },
  { name: "hover", force: "hover" },
  { name: "focus", force: "focus-visible" },
  { name: "active", force: "active" },
];

const isForced = (state: string): state is Forced => state in reach;

/**
 * @param css a style sheet
 * @returns the same rules, which the forced states set off too
 */
export const forceStates = (css: string): string =>
  css.replace(/:(hover|active|focus-visible)\b/g, (pseudo, state: string) =>
    isForced(state) ? `:is(${pseudo}, :where([data-force~="${state}"] ${reach[state]}))` : pseudo,
  );
