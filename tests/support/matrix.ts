/** How much a run takes: `npm test` each theme and each width once, `npm run test:full` every pair of the two. */
import { desktop, phone } from "./browse.ts";

export const full = process.env["TEST_FULL"] === "1";

const all = [
  { colorScheme: "light", viewport: desktop },
  { colorScheme: "dark", viewport: phone },
  { colorScheme: "dark", viewport: desktop },
  { colorScheme: "light", viewport: phone },
] as const;

/** For demos whose every state is looked at: opening one takes seconds. */
export const themesAndWidths = full ? all : all.slice(0, 2);
