/** One attempt to bring a lead to the receiver. Protocol: docs/leads.md. */
import type { Lead } from "#live/forms/leads/lead.ts";
import { type Verdict, verdictOf } from "#live/forms/leads/verdict.ts";

/** Browsers let 64 KB travel on when the page is left (Fetch, 4.6), what else the page has under way included. */
const mostKept = 60_000;
/** Milliseconds; shorter than the lease of an entry (src/live/forms/leads/entry.ts). */
const longest = 15_000;

/**
 * @param limit milliseconds after which an answer is not waited for any longer
 * @returns what came of it; never rejects
 */
export async function send(url: string, lead: Lead, limit = longest): Promise<Verdict> {
  const body = JSON.stringify(lead);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": lead.id },
      body,
      keepalive: new TextEncoder().encode(body).length <= mostKept,
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(limit),
    });
    return verdictOf(
      lead.id,
      answer.status,
      await answer.text(),
      answer.headers.get("Retry-After"),
    );
  } catch {
    // No line, no receiver, no answer in time, or one that broke off.
    return { kind: "later" };
  }
}
