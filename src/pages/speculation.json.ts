/** Rules for prefetching, which every page names in a header. */
import { speculationRules } from "#lib/site/speculation.ts";

export const GET = () =>
  new Response(JSON.stringify(speculationRules), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
