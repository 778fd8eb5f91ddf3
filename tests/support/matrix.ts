/** The size of a run: `npm test` each theme and each width once, `npm run test:full` every pair of the two. */
import { desktop, phone } from "./browse.ts";
import { pages, templatePages } from "./dist.ts";

export const full = process.env["TEST_FULL"] === "1";

const all = [
  { colorScheme: "light", viewport: desktop },
  { colorScheme: "dark", viewport: phone },
  { colorScheme: "dark", viewport: desktop },
  { colorScheme: "light", viewport: phone },
] as const;

/** For demos with every state tested: opening one takes seconds. */
export const themesAndWidths = full ? all : all.slice(0, 2);

/**
 * The pages tested in every cell of the matrix: all in the full run, otherwise one per template. The others have one
 * cell each.
 */
export const templates: ReadonlySet<string> = new Set(
  full
    ? pages().map(({ path }) => path)
    : [
        ...templatePages().map(({ path }) => path.replace(/^\/404\/$/, "/404.html")),
        // Of the legal pages, the one with switches.
        "/data-privacy-opt-out/",
      ],
);
