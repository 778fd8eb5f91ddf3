/** Reads settings: "host=… dbname=…" of libpq with blanks between, "Server=…;Database=…" of ADO and ODBC with semicolons. */
import { finding, type Finding } from "./kinds.ts";
import {
  type Host,
  hostOf,
  nothingRead,
  type Parameter,
  type Reading,
  valueOf,
  without,
} from "./reading.ts";
import { ownerOfDriver, ownerOfHost } from "./schemes.ts";
import { ownerOfPort } from "./ports.ts";
import type { ConnectionSlug } from "./slugs.ts";

const names = {
  host: [
    "server",
    "data source",
    "datasource",
    "address",
    "addr",
    "network address",
    "host",
    "hostname",
    "hostaddr",
    "account",
    "url",
  ],
  port: ["port", "portnumber"],
  database: [
    "database",
    "initial catalog",
    "databasename",
    "dbname",
    "db",
    "dataset",
    "defaultdataset",
  ],
  user: ["user id", "userid", "uid", "user", "username", "user name"],
  password: ["password", "pwd"],
};

/** A value without its quotes or braces. */
const bare = (value: string): string =>
  /^(?:'.*'|".*"|\{.*\})$/s.test(value) ? value.slice(1, -1) : value;

/** Pairs with what is quoted kept whole. A part without "=" that follows a password is taken as its end. */
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
    findings.push(finding("instance", "host", { values: { instance: instance[2] ?? "" } }));
  }
  const given = (behind ?? port).trim();
  if (given === "" && /^[^:[\]]+:[^:]*$/.test(name)) {
    const host = hostOf(name);
    return {
      host,
      findings: [
        ...findings,
        finding("port-colon", "port", { instead: `${host.name},${host.port}` }),
      ],
    };
  }
  return { host: { name, port: given }, findings };
}

/** Whose settings these are; null where they could be several databases'. */
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
  const written = valueOf(all, ...names.host);
  const port = valueOf(all, ...names.port) ?? "";
  const isLibpq = !hasSemicolons;
  const listed =
    written === undefined || written === "" ? [] : isLibpq ? written.split(",") : [written];
  const ports = port.split(",");
  const servers = listed.map((server, i) => {
    const own = ports[i] ?? ports[0] ?? "";
    return isLibpq ? { host: { name: server, port: own }, findings: [] } : serverOf(server, own);
  });
  const owner = ownerOf(all, servers[0]?.host, isLibpq);
  return {
    ...nothingRead,
    form: isLibpq ? "words" : "settings",
    owner,
    user: valueOf(all, ...names.user) ?? "",
    password: valueOf(all, ...names.password) ?? "",
    hosts: servers.map(({ host }) => host),
    database: valueOf(all, ...names.database) ?? "",
    parameters: without(
      all,
      ...names.host,
      ...names.port,
      ...names.database,
      ...names.user,
      ...names.password,
    ),
    findings: servers.flatMap(({ findings }) =>
      // Elsewhere a colon is right.
      findings.filter(
        ({ kind }) => kind !== "port-colon" || owner === null || owner === "microsoft-sql-server",
      ),
    ),
  };
}
