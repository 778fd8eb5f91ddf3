/** What `npm run bench -- demos` can be asked. */
import { parseArgs } from "node:util";

export const parts = [
  "queries",
  "bytes",
  "first-result",
  "interaction",
  "charts",
  "answers",
] as const;
export type Part = (typeof parts)[number];

export interface DemoOptions {
  /** Runs per figure; the median counts. */
  readonly runs: number;
  readonly parts: readonly Part[];
  /** Whether only native SQLite is timed: no build and no browser are needed. */
  readonly native: boolean;
  /** Where the raw figures go, as JSON. */
  readonly json: string | undefined;
  /** Folder of another build than dist/. */
  readonly out: string | undefined;
  readonly help: boolean;
}

export const usage = `npm run bench -- demos [options]
  --runs N       runs per figure, of which the median counts (5)
  --only PART    ${parts.join(", ")}; may be given several times
  --native       only native SQLite, without a build or a browser
  --json FILE    write the raw figures
  --out DIR      measure the build in another folder than dist/
`;

/** @throws Error with one sentence when an argument makes no sense */
export function readDemoOptions(args: readonly string[]): DemoOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "5" },
      only: { type: "string", multiple: true, default: [] },
      native: { type: "boolean", default: false },
      json: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs wants a whole number from 1, not ${values.runs}`);
  const chosen = values.only.map((name) => {
    const part = parts.find((each) => each === name);
    if (part === undefined)
      throw new Error(`--only is "${name}"; expected one of ${parts.join(", ")}`);
    return part;
  });
  const { native, json, out, help } = values;
  return { runs, parts: chosen.length === 0 ? parts : chosen, native, json, out, help };
}
