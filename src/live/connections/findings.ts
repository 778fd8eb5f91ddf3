/** What the connection string checker can find, and its report. Its sentences: content/connection-checker.yaml. */
import type { ConnectionSlug } from "./databases.ts";

/** `error`: it will not connect. `warning`: it may, but should be changed. `note`: worth knowing. */
export type Severity = "error" | "warning" | "note";

/** Every finding, with its severity and the part of the string that it is usually about. */
export const kinds = {
  // The text as a whole
  empty: ["note", "text"],
  "too-long": ["error", "text"],
  nonsense: ["error", "text"],
  markup: ["error", "text"],
  "key-refused": ["error", "text"],
  command: ["error", "text"],
  "web-address": ["error", "text"],
  assignment: ["warning", "text"],
  "wrapped-quotes": ["warning", "text"],
  "curly-quotes": ["error", "text"],
  "edge-space": ["warning", "text"],
  "inner-space": ["error", "text"],
  newline: ["warning", "text"],
  invisible: ["error", "text"],
  // The form
  "scheme-missing": ["error", "scheme"],
  "scheme-typo": ["error", "scheme"],
  "scheme-slashes": ["error", "scheme"],
  "scheme-foreign": ["error", "scheme"],
  "owner-unknown": ["note", "text"],
  "other-database": ["error", "scheme"],
  "other-host": ["error", "host"],
  // User and password
  "user-missing": ["error", "user"],
  "user-unescaped": ["error", "user"],
  "user-admin": ["warning", "user"],
  "login-unused": ["error", "user"],
  "windows-login": ["error", "user"],
  "password-missing": ["note", "password"],
  "password-unescaped": ["error", "password"],
  "password-colon": ["warning", "password"],
  "percent-broken": ["error", "password"],
  "password-login": ["note", "password"],
  placeholder: ["error", "text"],
  // Host and port
  "host-missing": ["error", "host"],
  "host-example": ["note", "host"],
  "host-local": ["error", "host"],
  "host-private": ["error", "host"],
  "host-dot": ["warning", "host"],
  "host-odd": ["error", "host"],
  "hosts-several": ["warning", "host"],
  instance: ["warning", "host"],
  "srv-port": ["error", "port"],
  "srv-hosts": ["error", "host"],
  "srv-name": ["error", "host"],
  "port-missing": ["note", "port"],
  "port-odd": ["error", "port"],
  "port-other": ["error", "port"],
  "port-unusual": ["note", "port"],
  "port-colon": ["error", "port"],
  "port-plain": ["warning", "port"],
  // Database
  "database-missing": ["warning", "database"],
  "database-path": ["error", "database"],
  "warehouse-missing": ["note", "parameters"],
  "auth-source": ["warning", "parameters"],
  "account-url": ["error", "host"],
  "account-locator": ["warning", "host"],
  "project-number": ["error", "host"],
  "project-odd": ["error", "host"],
  "dataset-odd": ["error", "database"],
  "table-given": ["warning", "database"],
  "robot-address": ["error", "text"],
  // A file
  "file-memory": ["error", "file"],
  "file-relative": ["warning", "file"],
  "file-home": ["warning", "file"],
  "file-network": ["warning", "file"],
  "file-kind": ["error", "file"],
  "file-side": ["error", "file"],
  "file-slashes": ["error", "file"],
  "file-writable": ["note", "parameters"],
  // Parameters
  "tls-off": ["error", "parameters"],
  "tls-weak": ["warning", "parameters"],
  "tls-unverified": ["warning", "parameters"],
  "tls-unsaid": ["note", "parameters"],
  "parameter-typo": ["warning", "parameters"],
  "parameter-twice": ["warning", "parameters"],
  "parameter-value": ["error", "parameters"],
  "parameter-broken": ["warning", "parameters"],
  "parameter-file": ["warning", "parameters"],
} as const satisfies Readonly<Record<string, readonly [Severity, Piece]>>;

export type FindingKind = keyof typeof kinds;
export const findingKinds = Object.keys(kinds) as FindingKind[];

/** The part that a finding is about. */
export const pieces = [
  "text",
  "scheme",
  "user",
  "password",
  "host",
  "port",
  "database",
  "file",
  "parameters",
] as const;
export type Piece = (typeof pieces)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly piece: Piece;
  /** Values for the brackets in the sentence. Never a secret. */
  readonly values: Readonly<Record<string, string>>;
  /** What to write instead, with secrets as dots; empty if there is no single answer. */
  readonly instead: string;
  /** The database whose page to link to; null for none or the current one. */
  readonly page: ConnectionSlug | null;
}

/** The format of the string. */
export const forms = [
  "address",
  "jdbc",
  "words",
  "settings",
  "file",
  "account",
  "dataset",
  "nothing",
] as const;
export type Form = (typeof forms)[number];

export const tlsStates = ["verified", "on", "weak", "off", "unsaid", "none"] as const;
export type TlsState = (typeof tlsStates)[number];

/** Values for the sentence's brackets, and what differs from the usual. */
type Told = Readonly<Record<string, string>> & {
  readonly instead?: string;
  readonly page?: ConnectionSlug;
  readonly piece?: Piece;
};

export function finding(kind: FindingKind, told: Told = {}): Finding {
  const [severity, usual] = kinds[kind];
  const { instead = "", page, piece = usual, ...values } = told;
  return { kind, severity, piece, values, instead, page: page ?? null };
}
