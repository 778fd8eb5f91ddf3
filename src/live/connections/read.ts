/** Detects the format of a connection string, and passes it to the reader for that format. */
import { finding, type Finding } from "./findings.ts";
import {
  type Host,
  hostOf,
  emptyReading,
  type Parameter,
  partsIn,
  readAccount,
  readAddress,
  readDataset,
  readFile,
  type Reading,
  valueOf,
} from "./read-address.ts";
import {
  type ConnectionSlug,
  nearestScheme,
  ownerOfDriver,
  ownerOfHost,
  ownerOfPort,
  ownerOfScheme,
} from "./databases.ts";

const looksLikeFile = /^(?:[.~]{0,2}[\\/]|[a-z]:[\\/]|:memory:$)|\.(?:db3?|sqlite3?|s3db)$/i;

/** "jdbc:redshift:iam://…", and common mistakes in it. */
const whole = /^((?:jdbc:(?:[a-z0-9]+:)*)?[a-z][a-z0-9+.-]*)(:\/\/)(.*)$/is;
const broken =
  /^((?:jdbc:(?:[a-z0-9]+:)*)?[a-z][a-z0-9+.-]*?)(:\/|\/\/|:\\\\|;\/\/|:)(?!\d+$)(.*)$/is;

const withFinding = (reading: Reading, ...more: Reading["findings"]): Reading => ({
  ...reading,
  findings: [...more, ...reading.findings],
});

/** A web address: Snowflake's and BigQuery's own pages, ClickHouse's interface, or something else. */
function readWeb(scheme: string, rest: string, page: ConnectionSlug | null): Reading {
  const reading = readAddress(scheme, rest);
  const host = reading.hosts[0];
  const owner = host && ownerOfHost(host.name);
  if (owner === "snowflake") return readAccount(`https://${rest}`);
  if (owner === "google-bigquery") return readDataset(`https://${rest}`);
  const isInterface = host !== undefined && /^(?:8123|8443)$/.test(host.port);
  if (owner === "clickhouse" || page === "clickhouse" || isInterface) {
    return { ...reading, owner: owner ?? "clickhouse" };
  }
  return withFinding(emptyReading, finding("web-address"));
}

/** An address with an unknown scheme or wrong slashes. */
function readOdd(scheme: string, rest: string, slashes: string): Reading {
  const owner = ownerOfScheme(scheme);
  if (owner !== undefined) {
    return withFinding(
      readAddress(scheme, rest),
      finding("scheme-slashes", { written: slashes, instead: `${scheme}://` }),
    );
  }
  const close = nearestScheme(scheme);
  if (close === undefined) {
    return withFinding(emptyReading, finding("scheme-foreign", { other: `${scheme}://` }));
  }
  return withFinding(
    readAddress(close, rest),
    finding("scheme-typo", { scheme, instead: `${close}://` }),
  );
}

function readWithoutScheme(text: string, page: ConnectionSlug | null): Reading {
  const missing =
    page === null
      ? "postgres"
      : page === "microsoft-sql-server"
        ? "sqlserver"
        : page.replace(/^.*-/, "");
  const told = finding("scheme-missing", { instead: `${missing}://` });
  const reading = readAddress("", text);
  const known = reading.hosts[0] && ownerOfHost(reading.hosts[0].name);
  return withFinding({ ...reading, owner: known ?? page }, told);
}

/**
 * @param text cleaned (check.ts)
 * @param page the expected database; null to detect it
 */
