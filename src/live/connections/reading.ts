/** What a reader makes of a connection string, and the small things that all readers need. */
import type { ConnectionSlug } from "./databases.ts";
import type { Finding, Form } from "./findings.ts";

export interface Host {
  readonly name: string;
  /** As it is written; empty where nothing is. */
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
  /** In small letters, with "jdbc:" and without "://"; empty where there is none. */
  readonly scheme: string;
  readonly owner: ConnectionSlug | null;
  readonly user: string;
  /** As it is written, encoded or not. It never leaves src/live/connections/. */
  readonly password: string;
  /** Whether user and password stand in an address, where some signs have to be encoded. */
  readonly isEncoded: boolean;
  readonly hosts: readonly Host[];
  readonly database: string;
  readonly parameters: readonly Parameter[];
  /** What the reader itself has met. */
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

/** As decodeURIComponent, without its refusal: what is no code stays as it is. */
export const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });

/** Parts of "a=b&c=d"; an empty part is none. */
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

/** The value of the first parameter that has one of these names; undefined where none has. */
export const valueOf = (
  parameters: readonly Parameter[],
  ...names: readonly string[]
): string | undefined =>
  parameters.find((each) => names.some((name) => sameName(each.name, name)))?.value;

/** The others. */
export const without = (
  parameters: readonly Parameter[],
  ...names: readonly string[]
): Parameter[] => parameters.filter((each) => !names.some((name) => sameName(each.name, name)));

/** "db.example:5432", "[::1]:5432". */
export function hostOf(text: string): Host {
  const [, six, port = ""] = /^(\[[^\]]*\])(?::(.*))?$/.exec(text) ?? [];
  if (six !== undefined) return { name: six, port };
  const colon = text.indexOf(":");
  if (colon < 0) return { name: text, port: "" };
  return { name: text.slice(0, colon), port: text.slice(colon + 1) };
}
