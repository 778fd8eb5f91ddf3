/** What `npm run bench -- scale` can be asked. */
import { parseArgs } from "node:util";
import { type CachedStep, cachedSteps } from "./steps.ts";

export interface ScaleOptions {
  /** Numbers of articles, from small to large. */
  readonly counts: readonly number[];
  /** Steps that are not measured. */
  readonly without: readonly CachedStep[];
  /** Whether cards and compression are measured at any number, and not only where that takes minutes. */
  readonly whole: boolean;
  /** Folder for processor profiles of the HTML and search index steps. */
  readonly profile: string | undefined;
  /** Where the raw figures go, as JSON. */
  readonly json: string | undefined;
  readonly help: boolean;
}

export const usage = `npm run bench -- scale [options]
  --counts LIST    numbers of articles (100,1000,10000)
  --without LIST   leave out cards, compression, or both
  --whole          cards and compression at every number, however long that takes
  --profile DIR    write processor profiles of the HTML and search index steps
  --json FILE      write the raw figures
`;

const listed = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** @throws Error with one sentence when an argument makes no sense */
export function readScaleOptions(args: readonly string[]): ScaleOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      counts: { type: "string", default: "100,1000,10000" },
      without: { type: "string", default: "" },
      whole: { type: "boolean", default: false },
      profile: { type: "string" },
      json: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const counts = [...new Set(listed(values.counts).map(Number))].toSorted((a, b) => a - b);
  if (counts.length === 0 || !counts.every((count) => Number.isInteger(count) && count >= 20)) {
    throw new Error(`--counts wants whole numbers from 20, such as 100,1000, not ${values.counts}`);
  }
  const without = listed(values.without).map((name) => {
    const step = cachedSteps.find((each) => each === name);
    if (step === undefined) {
      throw new Error(`--without is "${name}"; expected one of ${cachedSteps.join(", ")}`);
    }
    return step;
  });
  const { whole, profile, json, help } = values;
  return { counts, without, whole, profile, json, help };
}
