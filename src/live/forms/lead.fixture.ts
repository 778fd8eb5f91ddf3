/** A lead for tests. */
import type { Lead } from "./lead.ts";

/** @param n a number that makes its id different */
export const lead = (n = 1, over: Partial<Lead> = {}): Lead => ({
  id: `0b9c3f1e-7a34-4c51-9d0e-${String(n).padStart(12, "0")}`,
  form: "demo",
  values: { FirstName: "Ana", LastName: "Ruiz", Email: "ana@shop.example", updates: false },
  page: "/view-demos/",
  submitted: "2026-03-01T09:30:00.000Z",
  arrival: { landing: "/", referrer: "", campaign: [] },
  marks: [],
  ...over,
});
