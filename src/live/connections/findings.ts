/** What the connection string checker can find, and its report. Its sentences: content/connection-checker.yaml. */
import type { ConnectionSlug } from "./databases.ts";

/** `error`: it will not connect. `warning`: it may, but should be changed. `note`: worth knowing. */
export type Severity = "error" | "warning" | "note";

/** Every finding, with its severity. */
export const severities = {
  // The text as a whole
  empty: "note",
  "too-long": "error",
  nonsense: "error",
  markup: "error",
  "key-refused": "error",
  command: "error",
  "web-address": "error",
  assignment: "warning",
  "wrapped-quotes": "warning",
  "curly-quotes": "error",
  "edge-space": "warning",
  "inner-space": "error",
  newline: "warning",
  invisible: "error",
  // The form
  "scheme-missing": "error",
  "scheme-typo": "error",
  "scheme-slashes": "error",
  "scheme-foreign": "error",
  "owner-unknown": "note",
  "other-database": "error",
  "other-host": "error",
  // User and password
  "user-missing": "error",
  "user-unescaped": "error",
  "user-admin": "warning",
  "login-unused": "error",
  "windows-login": "error",
  "password-missing": "note",
  "password-unescaped": "error",
  "password-colon": "warning",
  "percent-broken": "error",
  "password-login": "note",
  placeholder: "error",
  // Host and port
  "host-missing": "error",
  "host-example": "note",
  "host-local": "error",
  "host-private": "error",
  "host-dot": "warning",
  "host-odd": "error",
  "hosts-several": "warning",
  instance: "warning",
  "srv-port": "error",
  "srv-hosts": "error",
  "srv-name": "error",
  "port-missing": "note",
  "port-odd": "error",
  "port-other": "error",
  "port-unusual": "note",
  "port-colon": "error",
  "port-plain": "warning",
  // Database
  "database-missing": "warning",
  "database-path": "error",
  "warehouse-missing": "note",
  "auth-source": "warning",
  "account-url": "error",
  "account-locator": "warning",
  "project-number": "error",
  "project-odd": "error",
  "dataset-odd": "error",
  "table-given": "warning",
  "robot-address": "error",
  // A file
  "file-memory": "error",
  "file-relative": "warning",
  "file-home": "warning",
  "file-network": "warning",
  "file-kind": "error",
  "file-side": "error",
  "file-slashes": "error",
  "file-writable": "note",
  // Parameters
  "tls-off": "error",
  "tls-weak": "warning",
  "tls-unverified": "warning",
  "tls-unsaid": "note",
  "parameter-typo": "warning",
  "parameter-unknown": "note",
  "parameter-twice": "warning",
  "parameter-value": "error",
  "parameter-broken": "warning",
  "parameter-file": "warning",
} as const satisfies Readonly<Record<string, Severity>>;

export type FindingKind = keyof typeof severities;
export const findingKinds = Object.keys(severities) as FindingKind[];

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

/** The parts that were read, or empty texts. Says whether there is a password, but never the password. */
export interface Understood {
  readonly owner: ConnectionSlug | null;
  readonly form: Form;
  readonly host: string;
  readonly port: string;
  /** The string has no port, so this is the default. */
  readonly isUsualPort: boolean;
  readonly database: string;
  readonly user: string;
  readonly hasPassword: boolean;
  readonly tls: TlsState;
}

export interface Report {
  /** The most serious first. */
  readonly findings: readonly Finding[];
  /** Null if no parts could be read. */
  readonly understood: Understood | null;
}

interface Told {
  readonly values?: Readonly<Record<string, string>>;
  readonly instead?: string;
  readonly page?: ConnectionSlug;
}

/** Makes a finding; its severity is the kind's. */
export const finding = (kind: FindingKind, piece: Piece, told: Told = {}): Finding => ({
  kind,
  severity: severities[kind],
  piece,
  values: told.values ?? {},
  instead: told.instead ?? "",
  page: told.page ?? null,
});
