/** What `npm test -- visual` can be asked. */
import { parseArgs } from "node:util";

export interface Options {
  /** Makes new references instead of comparing. */
  readonly update: boolean;
  /** Routes of templates; empty for all. */
  readonly only: readonly string[];
  /** A project folder with a build of how the site looked, for the report. */
  readonly before: string | undefined;
  /** Folder of another build than dist/, as for `npm start`. */
  readonly out: string | undefined;
  readonly help: boolean;
}

export const usage = `npm test -- visual [options] [templates]
  --only ROUTE     one template ("/blog/[id]/"); may be given several times
  --update         make new references, of all templates or of those that are named
  --before FOLDER  another checkout of this project, built: the report shows its pages as what was expected
  --out DIR        look at the build in another folder than dist/
`;

/** @throws Error with one sentence when an argument makes no sense */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      update: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      before: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const { update, before, out, help } = values;
  const only = [...values.only, ...positionals];
  const odd = only.find((route) => !route.startsWith("/"));
  if (odd !== undefined)
    throw new Error(`a template is named by its route, as in /blog/[id]/, not ${odd}`);
  return { update, only, before, out, help };
}
