/** How a sign-up form handles an email address and the campaign that brought the visitor (docs/specification.md, "Sign-up forms" and "Calls"). */

export type EmailProblem = "empty" | "malformed";

/** The longest address that mail can be delivered to (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longest = 254;

/**
 * Text, an at-sign, text, a dot, text, with no empty part and no stray punctuation in the domain
 * (docs/specification.md, "Demo forms"). Accepts more than the browser's own check, which rejects non-ASCII letters
 * before the at-sign (RFC 6531).
 */
const simple = /^[^\s@]+@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/;

/** The same for a field's `pattern`, which always matches the whole value. */
export const emailPattern = /* @__PURE__ */ simple.source.slice(1, -1);

/**
 * @param email as typed
 * @returns the fault, or undefined
 */
export function emailProblem(email: string): EmailProblem | undefined {
  const address = email.trim();
  if (address === "") return "empty";
  return simple.test(address) && address.length <= longest ? undefined : "malformed";
}

/**
 * The address that a valid form opens.
 *
 * @param action the sign-up page, an absolute address (the site configuration allows only http and https)
 * @param email the address typed
 * @param own the form's own parameters, which take precedence
 * @param campaign parameters of the landing page's address
 * @returns the full address, every value encoded
 * @throws TypeError when the action is not an address
 */
export function signupAddress(
  action: string,
  email: string,
  own: Iterable<readonly [string, string]>,
  campaign: Iterable<readonly [string, string]>,
): string {
  const url = new URL(action);
  for (const [name, value] of [...campaign, ...own]) url.searchParams.set(name, value);
  url.searchParams.set("email", email.trim());
  return url.href;
}

/**
 * Which parameters of a landing address say where a visitor came from: utm_* and the click ids of ad networks (gclid,
 * dclid, fbclid, msclkid, ttclid, twclid, gbraid, wbraid, li_fat_id). Nothing else is passed on, and no value too long
 * to be genuine.
 */
const campaignNames = /^(utm_[a-z0-9_]{1,40}|[a-z]{1,2}clk?id|[gw]braid|li_fat_id)$/;
const maxValueLength = 300;

/**
 * @param query an address's query, with or without its question mark
 * @returns name and value of each, in order; of duplicate names, callers use the last
 */
export const campaignParameters = (query: string): [string, string][] =>
  [...new URLSearchParams(query)].filter(
    ([name, value]) => campaignNames.test(name) && value && value.length <= maxValueLength,
  );
