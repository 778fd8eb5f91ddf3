/**
 * The result of reading a connection string, helpers that all readers need, and the readers of addresses:
 * postgres://…, mongodb+srv://…, jdbc:mysql://…, the same without a scheme, files, accounts and datasets.
 */
import { decodePart } from "#lib/text/decode-part.ts";
import { type ConnectionSlug, ownerOfHost, ownerOfScheme } from "./databases.ts";
import { finding, type Finding, type Form } from "./findings.ts";
import { isOpenLogin, loginEnd } from "./secrets.ts";

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

export const emptyReading: Reading = {
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
export const decoded = (text: string): string => text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodePart);

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

/** User, password, and the part after the "@". */
function loginOf(rest: string) {
  const at = loginEnd(rest);
  const login = at >= 0 ? rest.slice(0, at) : isOpenLogin(rest) ? rest : "";
  const colon = login.indexOf(":");
  return {
    user: colon < 0 ? login : login.slice(0, colon),
    password: colon < 0 ? "" : login.slice(colon + 1),
    rest: at >= 0 ? rest.slice(at + 1) : login === "" ? rest : "",
  };
}

/** The part after the hosts: "/shop?sslmode=require", ";databaseName=shop". */
function tailOf(tail: string) {
  const [, path = "", settings = ""] = /^([^;?]*)[;?]?(.*)$/s.exec(tail) ?? [];
  return { path, parameters: pairsOf(settings, /[;&]/) };
}

/** A database has two parts in Snowflake and BigQuery; in others, a second part is a mistake. */
function pathFindings(scheme: string, path: string): Finding[] {
  const owner = ownerOfScheme(scheme);
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length < 2 || owner === "snowflake" || owner === "google-bigquery") return [];
  if (owner === "clickhouse" && /^https?$/.test(scheme)) return [];
  return [finding("database-path", { instead: parts[0] ?? "" })];
}

/**
 * @param scheme lowercase; empty if missing
 * @param rest the part after "://"
 */
