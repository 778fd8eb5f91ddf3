/** The leads of the storm (storm.ts), as a seed decides them. */
import { formNames, type Lead } from "#live/forms/leads/lead.ts";

const hex = (random: () => number, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");

const words = [
  "Ana",
  "Jörg",
  "محمد",
  "日本",
  "e\u0301\u0323",
  "<script>alert(1)</script>",
  "🌱",
  "‮abc",
];

/** A lead whose id and values the seed decides; some are too long to travel on when a page is left. */
function leadOf(random: () => number): Lead {
  const word = () => words[Math.floor(random() * words.length)] ?? "";
  const long = random() < 0.03 ? "x".repeat(19_000) : "";
  return {
    id: `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
    form: formNames[Math.floor(random() * formNames.length)] ?? "demo",
    values: {
      FirstName: word() + long,
      LastName: word() + long,
      Email: "ana@shop.example",
      Company: long,
      Message: long,
      subscribecheckbox: random() < 0.5,
    },
    page: "/view-demos/",
    submitted: new Date().toISOString(),
    arrival: { landing: "/", referrer: "", campaign: [["utm_source", word()]] },
    marks: random() < 0.1 ? ["honeypot"] : [],
  };
}

/** @param count submits, shared out among visitors by ones, twos and threes */
export function shareOut(count: number, random: () => number): Lead[][] {
  const shares: Lead[][] = [];
  for (let left = count; left > 0;) {
    const share = Math.min(left, 1 + Math.floor(random() * 3));
    shares.push(Array.from({ length: share }, () => leadOf(random)));
    left -= share;
  }
  return shares;
}
