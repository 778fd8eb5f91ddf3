/** What the checker of connection strings can find, and what it hands back. Its sentences: content/connection-checker.yaml. */
import type { ConnectionSlug } from "./databases.ts";

/** `error`: it will not connect. `warning`: it may, and should not like this. `note`: worth knowing. */
export type Severity = "error" | "warning" | "note";

/** Every finding, with how grave it is. */
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
  // Its form
  "scheme-missing": "error",
  "scheme-typo": "error",
  "scheme-slashes": "error",
  "scheme-foreign": "error",
  "owner-unknown": "note",
  "other-database": "error",
  "other-host": "error",
  // Who comes
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
  // Where to
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
  // Which data
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
  // How
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

/** What a finding stands on. */
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
  /** What the sentence puts in its brackets. Never a secret. */
  readonly values: Readonly<Record<string, string>>;
  /** What to write in its place, secrets as dots; empty where there is no one answer. */
  readonly instead: string;
  /** The database whose page is meant; null where it is none or this one. */
  readonly page: ConnectionSlug | null;
}

/** How it is written. */
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

/** What was understood; empty texts where nothing was. The password is told of, never told. */
export interface Understood {
  readonly owner: ConnectionSlug | null;
  readonly form: Form;
  readonly host: string;
  readonly port: string;
  /** Nothing is written, so this is the usual one. */
  readonly isUsualPort: boolean;
  readonly database: string;
  readonly user: string;
  readonly hasPassword: boolean;
  readonly tls: TlsState;
}

export interface Report {
  /** The gravest first. */
  readonly findings: readonly Finding[];
  /** Null where nothing could be told apart. */
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
