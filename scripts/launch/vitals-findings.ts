/** What the content says of measuring that is not true once browsers tell how fast pages are (docs/performance.md). */
import type { Site } from "#lib/site/define.ts";
import type { Finding } from "./finding.ts";

/** Sentences that deny it. */
const denial = /\bno analytics\b|does not track you/i;

/**
 * @param file of the content, from the project's folder
 * @param source its text
 */
export function vitalsFindings(
  file: string,
  source: string,
  { vitals }: Pick<Site, "vitals">,
): readonly Finding[] {
  if (vitals === undefined) return [];
  return source.split("\n").flatMap((line, i) =>
    denial.test(line)
      ? [
          {
            file,
            line: i + 1,
            sentence:
              "says that nothing is measured, and SITE_VITALS has it measured; say what is, as docs/performance.md tells it, or set no SITE_VITALS.",
          },
        ]
      : [],
  );
}
