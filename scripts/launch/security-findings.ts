/** Whether security.txt, as it is set or as it was built, is about to expire. */
import type { Finding } from "./finding.ts";

/** As long as it takes until the next build is sure to be out. */
const daysLeft = 30;

/** Where the build puts it, from the project's folder. */
export const builtFile = "dist/.well-known/security.txt";

/** @param moment a day or a moment, as ISO 8601 writes it */
export const isNear = (moment: string, now: Date): boolean =>
  Date.parse(moment) - now.getTime() < daysLeft * 24 * 60 * 60 * 1000;

/**
 * @param text of the built file
 * @returns one where it expires soon
 */
export function builtFindings(text: string, now: Date): readonly Finding[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith("Expires: "));
  const until = lines[at]?.slice("Expires: ".length) ?? "";
  if (!isNear(until, now)) return [];
  const sentence = `expires on ${until.slice(0, 10)}, less than ${String(daysLeft)} days ahead; build and deploy again.`;
  return [{ file: builtFile, line: at + 1, sentence }];
}
