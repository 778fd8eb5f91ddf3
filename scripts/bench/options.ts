/** What `npm run bench` can be asked. */
import { parseArgs } from "node:util";

export interface Options {
  /** Visits per figure; the median counts. */
  runs: number;
  /** Lighthouse, and the way to the next page. */
  lighthouse: boolean;
  /** Where the raw figures go, as JSON. */
  json: string | undefined;
  /** Templates to measure; empty for all. */
  only: string[];
  /** Folder of another build than dist/, as for `npm start`. */
  out: string | undefined;
  help: boolean;
  /** Further addresses, measured side by side. */
  addresses: string[];
}

export const usage = `npm run bench -- [options] [addresses]
  --runs N       visits per figure, of which the median counts (5)
  --quick        one visit per figure, no Lighthouse, no next page: for trying things out
  --only ROUTE   one template ("/blog/[id]/"); may be given several times
  --json FILE    write the raw figures
  --out DIR      measure the build in another folder than dist/
  addresses      further pages to measure side by side (https://… or a path of this site)
`;

/** @throws Error with one sentence when an argument makes no sense */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: "string" },
      quick: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      json: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs wants a whole number from 1, not ${values.runs ?? ""}`);
  const odd = positionals.find((address) => !/^(https?:\/)?\//.test(address));
  if (odd !== undefined) throw new Error(`an address starts with https:// or with /, not ${odd}`);
  const { json, out, only, help, quick } = values;
  return { runs, lighthouse: !quick, json, out, only, help, addresses: positionals };
}
