/** The result of reading a connection string, and helpers that all readers need. */
import type { ConnectionSlug } from "./databases.ts";
import type { Finding, Form } from "./findings.ts";

export interface Host {
  readonly name: string;
  /** As written; empty if missing. */
  readonly port: string;
}

export interface Parameter {
  readonly name: string;
  readonly value: string;
  /** Whether it has an "=". */
  readonly isPair: boolean;
}

export interface Reading {
  readonly form: Form;
  /** Lowercase, with "jdbc:" and without "://"; empty if there is none. */
  readonly scheme: string;
  readonly owner: ConnectionSlug | null;
  readonly user: string;
  /** As written, encoded or not. It never leaves src/live/connections/. */
  readonly password: string;
  /** Whether user and password are part of an address, where some characters have to be encoded. */
  readonly isEncoded: boolean;
  readonly hosts: readonly Host[];
  readonly database: string;
  readonly parameters: readonly Parameter[];
  /** The reader's own findings. */
  readonly findings: readonly Finding[];
}

export const nothingRead: Reading = {
  form: "nothing",
  scheme: "",
  owner: null,
  user: "",
  password: "",
  isEncoded: false,
  hosts: [],
  database: "",
  parameters: [],
  findings: [],
};

/** Like decodeURIComponent, but keeps invalid codes instead of throwing. */
export const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });

/** Parts of "a=b&c=d", without empty ones. */
export const pairsOf = (text: string, between: RegExp): Parameter[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      return equals < 0
        ? { name: part, value: "", isPair: false }
        : {
            name: decoded(part.slice(0, equals).trim()),
            value: decoded(part.slice(equals + 1).trim()),
            isPair: true,
          };
    });

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The value of the first parameter with one of these names; undefined if there is none. */
export const valueOf = (
  parameters: readonly Parameter[],
  ...names: readonly string[]
): string | undefined =>
  parameters.find((each) => names.some((name) => sameName(each.name, name)))?.value;

/** What the drivers call each part, in lower case. */
const names = {
  host: /^(?:server|servername|data ?source|address|addr|network address|host(?:name|addr)?|account|url)$/i,
  port: /^(?:port|portnumber)$/i,
  database: /^(?:database|initial catalog|databasename|dbname|db|dataset|defaultdataset)$/i,
  user: /^(?:user ?id|uid|user|user ?name)$/i,
  password: /^(?:password|pwd)$/i,
};

/** @returns the parts that are given as parameters, empty if missing, and the other parameters */
export function partsIn(parameters: readonly Parameter[]) {
  const part = (pattern: RegExp) => parameters.find(({ name }) => pattern.test(name))?.value ?? "";
  return {
    host: part(names.host),
    port: part(names.port),
    database: part(names.database),
    user: part(names.user),
    password: part(names.password),
    others: parameters.filter(
      ({ name }) => !Object.values(names).some((pattern) => pattern.test(name)),
    ),
  };
}

/** "db.example:5432", "[::1]:5432". */
export function hostOf(text: string): Host {
  const [, six, port = ""] = /^(\[[^\]]*\])(?::(.*))?$/.exec(text) ?? [];
  if (six !== undefined) return { name: six, port };
  const colon = text.indexOf(":");
  if (colon < 0) return { name: text, port: "" };
  return { name: text.slice(0, colon), port: text.slice(colon + 1) };
}
