/** Tells how a connection string is written, and has it read by the reader for that form. */
import { finding } from "./kinds.ts";
import { readAddress } from "./read-address.ts";
import { readAccount, readDataset } from "./read-cloud.ts";
import { readFile } from "./read-file.ts";
import { readSettings } from "./read-settings.ts";
import { nothingRead, type Reading } from "./reading.ts";
import { foreignScheme, nearestScheme, ownerOfHost, ownerOfScheme } from "./schemes.ts";
import type { ConnectionSlug } from "./slugs.ts";

const looksLikeFile = /^(?:[.~]{0,2}[\\/]|[a-z]:[\\/]|:memory:$)|\.(?:db3?|sqlite3?|s3db)$/i;

/** "jdbc:redshift:iam://…", and what someone makes of it. */
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
  return withFinding(nothingRead, finding("web-address", "text"));
}

/** An address whose scheme nobody has, or whose slashes are amiss. */
function readOdd(scheme: string, rest: string, slashes: string): Reading {
  const owner = ownerOfScheme(scheme);
  if (owner !== undefined) {
    return withFinding(
      readAddress(scheme, rest),
      finding("scheme-slashes", "scheme", {
        values: { written: slashes },
        instead: `${scheme}://`,
      }),
    );
  }
  const other = foreignScheme(scheme);
  if (other !== undefined) {
    return withFinding(nothingRead, finding("scheme-foreign", "scheme", { values: { other } }));
  }
  const close = nearestScheme(scheme);
  if (close === undefined) {
    return withFinding(
      nothingRead,
      finding("scheme-foreign", "scheme", { values: { other: `${scheme}://` } }),
    );
  }
  return withFinding(
    readAddress(close, rest),
    finding("scheme-typo", "scheme", { values: { scheme }, instead: `${close}://` }),
  );
}

function readWithoutScheme(text: string, page: ConnectionSlug | null): Reading {
  const missing =
    page === null
      ? "postgres"
      : page === "microsoft-sql-server"
        ? "sqlserver"
        : page.replace(/^.*-/, "");
  const told = finding("scheme-missing", "scheme", { instead: `${missing}://` });
  const reading = readAddress("", text);
  const known = reading.hosts[0] && ownerOfHost(reading.hosts[0].name);
  return withFinding({ ...reading, owner: known ?? page }, told);
}

/**
 * @param text tidied
 * @param page the database whose string it should be; null where that is the question
 */
export function read(text: string, page: ConnectionSlug | null): Reading {
  if (/^(?:(?:jdbc:)?sqlite3?|file):/i.test(text)) return readFile(text);
  const [, written = "", slashes = "", rest = ""] = whole.exec(text) ?? broken.exec(text) ?? [];
  const scheme = written.toLowerCase();
  if (slashes === "://" && /^https?$/.test(scheme)) return readWeb(scheme, rest, page);
  if (slashes === "://" && ownerOfScheme(scheme) !== undefined) return readAddress(scheme, rest);
  if (looksLikeFile.test(text) && !/\w=/.test(text)) return readFile(text);
  const isForeign = scheme.startsWith("jdbc:") && foreignScheme(scheme) !== undefined;
  if (
    slashes === "://" ||
    isForeign ||
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
  return withFinding(nothingRead, finding("nonsense", "text"));
}
