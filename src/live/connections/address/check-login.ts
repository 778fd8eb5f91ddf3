/** Who comes: user and password, without a word of the password itself. */
import { finding, type Finding, type Piece } from "./kinds.ts";
import { decoded, type Reading, valueOf } from "./reading.ts";
import type { ConnectionSlug } from "./slugs.ts";

/** Words that stand in manuals where the real ones belong. */
const placeholder =
  /^(?:<.*>|\[.*\]|\{.*\}|\$\{?\w*\}?|%\w+%|(?:your|my)[-_ ]?(?:own[-_ ]?)?(?:user(?:name)?|pass(?:word)?|host(?:name)?|server|db|database|secret|account|project|dataset|cluster|endpoint).*|x{3,}|\*{2,}|•{2,}|…|\.{3,}|change_?me|replace_?me|(?:db_?)?(?:password|username|hostname|dbname))$/i;

export const isPlaceholder = (text: string): boolean => placeholder.test(decoded(text).trim());

const escapes = (text: string): string =>
  [...new Set(text)]
    .map((sign) => `${sign === " " ? "a blank" : sign} as ${code(sign)}`)
    .join(", ");

const code = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, "0")}`;

/** Signs of a text that mean something else in an address. */
const unescaped = (text: string): string => text.replaceAll(/[^@/?#[\]\s]/g, "");

function passwordFindings({ password, isEncoded }: Reading): Finding[] {
  if (isPlaceholder(password)) return [finding("placeholder", "password")];
  if (!isEncoded) return [];
  const found: Finding[] = [];
  const signs = unescaped(password);
  if (signs !== "") {
    const all = password.includes(":") ? `${signs}:` : signs;
    found.push(finding("password-unescaped", "password", { values: { signs: escapes(all) } }));
  } else if (password.includes(":")) {
    found.push(finding("password-colon", "password"));
  }
  if (/%(?![0-9a-f]{2})/i.test(password)) found.push(finding("percent-broken", "password"));
  return found;
}

function userFindings({ user, isEncoded }: Reading): Finding[] {
  if (isPlaceholder(user)) return [finding("placeholder", "user")];
  const signs = isEncoded ? unescaped(user) : "";
  if (signs !== "")
    return [finding("user-unescaped", "user", { values: { signs: escapes(signs) } })];
  const admins =
    /^(?:postgres|root|sa|admin|administrator|accountadmin|awsuser|default|dbadmin|master|superuser|doadmin|rdsadmin|atlasadmin)$/i;
  return admins.test(decoded(user)) ? [finding("user-admin", "user", { values: { user } })] : [];
}

const needsNone: readonly (ConnectionSlug | null)[] = ["sqlite", "google-bigquery"];

/** @param slug whose string it is, as far as that is known */
export function checkLogin(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const { user, password, parameters } = reading;
  if (needsNone.includes(slug)) {
    return user === "" && password === "" ? [] : [finding("login-unused", "user")];
  }
  const windows = valueOf(
    parameters,
    "integrated security",
    "integratedSecurity",
    "trusted_connection",
  );
  if (windows !== undefined && /^(?:true|yes|sspi|1)$/i.test(windows)) {
    return [finding("windows-login", "user")];
  }
  const isKeyed =
    valueOf(parameters, "authenticator", "dbUser", "authMechanism", "iam") !== undefined;
  const isCloud = slug === "snowflake";
  const missing = (text: string, kind: "user-missing" | "password-missing", piece: Piece) =>
    text === "" && !isKeyed ? [finding(kind, piece)] : [];
  return [
    ...(user === "" ? missing(user, "user-missing", "user") : userFindings(reading)),
    ...(password === ""
      ? user === "" || isCloud
        ? []
        : missing(password, "password-missing", "password")
      : passwordFindings(reading)),
    ...(isCloud && password !== "" ? [finding("password-login", "password")] : []),
  ];
}
