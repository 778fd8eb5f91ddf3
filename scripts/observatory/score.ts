/** The score of one page by the rules that Mozilla's HTTP Observatory publishes (modifiers.ts names the release). */
import type { Answer } from "./answer.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { cookies, redirection, resourceSharing, subresourceIntegrity } from "./exchange-rules.ts";
import {
  contentTypeOptions,
  embedderPolicy,
  frameOptions,
  openerPolicy,
  referrerPolicy,
  resourcePolicy,
  strictTransportSecurity,
} from "./header-rules.ts";
import { leastForCredit, modifiers, type Result } from "./modifiers.ts";

const rules: readonly ((answer: Answer) => Result)[] = [
  contentSecurityPolicy,
  cookies,
  resourceSharing,
  redirection,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
  embedderPolicy,
  openerPolicy,
];

export interface Score {
  readonly score: number;
  /** One for each rule, in the order of the rules. */
  readonly results: readonly Result[];
}

/**
 * @returns the score: 100 less what is missing, and what is more than asked for only from 90 on
 * @throws Error where the answer holds what these rules do not read
 */
export function scoreOf(answer: Answer): Score {
  if (/<meta[^>]+http-equiv\s*=\s*["']?referrer/i.test(answer.html))
    throw new Error("A referrer policy in a <meta> is not scored here: send it as a header.");
  const results = rules.map((rule) => rule(answer));
  const sum = (counted: readonly Result[]) =>
    counted.reduce((total, result) => total + modifiers[result], 100);
  const bare = sum(results.filter((result) => modifiers[result] < 0));
  return { score: Math.max(0, bare < leastForCredit ? bare : sum(results)), results };
}