export function read(text: string, page: ConnectionSlug | null): Reading {
  if (/^(?:(?:jdbc:)?sqlite3?|file):/i.test(text)) return readFile(text);
  const [, written = "", slashes = "", rest = ""] = whole.exec(text) ?? broken.exec(text) ?? [];
  const scheme = written.toLowerCase();
  if (slashes === "://" && /^https?$/.test(scheme)) return readWeb(scheme, rest, page);
  if (slashes === "://" && ownerOfScheme(scheme) !== undefined) return readAddress(scheme, rest);
  if (looksLikeFile.test(text) && !/\w=/.test(text)) return readFile(text);
  if (
    slashes === "://" ||
    scheme.startsWith("jdbc:") ||
    (ownerOfScheme(scheme) !== undefined && /^(?!tcp$|ch$)/.test(scheme))
  ) {
    return readOdd(scheme, rest, written + slashes);
  }
  if (/^(?:data source\s*=).*\.(?:db3?|sqlite3?)\b/i.test(text)) {
    return readFile(text.replace(/^[^=]*=\s*/, "").replace(/;.*$/s, ""));
  }
  if (/^["']?[\w .-]+\s*=/.test(text) && !/^[^=]*@/.test(text)) return readSettings(text);
  if (/^[\w-]+@[\w-]+\.iam\.gserviceaccount\.com$/i.test(text)) return readDataset(text);
  if (page === "sqlite" && !/[@\s:]/.test(text)) return readFile(text);
  if (page === "google-bigquery" && /^`?[\w.:-]+`?(?:[./:][\w`-]+)*$/.test(text))
    return readDataset(text);
  if (page === "snowflake" && /^[\w.-]+$/.test(text)) return readAccount(text);
  if (/@|^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)|^(?:localhost|\d+(?:\.\d+){3})\b/i.test(text)) {
    return readWithoutScheme(text, page);
  }
  return withFinding(emptyReading, finding("nonsense"));
}

/* Reads settings: libpq's "host=… dbname=…" with spaces, ADO's and ODBC's "Server=…;Database=…" with semicolons. */

/** A value without its quotes or braces. */
const bare = (value: string): string =>
  /^(?:'.*'|".*"|\{.*\})$/s.test(value) ? value.slice(1, -1) : value;

/** Pairs, with quoted text kept whole. A part without "=" after a password belongs to the password. */
function settingsOf(text: string, hasSemicolons: boolean): Parameter[] {
  const part = hasSemicolons
    ? /\s*([^;="'{}]+?)\s*=\s*("(?:[^"]|"")*"|'(?:[^']|'')*'|\{(?:[^}]|\}\})*\}|[^;]*)|([^;=]+)/g
    : /([^\s=]+)\s*=\s*('(?:[^'\\]|\\.)*'|"[^"]*"|\S*)|(\S+)/g;
  const found: Parameter[] = [];
  for (const [, name, value = "", odd] of text.matchAll(part)) {
    const last = found.at(-1);
    if (name !== undefined) {
      found.push({ name: name.trim(), value: bare(value.trim()), isPair: true });
    } else if (last && /pass|pwd|secret|token/i.test(last.name)) {
      found[found.length - 1] = { ...last, value: `${last.value} ${odd ?? ""}` };
    } else if (odd !== undefined && odd.trim() !== "") {
      found.push({ name: odd.trim(), value: "", isPair: false });
    }
  }
  return found;
}

/** "tcp:db.example,1433", "db\INSTANCE", "db:1433". */
function serverOf(
  server: string,
  port: string,
): { readonly host: Host; readonly findings: Finding[] } {
  const plain = server.replace(/^(?:tcp|np|lpc|admin):/i, "");
  const [before = "", behind] = plain.split(",", 2);
  const instance = /^([^\\]*)\\(.*)$/.exec(before.trim());
  const name = instance?.[1] ?? before.trim();
  const findings: Finding[] = [];
  if (instance && !/^\(localdb\)$/i.test(name)) {
    findings.push(finding("instance", { instance: instance[2] ?? "" }));
  }
  const given = (behind ?? port).trim();
  if (given === "" && /^[^:[\]]+:[^:]*$/.test(name)) {
    const host = hostOf(name);
    return {
      host,
      findings: [...findings, finding("port-colon", { instead: `${host.name},${host.port}` })],
    };
  }
  return { host: { name, port: given }, findings };
}

/** The database of these settings; null if several are possible. */
function ownerOf(
  parameters: readonly Parameter[],
  host: Host | undefined,
  isLibpq: boolean,
): ConnectionSlug | null {
  const driver = valueOf(parameters, "driver", "provider");
  const has = (...wanted: readonly string[]) => valueOf(parameters, ...wanted) !== undefined;
  const byDriver = driver === undefined ? undefined : ownerOfDriver(driver);
  const byHost = host && ownerOfHost(host.name);
  if (byDriver !== undefined || byHost !== undefined) return byDriver ?? byHost ?? null;
  if (has("account", "warehouse")) return "snowflake";
  if (has("projectid", "project", "oauthtype")) return "google-bigquery";
  const byPort = host && ownerOfPort(host.port);
  if (typeof byPort === "string") return byPort;
  if (isLibpq) return has("dbname", "sslmode", "hostaddr") ? "postgres" : null;
  if (host && /\.(?:db3?|sqlite3?|s3db)$/i.test(host.name)) return "sqlite";
  if (has("sslmode", "ssl mode") && has("uid", "user")) return "mysql";
  if (has("host") && has("username")) return "postgres";
  return has(
    "initial catalog",
    "encrypt",
    "integrated security",
    "trustservercertificate",
    "trusted_connection",
  )
    ? "microsoft-sql-server"
    : null;
}

/** @param text at least one "name=value" */
export function readSettings(text: string): Reading {
  const hasSemicolons =
    text.includes(";") ||
    /\b(?:server|data source|initial catalog|user id)\s*=/i.test(text) ||
    !/\s\w+\s*=|^(?:host|port|dbname)\s*=/.test(text);
  const all = settingsOf(text, hasSemicolons);
  const { host, port, database, user, password, others } = partsIn(all);
  const isLibpq = !hasSemicolons;
  const listed = host === "" ? [] : isLibpq ? host.split(",") : [host];
  const ports = port.split(",");
  const servers = listed.map((server, i) => {
    const own = ports[i] ?? ports[0] ?? "";
    return isLibpq ? { host: { name: server, port: own }, findings: [] } : serverOf(server, own);
  });
  const owner = ownerOf(all, servers[0]?.host, isLibpq);
  return {
    ...emptyReading,
    form: isLibpq ? "words" : "settings",
    owner,
    user,
    password,
    hosts: servers.map((server) => server.host),
    database,
    parameters: others,
    findings: servers.flatMap(({ findings }) =>
      // Elsewhere, a colon is correct.
      findings.filter(
        ({ kind }) => kind !== "port-colon" || owner === null || owner === "microsoft-sql-server",
      ),
    ),
  };
}
