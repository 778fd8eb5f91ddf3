/**
 * Checks a connection string in the page that it is pasted into: nothing is sent, and the report contains no secret.
 * Any input gives a report; it never throws. Why: docs/decisions/0023-connections.md.
 */
import { checkData, checkLogin, checkParameters, checkPlace, projectOf } from "./checks.ts";
import { type ConnectionSlug, ownerOfHost, usualPort } from "./databases.ts";
import { type Finding, finding, type Severity, type TlsState } from "./findings.ts";
import { decoded, emptyReading, type Reading, valueOf } from "./read-address.ts";
import { read } from "./read.ts";
import { dot, isKey, maxLength, masked, secretSpans } from "./secrets.ts";

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Each once, the most serious first, otherwise in the order of the string. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings
    .filter(({ kind, piece, values, instead }) => {
      const key = JSON.stringify([kind, piece, values, instead]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Redshift speaks Postgres: its page takes both. */
const isTaken = ({ owner, hosts, form }: Reading, page: ConnectionSlug): boolean =>
  owner === page ||
  (page === "amazon-redshift" &&
    owner === "postgres" &&
    (form === "words" || hosts.some(({ port }) => port === "5439")));

function strayFinding(reading: Reading, page: ConnectionSlug | null): Finding[] {
  const { owner, hosts } = reading;
  if (owner === null && page === null) return [finding("owner-unknown")];
  if (owner === null || page === null || isTaken(reading, page)) return [];
  const byHost = hosts.some(({ name }) => ownerOfHost(name) === owner);
  return [finding(byHost ? "other-host" : "other-database", { page: owner })];
}

/** The parts that were read, or empty texts. Says whether there is a password, but never the password. */
function understoodOf(reading: Reading, slug: ConnectionSlug | null, tls: TlsState) {
  const { form, scheme, hosts, database, user, password } = reading;
  const names = hosts.map(({ name }) => name).join(", ");
  const port = hosts.find((host) => host.port !== "")?.port ?? "";
  // With srv, the lookup returns the ports.
  const isAsked = slug !== null && hosts.length > 0 && scheme !== "mongodb+srv";
  const usual = isAsked ? usualPort(slug) : "";
  return {
    owner: slug,
    form,
    host: slug === "google-bigquery" ? projectOf(reading) : names,
    port: /^\d+$/.test(port) ? port : usual,
    /** The string has no port, so this is the default. */
    isUsualPort: port === "",
    database,
    user: decoded(user),
    hasPassword: password !== "",
    tls,
  };
}

export interface Report {
  /** The most serious first. */
  readonly findings: readonly Finding[];
  /** Null if no parts could be read. */
  readonly understood: ReturnType<typeof understoodOf> | null;
}

/** What never comes from the string. */
const ownWords = new Set(["kind", "severity", "piece", "page", "owner", "form", "tls"]);

/** The final check: the report contains no secret, however the string was read. */
function withoutSecrets(report: Report, raw: string, page: ConnectionSlug | null): Report {
  const secrets = secretSpans(raw, page)
    .map(([from, to]) => raw.slice(from, to))
    .flatMap((secret) => [secret, decoded(secret)])
    .filter(({ length }) => length > 3);
  const hide = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, dot.repeat(6)), text);
  return JSON.parse(JSON.stringify(report), (key, value: unknown) =>
    typeof value === "string" && !ownWords.has(key) ? hide(value) : value,
  ) as Report;
}

/**
 * @param raw the pasted or typed text
 * @param page the expected database; null to detect it
 */
export function checkConnection(raw: string, page: ConnectionSlug | null): Report {
  const { text, findings } = cleanAddress(raw);
  const reading = text === "" ? emptyReading : read(text, page);
  if (reading.form === "nothing") {
    return { findings: inOrder([...findings, ...reading.findings]), understood: null };
  }
  const slug = page !== null && isTaken(reading, page) ? page : (reading.owner ?? page);
  const tls = checkTls(reading, slug);
  const isAddress = /^(?:address|jdbc|account|dataset)$/.test(reading.form);
  const hasBlank = isAddress && /\s/.test(masked(text, page));
  const report = {
    findings: inOrder([
      ...findings,
      ...strayFinding(reading, page),
      ...(hasBlank ? [finding("inner-space")] : []),
      ...reading.findings,
      ...checkLogin(reading, slug),
      ...checkPlace(reading, slug),
      ...checkData(reading, slug),
      ...tls.findings,
      ...checkParameters(reading),
    ]),
    understood: understoodOf(reading, slug, tls.state),
  };
  return withoutSecrets(report, raw, page);
}

/* How the connection is protected. Each database has its own word for it. */

interface Rule {
  /** Its parameters: the first is the recommended one. */
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, TlsState>>;
  /** The recommended value. */
  readonly good: string;
  /** The state without the parameter, if that is not open. */
  readonly unsaid?: TlsState;
}

const libpq: Rule = {
  names: ["sslmode", "ssl mode", "ssl"],
  values: {
    disable: "off",
    allow: "weak",
    prefer: "weak",
    require: "on",
    "verify-ca": "verified",
    "verify-full": "verified",
    verifyca: "verified",
    verifyfull: "verified",
    true: "on",
    false: "off",
    "no-verify": "weak",
  },
  good: "sslmode=require",
};

const yes = { true: "verified", "1": "verified", yes: "verified", on: "verified" } as const;
const no = { false: "off", "0": "off", no: "off", off: "off" } as const;

const rules: Readonly<Partial<Record<ConnectionSlug, Rule>>> = {
  postgres: libpq,
  "amazon-redshift": libpq,
  mysql: {
    names: ["ssl-mode", "sslMode", "ssl_mode", "ssl mode", "useSSL", "requireSSL", "tls", "ssl"],
    values: {
      disabled: "off",
      none: "off",
      preferred: "weak",
      required: "on",
      verify_ca: "verified",
      verify_identity: "verified",
      verifyca: "verified",
      verifyfull: "verified",
      "skip-verify": "weak",
      custom: "verified",
      ...yes,
      ...no,
    },
    good: "ssl-mode=REQUIRED",
  },
  mongodb: { names: ["tls", "ssl"], values: { ...yes, ...no }, good: "tls=true" },
  clickhouse: {
    names: ["secure", "ssl", "sslmode"],
    values: { ...yes, ...no, strict: "verified", none: "weak" },
    good: "secure=true",
  },
  "microsoft-sql-server": {
    names: ["encrypt"],
    values: { ...yes, ...no, mandatory: "verified", strict: "verified", optional: "off" },
    good: "Encrypt=True",
  },
  snowflake: { names: ["ssl"], values: { ...yes, ...no }, good: "ssl=on", unsaid: "verified" },
  "google-bigquery": { names: [], values: {}, good: "", unsaid: "verified" },
};

const carelessness: readonly (readonly [string, RegExp])[] = [
  ["trustServerCertificate", /^(?:true|yes|1)$/i],
  ["trust server certificate", /^(?:true|yes|1)$/i],
  ["tlsInsecure", /^true$/i],
  ["tlsAllowInvalidCertificates", /^true$/i],
  ["tlsAllowInvalidHostnames", /^true$/i],
  ["skip_verify", /^(?:true|1)$/i],
  ["verify", /^(?:false|0)$/i],
  ["verifyServerCertificate", /^false$/i],
  ["insecureMode", /^true$/i],
  ["sslaccept", /^accept_invalid_certs$/i],
];

/** The state that the address itself implies. */
function byAddress({ scheme, hosts }: Reading): TlsState | undefined {
  const port = hosts[0]?.port ?? "";
  if (scheme === "mongodb+srv" || scheme === "https" || scheme === "clickhouses") return "verified";
  if (scheme === "http") return "off";
  return /^(?:8443|9440)$/.test(port) ? "verified" : undefined;
}

/** @param slug the string's database, if known */
function checkTls(
  reading: Reading,
  slug: ConnectionSlug | null,
): { readonly state: TlsState; readonly findings: readonly Finding[] } {
  const rule = slug === null ? undefined : rules[slug];
  if (rule === undefined) return { state: "none", findings: [] };
  const { parameters } = reading;
  const named = rule.names.find((name) => valueOf(parameters, name) !== undefined);
  const parameter = parameters.find(({ name }) => name.toLowerCase() === named?.toLowerCase());
  const key = parameter?.value.toLowerCase() ?? "";
  const said = Object.hasOwn(rule.values, key) ? rule.values[key] : undefined;
  const instead = rule.good;
  if (parameter !== undefined && said === undefined)
    return {
      state: "unsaid",
      findings: [finding("parameter-value", { name: parameter.name, instead })],
    };
  const state = said ?? byAddress(reading) ?? rule.unsaid ?? "unsaid";
  const name = parameter === undefined ? "" : `${parameter.name}=${parameter.value}`;
  if (state === "off") {
    // An address that begins with http:// already says so.
    const told = said === undefined ? { name: "http://", instead: "https://" } : { name, instead };
    return { state, findings: [finding("tls-off", told)] };
  }
  const careless = carelessness.find(([each, pattern]) =>
    pattern.test(valueOf(parameters, each) ?? ""),
  );
  if (careless)
    return { state: "weak", findings: [finding("tls-unverified", { name: careless[0] })] };
  if (state === "weak") return { state, findings: [finding("tls-weak", { name, instead })] };
  return { state, findings: state === "unsaid" ? [finding("tls-unsaid", { instead })] : [] };
}

/* Removes what was copied along with the string: quotes, spaces, a name before it, a command around it. */

const element =
  /<\/?(?:a|b|i|p|br|hr|em|ul|ol|li|td|tr|th|div|pre|img|svg|html|body|head|code|span|form|link|meta|font|table|style|input|strong|script|iframe|textarea)\b[^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);/i;
const hidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g;
const command =
  /^(?:[$>#]\s+)?(?:(?:export|set|sudo)\s+)*(?:PGPASSWORD=\S+\s+|MYSQL_PWD=\S+\s+)?(psql|mysql|mariadb|mongosh?|sqlcmd|bcp|clickhouse(?:-client)?|snowsql|sqlite3|bq|pg_dump|mysqldump|docker|curl|CREATE|SELECT|GRANT|INSERT)\b\s/;
const assigned =
  /^(?:export\s+|set\s+|const\s+|let\s+)?["']?([A-Za-z_][\w.-]*)["']?\s*[:=]\s*(?=["'“]?[a-z][a-z0-9+.-]*:(?:\/\/|[a-z]+:))/;

const over = (findings: Finding[]) => ({ text: "", findings });

/** Quotes around the whole string: removes straight ones, reports typographic ones. */
function unquoted(text: string, found: Finding[]): string {
  let plain = text;
  if (/[“”„‘’‚«»]/.test(plain)) {
    found.push(finding("curly-quotes"));
    plain = plain.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’‚]/g, "'");
  }
  const inside = /^(["'`])(.*?)\1?[;,]?$/s.exec(plain)?.[2];
  if (inside !== undefined && inside.trim() !== "") {
    found.push(finding("wrapped-quotes"));
    return inside.trim();
  }
  const closing = /^([^"'`]*)["'`][;,]?$/s.exec(plain)?.[1];
  if (closing === undefined) return plain;
  found.push(finding("wrapped-quotes"));
  return closing.trim();
}

/**
 * @param raw as pasted
 * @returns the string alone, and what was removed; an empty one if there is none, or only a key
 */
export function cleanAddress(raw: string) {
  const found: Finding[] = [];
  if (raw.length > maxLength) {
    return over([finding("too-long", { length: String(raw.length) })]);
  }
  const seen = raw.replaceAll(hidden, " ");
  if (seen.trim() === "") return over([finding("empty")]);
  if (isKey(raw)) return over([finding("key-refused")]);
  if (element.test(raw)) return over([finding("markup")]);
  if (hidden.test(raw)) found.push(finding("invisible"));
  hidden.lastIndex = 0;
  let text = raw.replaceAll(hidden, "");
  if (/[\r\n\t]/.test(text.trim())) {
    found.push(finding("newline"));
    // Line breaks separate settings on their own lines.
    text = text.replaceAll(/[ \t]*[\r\n\t]+[ \t]*/g, /^\s*\w+\s*=/.test(text) ? " " : "");
  }
  if (text !== text.trim()) found.push(finding("edge-space"));
  text = text.trim();
  const [, tool] = command.exec(text) ?? [];
  if (tool !== undefined) return over([...found, finding("command", { command: tool })]);
  const [before, name] = assigned.exec(text) ?? [];
  if (before !== undefined && name !== undefined && !/^(?:jdbc|data source|server)$/i.test(name)) {
    found.push(finding("assignment", { name }));
    text = text.slice(before.length);
  }
  text = unquoted(text, found);
  return { text, findings: found };
}