export function readAddress(scheme: string, rest: string): Reading {
  // "snowflake://https://…" is a mistake; with BigQuery's JDBC it is the rule.
  rest = rest.replace(/^https?:\/\//i, "");
  const { user, password, rest: place } = loginOf(rest);
  const [, authority = "", tail = ""] = /^([^/?#;]*)(.*)$/s.exec(place) ?? [];
  const { path, parameters } = tailOf(tail);
  const listed = authority.split(",").filter((host) => host !== "");
  const given = partsIn(parameters);
  const { port } = given;
  const hosts: Host[] =
    listed.length === 0 && given.host ? [{ name: given.host, port }] : listed.map(hostOf);
  const inPath =
    scheme === "jdbc:bigquery" ? "" : decoded(path.split("/").find((part) => part !== "") ?? "");
  const first = hosts[0];
  return {
    ...emptyReading,
    form: scheme.startsWith("jdbc:") ? "jdbc" : "address",
    scheme,
    owner: (first && ownerOfHost(first.name)) ?? ownerOfScheme(scheme) ?? null,
    user: user || given.user,
    password: password || given.password,
    isEncoded: user !== "" || password !== "",
    hosts: first && first.port === "" && port !== "" ? [{ ...first, port }] : hosts,
    database: inPath || given.database,
    parameters: given.others,
    findings: pathFindings(scheme, path),
  };
}

/* Reads SQLite files: a path, "sqlite:///…", "file:…?mode=ro", "jdbc:sqlite:…", "Data Source=…". */

const sideFile = /-(?:wal|shm|journal)$/i;
const databaseFile = /\.(?:db|db3|sqlite|sqlite3|sqlitedb|s3db|sl3|sdb)$/i;

function findingsOf(path: string): Finding[] {
  const told = { file: path.split(/[\\/]/).at(-1) ?? "" };
  if (/^:memory:$/.test(path)) return [finding("file-memory")];
  const found: Finding[] = [];
  if (sideFile.test(path)) {
    found.push(finding("file-side", { ...told, instead: path.replace(sideFile, "") }));
  } else if (/\.[a-z0-9]{1,8}$/i.test(path) && !databaseFile.test(path)) {
    const ending = /\.[a-z0-9]+$/i.exec(path)?.[0] ?? "";
    found.push(finding("file-kind", { ending }));
  }
  if (path.startsWith("~")) found.push(finding("file-home"));
  else if (/^(?:\\\\|\/\/)/.test(path)) found.push(finding("file-network"));
  else if (!/^(?:\/|[a-z]:[\\/])/i.test(path)) found.push(finding("file-relative"));
  return found;
}

/** @param text a path or an address of a file; on SQLite's page, anything that may be one */
export function readFile(text: string): Reading {
  const [, scheme = "", rest = ""] =
    /^((?:jdbc:)?sqlite3?|file)?(?::(?=.))?(.*)$/is.exec(text) ?? [];
  const lower = scheme.toLowerCase();
  const [, place = "", query = ""] =
    lower === "" ? [text, text] : (/^([^?]*)\??(.*)$/s.exec(rest) ?? []);
  const parameters = pairsOf(query, /&/);
  const found: Finding[] = [];
  let path = lower === "" ? place : decoded(place);
  if (/^\/\/[^/]*@/.test(path)) {
    found.push(finding("login-unused"));
    path = path.replace(/^\/\/[^/]*@[^/]*/, "");
  } else if (lower !== "" && /^\/\/[^/]/.test(path)) {
    found.push(finding("file-slashes", { instead: `${lower}:///${path.replace(/^\/+/, "")}` }));
    path = path.replace(/^\/+/, "");
  } else if (lower !== "" && path.startsWith("//")) {
    // sqlite:///shop.db is relative; sqlite:////srv/shop.db and file:///srv/shop.db are not.
    path = lower === "file" ? path.slice(2) : path.slice(3);
  }
  if (/^\/[a-z]:[\\/]/i.test(path)) path = path.slice(1);
  const mode = parameters.find(({ name }) => name.toLowerCase() === "mode")?.value;
  if (mode === "memory") found.push(finding("file-memory"));
  else if (mode === "rw" || mode === "rwc") {
    found.push(finding("file-writable", { instead: "mode=ro" }));
  }
  if (path === "") found.push(finding("database-missing", { piece: "file" }));
  return {
    ...emptyReading,
    form: "file",
    scheme: lower,
    owner: "sqlite",
    database: path,
    parameters,
    findings: [...found, ...(path === "" ? [] : findingsOf(path))],
  };
}

/* Reads Snowflake's and BigQuery's counterparts of an address: accounts, projects and datasets. */

const hostSuffix = ".snowflakecomputing.com";

/** "myorg-shop" of "https://app.snowflake.com/myorg/shop/…", of "https://myorg-shop.snowflakecomputing.com/…". */
function accountOf(text: string): string | undefined {
  const [, organization, name] =
    /^https?:\/\/app\.snowflake\.com\/([\w-]+)\/([\w-]+)/i.exec(text) ?? [];
  if (organization !== undefined && name !== undefined) return `${organization}-${name}`;
  return /^https?:\/\/([\w.-]+)\.snowflakecomputing\.com/i.exec(text)?.[1];
}

/** Findings from an account's format. */
export function accountFindings(account: string): Finding[] {
  const plain = account.toLowerCase().replace(hostSuffix, "");
  if (plain.endsWith(hostSuffix)) {
    return [finding("host-odd", { host: account })];
  }
  // Two letters and digits: an account locator, which does not work without its region.
  if (/^[a-z]{2,3}\d{4,6}$/.test(plain)) {
    return [finding("account-locator", { host: plain })];
  }
  return [];
}

/** An account alone, or the address of Snowflake’s own pages. */
export function readAccount(text: string): Reading {
  const account = accountOf(text);
  const name = (account ?? text).replace(/\/.*$/, "");
  return {
    ...emptyReading,
    form: "account",
    owner: "snowflake",
    hosts: [{ name, port: "" }],
    findings: account === undefined ? [] : [finding("account-url", { instead: account })],
  };
}

const projectId = /^(?:[a-z0-9.-]+\.[a-z]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Findings from the format of a project and a dataset. */
export function datasetFindings(project: string, dataset: string): Finding[] {
  const found: Finding[] = [];
  if (/^\d+$/.test(project)) found.push(finding("project-number"));
  else if (project !== "" && !projectId.test(project)) found.push(finding("project-odd"));
  if (dataset !== "" && !/^\w{1,1024}$/.test(dataset)) {
    found.push(finding("dataset-odd", { instead: dataset.replaceAll(/[^\w]+/g, "_") }));
  }
  return found;
}

/** "my-project.shop", "my-project:shop", "my-project.shop.orders", a console address or a service account. */
export function readDataset(text: string): Reading {
  const robot = /^[\w-]+@([a-z][a-z0-9-]+)\.iam\.gserviceaccount\.com$/i.exec(text)?.[1];
  const web = /^https?:\/\/console\.cloud\.google\.com\/.*[?&]project=([\w-]+)/i.exec(text)?.[1];
  const parts = (robot ?? web ?? text.replaceAll("`", "").replace(/:/g, ".")).split(/[./]/);
  const [project = "", dataset = "", table] = parts;
  const found: Finding[] = [];
  if (robot !== undefined) found.push(finding("robot-address", { instead: robot }));
  if (web !== undefined) found.push(finding("web-address", { instead: web }));
  if (table !== undefined) {
    found.push(finding("table-given", { instead: `${project}.${dataset}` }));
  }
  return {
    ...emptyReading,
    form: "dataset",
    owner: "google-bigquery",
    hosts: project === "" ? [] : [{ name: project, port: "" }],
    database: dataset,
    findings: found,
  };
}
