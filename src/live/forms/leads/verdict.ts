/** What a receiver's answer means for a lead. Protocol: docs/leads.md. */

export type Verdict =
  /** It is in the receiver's books. */
  | { readonly kind: "stored" }
  /** It will never be, as it is. */
  | { readonly kind: "refused"; readonly reason: string }
  /** Nobody knows. Sent again, it is stored once all the same. */
  | { readonly kind: "later"; readonly asked?: number };

/** Answers that say something about this lead, which sending it again would not change. */
export const finalStatuses = [400, 413, 422] as const;
const final: ReadonlySet<number> = new Set(finalStatuses);
const longestReason = 200;

function fieldOf(body: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  } catch {
    return undefined;
  }
}

/** @returns milliseconds; the other form of the header, a date, is taken for none */
const askedFor = (retryAfter: string | null): number =>
  /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 0;

/**
 * Only an answer that names the lead's own id ends it: a hotel's log-in page answers 200 as well.
 *
 * @param id of the lead that was sent
 * @param retryAfter the header of that name, if the answer has it
 */
export function verdictOf(
  id: string,
  status: number,
  body: string,
  retryAfter: string | null,
): Verdict {
  if (status >= 200 && status < 300 && fieldOf(body, "id") === id) return { kind: "stored" };
  if (!final.has(status)) return { kind: "later", asked: askedFor(retryAfter) };
  const said = fieldOf(body, "error");
  const reason = typeof said === "string" && said !== "" ? said.slice(0, longestReason) : "";
  return { kind: "refused", reason: reason || String(status) };
}
