/** What `npm run bench -- load` can be asked. */
import { parseArgs } from "node:util";

export interface LoadOptions {
  /** How long each server is asked. */
  readonly seconds: number;
  readonly connections: number;
  /** Folder of another build than dist/, as for `npm start`. */
  readonly out: string | undefined;
  readonly help: boolean;
}

export const loadUsage = `npm run bench -- load [options]
  --seconds N      how long each server is asked (30)
  --connections N  how many ask at the same time (256)
  --out DIR        serve the build in another folder than dist/
`;

function whole(name: string, value: string | undefined, otherwise: number, most: number): number {
  const number = value === undefined ? otherwise : Number(value);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`--${name} wants a whole number from 1 to ${String(most)}, not ${value ?? ""}`);
  return number;
}

/** @throws Error with one sentence when an argument makes no sense */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: "string" },
      connections: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  return {
    seconds: whole("seconds", values.seconds, 30, 3600),
    connections: whole("connections", values.connections, 256, 1000),
    out: values.out,
    help: values.help,
  };
}
