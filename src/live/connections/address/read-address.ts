/** Reads addresses: postgres://…, mongodb+srv://…, jdbc:mysql://…, and the same without their beginning. */
import { finding, type Finding } from "./kinds.ts";
import {
  decoded,
  type Host,
  hostOf,
  nothingRead,
  pairsOf,
  type Reading,
  valueOf,
  without,
} from "./reading.ts";
import { ownerOfHost, ownerOfScheme } from "./schemes.ts";
import { isOpenLogin, loginEnd } from "./secrets.ts";

interface Login {
  readonly user: string;
  readonly password: string;
  /** What stands behind the "@". */
  readonly rest: string;
}

function loginOf(rest: string): Login {
  const at = loginEnd(rest);
  const login = at >= 0 ? rest.slice(0, at) : isOpenLogin(rest) ? rest : "";
  const colon = login.indexOf(":");
  return {
    user: colon < 0 ? login : login.slice(0, colon),
    password: colon < 0 ? "" : login.slice(colon + 1),
    rest: at >= 0 ? rest.slice(at + 1) : login === "" ? rest : "",
  };
}

/** What stands behind the hosts: "/shop?sslmode=require", ";databaseName=shop". */
function tailOf(tail: string) {
  const [, path = "", settings = ""] = /^([^;?]*)[;?]?(.*)$/s.exec(tail) ?? [];
  return { path, parameters: pairsOf(settings, /[;&]/) };
}

const names = {
  user: ["user", "username", "uid", "userName"],
  password: ["password", "pwd"],
  database: ["database", "databaseName", "dbname", "db", "defaultDataset"],
  host: ["host", "server", "serverName"],
  port: ["port", "portNumber"],
};

/** A database that is two parts long in Snowflake and BigQuery; in others a second part is a slip. */
function pathFindings(scheme: string, path: string): Finding[] {
  const owner = ownerOfScheme(scheme);
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length < 2 || owner === "snowflake" || owner === "google-bigquery") return [];
  if (owner === "clickhouse" && /^https?$/.test(scheme)) return [];
  return [finding("database-path", "database", { instead: parts[0] ?? "" })];
}

/**
 * @param scheme in small letters; empty where it is missing
 * @param rest what stands behind "://"
 */
export function readAddress(scheme: string, rest: string): Reading {
  // "snowflake://https://…" is a slip; with BigQuery's JDBC it is the rule.
  rest = rest.replace(/^https?:\/\//i, "");
  const { user, password, rest: place } = loginOf(rest);
  const [, authority = "", tail = ""] = /^([^/?#;]*)(.*)$/s.exec(place) ?? [];
  const { path, parameters } = tailOf(tail);
  const listed = authority.split(",").filter((host) => host !== "");
  const named = valueOf(parameters, ...names.host);
  const port = valueOf(parameters, ...names.port) ?? "";
  const hosts: Host[] =
    listed.length === 0 && named ? [{ name: named, port }] : listed.map((host) => hostOf(host));
  const inPath =
    scheme === "jdbc:bigquery" ? "" : decoded(path.split("/").find((part) => part !== "") ?? "");
  const first = hosts[0];
  return {
    ...nothingRead,
    form: scheme.startsWith("jdbc:") ? "jdbc" : "address",
    scheme,
    owner: (first && ownerOfHost(first.name)) ?? ownerOfScheme(scheme) ?? null,
    user: user || (valueOf(parameters, ...names.user) ?? ""),
    password: password || (valueOf(parameters, ...names.password) ?? ""),
    isEncoded: user !== "" || password !== "",
    hosts: first && first.port === "" && port !== "" ? [{ ...first, port }] : hosts,
    database: inPath || (valueOf(parameters, ...names.database) ?? ""),
    parameters: without(
      parameters,
      ...names.user,
      ...names.password,
      ...names.database,
      ...names.host,
      ...names.port,
    ),
    findings: pathFindings(scheme, path),
  };
}
