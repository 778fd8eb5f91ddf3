/**
 * Patterns for addresses and customers: `*` stands for any text, none included; every other character for itself,
 * capital or small. The whole text has to fit.
 */

export type PatternFault = "empty" | "long" | "space" | "start" | "regular";

export const longestPattern = 200;

/** Signs of a regular expression, which a pattern is not. `?` and `.` stand in addresses. */
const regular = /[\\^$()[\]{}|]|\.\*/;

/**
 * @param text as typed
 * @param isPath of a path it also has to begin with `/` or `*`, else it could fit nothing
 * @returns what is wrong, or undefined
 */
export function patternFault(text: string, isPath: boolean): PatternFault | undefined {
  const pattern = text.trim();
  if (pattern === "") return "empty";
  if (pattern.length > longestPattern) return "long";
  if (/\s/.test(pattern)) return "space";
  if (regular.test(pattern)) return "regular";
  return isPath && !/^[/*]/.test(pattern) ? "start" : undefined;
}

/**
 * Whether the whole text fits. Goes back to the last `*` alone, so that no pattern takes longer than the product of
 * both lengths: a regular expression made of one with many stars could take for ever.
 */
export function fits(pattern: string, text: string): boolean {
  const wanted = pattern.toLowerCase();
  const given = text.toLowerCase();
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let i = 0; i < given.length;) {
    if (wanted[at] === "*") {
      star = at++;
      resume = i;
    } else if (wanted[at] === given[i]) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++resume;
    } else {
      return false;
    }
  }
  while (wanted[at] === "*") at++;
  return at === wanted.length;
}
