/** Checks of user and password, without any part of the password itself. */
import { finding, type Finding, type FindingKind } from "./findings.ts";
import {
  accountFindings,
  datasetFindings,
  decoded,
  type Host,
  type Reading,
  valueOf,
} from "./read-address.ts";
import {
  type ConnectionSlug,
  isUsualPort,
  ownerOfPort,
  settingMeant,
  usualPort,
} from "./databases.ts";

/** Placeholders from manuals. */
const placeholder =
  /^(?:<.*>|\[.*\]|\{.*\}|\$\{?\w*\}?|%\w+%|(?:your|my)[-_ ]?(?:own[-_ ]?)?(?:user(?:name)?|pass(?:word)?|host(?:name)?|server|db|database|secret|account|project|dataset|cluster|endpoint).*|x{3,}|\*{2,}|•{2,}|…|\.{3,}|change_?me|replace_?me|(?:db_?)?(?:password|username|hostname|dbname))$/i;

export const isPlaceholder = (text: string): boolean => placeholder.test(decoded(text).trim());

const escapes = (text: string): string =>
  [...new Set(text)]
    .map((sign) => `${sign === " " ? "a blank" : sign} as ${code(sign)}`)
    .join(", ");

const code = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, "0")}`;

/** Characters of a text that have a special meaning in an address. */
const unescaped = (text: string): string => text.replaceAll(/[^@/?#[\]\s]/g, "");

function passwordFindings({ password, isEncoded }: Reading): Finding[] {
  if (isPlaceholder(password)) return [finding("placeholder", { piece: "password" })];
  if (!isEncoded) return [];
  const found: Finding[] = [];
  const signs = unescaped(password);
  if (signs !== "") {
    const all = password.includes(":") ? `${signs}:` : signs;
    found.push(finding("password-unescaped", { signs: escapes(all) }));
  } else if (password.includes(":")) {
    found.push(finding("password-colon"));
  }
  if (/%(?![0-9a-f]{2})/i.test(password)) found.push(finding("percent-broken"));
  return found;
}

function userFindings({ user, isEncoded }: Reading): Finding[] {
  if (isPlaceholder(user)) return [finding("placeholder", { piece: "user" })];
  const signs = isEncoded ? unescaped(user) : "";
  if (signs !== "") return [finding("user-unescaped", { signs: escapes(signs) })];
  const admins =
    /^(?:postgres|root|sa|admin|administrator|accountadmin|awsuser|default|dbadmin|master|superuser|doadmin|rdsadmin|atlasadmin)$/i;
  return admins.test(decoded(user)) ? [finding("user-admin", { user })] : [];
}

const needsNone: readonly (ConnectionSlug | null)[] = ["sqlite", "google-bigquery"];

/** @param slug whose string it is, as far as that is known */
export function checkLogin(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const { user, password, parameters } = reading;
  if (needsNone.includes(slug)) {
    return user === "" && password === "" ? [] : [finding("login-unused")];
  }
  const windows = valueOf(
    parameters,
    "integrated security",
    "integratedSecurity",
    "trusted_connection",
  );
  if (windows !== undefined && /^(?:true|yes|sspi|1)$/i.test(windows)) {
    return [finding("windows-login")];
  }
  const isKeyed =
    valueOf(parameters, "authenticator", "dbUser", "authMechanism", "iam") !== undefined;
  const isCloud = slug === "snowflake";
  const ifAsked = (kind: FindingKind) => (isKeyed ? [] : [finding(kind)]);
  return [
    ...(user === "" ? ifAsked("user-missing") : userFindings(reading)),
    ...(password !== "" ? passwordFindings(reading) : []),
    ...(password === "" && user !== "" && !isCloud ? ifAsked("password-missing") : []),
    ...(isCloud && password !== "" ? [finding("password-login")] : []),
  ];
}

/* Checks of hosts and ports, as seen from the internet. */

const local =
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?|\.|\(local\)|\(localdb\).*|host\.docker\.internal)$/i;
const priv =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|\[?f(?:[cd]|e[89ab])[0-9a-f]*:.*|.*\.(?:local|internal|lan|home|corp|intranet|private|home\.arpa|svc))$/i;
const example = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/i;

function isOdd(name: string): boolean {
  if (/^\[[0-9a-f:.]+\]$/i.test(name)) return false;
  if (/^[\d.]+$/.test(name)) {
    const parts = name.split(".");
    return parts.length !== 4 || parts.some((part) => part === "" || Number(part) > 255);
  }
  return name.length > 253 || name.split(".").some((part) => !/^\w(?:[\w-]{0,61}\w)?$/.test(part));
}

/** A name without a dot works in one network only. Snowflake's accounts and BigQuery's projects have none. */
const needsDot = (slug: ConnectionSlug | null) =>
  slug !== "snowflake" && slug !== "google-bigquery";

function hostFindings(written: string, slug: ConnectionSlug | null): Finding[] {
  const name = written.replace(/\.$/, "");
  const told = { host: name };
  if (local.test(written)) {
    return [finding("host-local", { host: written })];
  }
  if (isPlaceholder(name) && !name.includes(":"))
    return [finding("placeholder", { piece: "host" })];
  const dotted = written === name ? [] : [finding("host-dot", { instead: name })];
  if (isOdd(name)) return [finding("host-odd", told)];
  if (priv.test(name) || (needsDot(slug) && /^[^.[]+$/.test(name))) {
    return [...dotted, finding("host-private", told)];
  }
  return example.test(name) ? [...dotted, finding("host-example", told)] : dotted;
}

function portFindings({ name, port }: Host, slug: ConnectionSlug | null): Finding[] {
  const usual = slug === null ? "" : usualPort(slug);
  if (port === "") {
    const isAsked = usual !== "" && needsDot(slug);
    return isAsked ? [finding("port-missing", { port: usual })] : [];
  }
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    return [finding("port-odd", { instead: usual === "" ? "" : `${name}:${usual}` })];
  }
  if (slug === null || usual === "") return [];
  if (slug === "clickhouse" && /^(?:8123|9000)$/.test(port)) {
    return [finding("port-plain", { port, instead: port === "8123" ? "8443" : "9440" })];
  }
  if (isUsualPort(slug, port)) return [];
  const owner = ownerOfPort(port);
  if (owner === undefined) return [finding("port-unusual", { port, usual })];
  return typeof owner === "string"
    ? [finding("port-other", { port, other: "", instead: usual, page: owner })]
    : [finding("port-other", { port, other: owner.other, instead: usual })];
}

/** "mongodb+srv" looks hosts and ports up itself. */
function srvFindings(hosts: readonly Host[]): Finding[] {
  const [first] = hosts;
  const found: Finding[] = [];
  if (hosts.length > 1) found.push(finding("srv-hosts"));
  if (hosts.some(({ port }) => port !== "")) {
    found.push(finding("srv-port", { instead: first?.name ?? "" }));
  }
  const name = first?.name.replace(/\.$/, "") ?? "";
  if (name !== "" && (name.split(".").length < 3 || /^[\d.]+$/.test(name))) {
    found.push(finding("srv-name"));
  }
  return found;
}

/** @param slug whose string it is, as far as that is known */
export function checkPlace({ hosts, scheme }: Reading, slug: ConnectionSlug | null): Finding[] {
  if (slug === "sqlite" || slug === "google-bigquery") return [];
  const named = hosts.filter(({ name }) => name !== "");
  if (named.length === 0) return [finding("host-missing")];
  const isSrv = scheme === "mongodb+srv";
  const several = hosts.length > 1 && slug !== "mongodb" ? [finding("hosts-several")] : [];
  const found = named.flatMap((host) => [
    ...hostFindings(host.name, slug),
    ...(isSrv ? [] : portFindings(host, slug)),
  ]);
  return [...several, ...(isSrv ? srvFindings(hosts) : []), ...found];
}

/* Checks of the database, and of what Snowflake, BigQuery and MongoDB require with it. */

/** The project, in any of its places. */
export const projectOf = ({ scheme, form, hosts, parameters }: Reading): string =>
  valueOf(parameters, "projectId", "project", "catalog") ??
  (form === "dataset" || scheme === "bigquery" ? (hosts[0]?.name ?? "") : "");

function ownFindings(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const { parameters, hosts, database, scheme, user } = reading;
  if (slug === "google-bigquery") {
    const project = projectOf(reading);
    return [
      ...(project === "" ? [finding("host-missing")] : []),
      ...datasetFindings(project, database),
    ];
  }
  if (slug === "snowflake") {
    const hasWarehouse = valueOf(parameters, "warehouse") !== undefined;
    return [
      ...accountFindings(hosts[0]?.name ?? ""),
      ...(hasWarehouse ? [] : [finding("warehouse-missing")]),
    ];
  }
  if (slug !== "mongodb" || scheme !== "mongodb" || user === "") return [];
  const isSaid = valueOf(parameters, "authSource", "authMechanism") !== undefined;
  return isSaid || /^(?:admin)?$/.test(database) ? [] : [finding("auth-source", { database })];
}

/** @param slug whose string it is, as far as that is known */
export function checkData(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const own = ownFindings(reading, slug);
  if (slug === "sqlite") return own;
  if (reading.database === "") return [...own, finding("database-missing")];
  // For a project or an account, the name's format has already been checked.
  return isPlaceholder(reading.database)
    ? [...own, finding("placeholder", { piece: "database" })]
    : own;
}

/* Checks of the parameters after the database. */

/** Parameters that name a file on the connecting machine, which is not the visitor's. */
const files =
  /^(?:sslcert|sslkey|sslrootcert|sslcrl|sslcrldir|passfile|servicefile|tlsCAFile|tlsCertificateKeyFile|ssl[-_](?:ca|cert|key)|credentials_path|private_key_file|OAuthPvtKeyPath|trustStore|ca_cert|trustCertificateKeyStoreUrl|attachDbFilename)$/i;

const short = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

export function checkParameters({ parameters, form }: Reading): Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, value, isPair }) => {
    if (!isPair) return [finding("parameter-broken")];
    const lower = name.toLowerCase();
    const isTwice = seen.has(lower) && lower !== "readpreferencetags";
    seen.add(lower);
    const told = { name: short(name) };
    const instead = settingMeant(name);
    return [
      ...(isTwice ? [finding("parameter-twice", told)] : []),
      ...(files.test(name) && value !== "system" && form !== "file"
        ? [finding("parameter-file", told)]
        : []),
      ...(instead === undefined ? [] : [finding("parameter-typo", { ...told, instead })]),
    ];
  });
}
