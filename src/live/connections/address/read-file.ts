/** Reads what names an SQLite file: a path, "sqlite:///…", "file:…?mode=ro", "jdbc:sqlite:…", "Data Source=…". */
import { finding, type Finding } from "./kinds.ts";
import { decoded, nothingRead, pairsOf, type Reading } from "./reading.ts";

const sideFile = /-(?:wal|shm|journal)$/i;
const databaseFile = /\.(?:db|db3|sqlite|sqlite3|sqlitedb|s3db|sl3|sdb)$/i;

function findingsOf(path: string): Finding[] {
  const told = { values: { file: path.split(/[\\/]/).at(-1) ?? "" } };
  if (/^:memory:$/.test(path)) return [finding("file-memory", "file")];
  const found: Finding[] = [];
  if (sideFile.test(path)) {
    found.push(finding("file-side", "file", { ...told, instead: path.replace(sideFile, "") }));
  } else if (/\.[a-z0-9]{1,8}$/i.test(path) && !databaseFile.test(path)) {
    const ending = /\.[a-z0-9]+$/i.exec(path)?.[0] ?? "";
    found.push(finding("file-kind", "file", { values: { ending } }));
  }
  if (path.startsWith("~")) found.push(finding("file-home", "file"));
  else if (/^(?:\\\\|\/\/)/.test(path)) found.push(finding("file-network", "file"));
  else if (!/^(?:\/|[a-z]:[\\/])/i.test(path)) found.push(finding("file-relative", "file"));
  return found;
}

/** @param text a path or an address of a file; for the page of SQLite anything that may be one */
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
    found.push(finding("login-unused", "user"));
    path = path.replace(/^\/\/[^/]*@[^/]*/, "");
  } else if (lower !== "" && /^\/\/[^/]/.test(path)) {
    found.push(
      finding("file-slashes", "file", { instead: `${lower}:///${path.replace(/^\/+/, "")}` }),
    );
    path = path.replace(/^\/+/, "");
  } else if (lower !== "" && path.startsWith("//")) {
    // sqlite:///shop.db is relative, sqlite:////srv/shop.db is not, file:///srv/shop.db neither.
    path = lower === "file" ? path.slice(2) : path.slice(3);
  }
  if (/^\/[a-z]:[\\/]/i.test(path)) path = path.slice(1);
  const mode = parameters.find(({ name }) => name.toLowerCase() === "mode")?.value;
  if (mode === "memory") found.push(finding("file-memory", "file"));
  else if (mode === "rw" || mode === "rwc") {
    found.push(finding("file-writable", "parameters", { instead: "mode=ro" }));
  }
  if (path === "") found.push(finding("database-missing", "file"));
  return {
    ...nothingRead,
    form: "file",
    scheme: lower,
    owner: "sqlite",
    database: path,
    parameters,
    findings: [...found, ...(path === "" ? [] : findingsOf(path))],
  };
}
