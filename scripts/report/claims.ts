/** The claims and the advice of docs/specification.md, 10.6, which the articles have to say. */

/** The product speaks of itself: its name is in the same sentence. */
const claimed =
  /\{product\}.*\b(?:says|claims|suggests)\b|\b(?:says|claims|suggests) .*\{product\}/;

interface Claim {
  readonly name: string;
  readonly words: RegExp;
  /** Whether the sentence has to say that the product claims it. */
  readonly own: boolean;
}

export const claims: readonly Claim[] = [
  { name: "recovered churns", words: /8 of (?:every )?10 involuntary churns/, own: true },
  { name: "revenue from subscriptions", words: /25%/, own: true },
  { name: "fewer who leave", words: /churn falls by 45%/, own: true },
  { name: "spend on apps", words: /50% of (?:spend on )?third-party app/, own: true },
  { name: "margin of a box", words: /45%.*margin|margin.*45%/, own: true },
  { name: "the payback", words: /pays for itself in about three weeks/, own: false },
  { name: "retries and a grace period", words: /\{product\}.*(?:retries|grace)/, own: false },
  { name: "the prelaunch", words: /15 to 60 days/, own: false },
  {
    name: "the old site's backup",
    words: /backup for two months|backup.*two months/,
    own: false,
  },
  { name: "maintenance", words: /status 503/, own: false },
  {
    name: "the platform's trial as the provider's",
    words: /14[- ]day.*(?:change|offer|provider)|(?:provider|offer).*14[- ]day/i,
    own: false,
  },
];

/** @param texts of the articles; returns the names of the claims that no sentence makes */
export function missingClaims(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s+|\n+/));
  return claims
    .filter(
      ({ words, own }) =>
        !sentences.some((each) => words.test(each) && (!own || claimed.test(each))),
    )
    .map(({ name }) => name);
}
