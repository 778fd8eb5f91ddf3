/** Which port is whose. */
import type { ConnectionSlug } from "./slugs.ts";

/** What listens at a port: one of the databases, or something else by its name. */
const owners: Readonly<Record<string, ConnectionSlug | { readonly other: string }>> = {
  "5432": "postgres",
  "3306": "mysql",
  "33060": { other: "MySQL X Protocol" },
  "27017": "mongodb",
  "27018": "mongodb",
  "27019": "mongodb",
  "8123": "clickhouse",
  "8443": "clickhouse",
  "9000": "clickhouse",
  "9440": "clickhouse",
  "1433": "microsoft-sql-server",
  "1434": { other: "SQL Server Browser" },
  "5439": "amazon-redshift",
  "22": { other: "SSH" },
  "25": { other: "SMTP" },
  "80": { other: "HTTP" },
  "443": { other: "HTTPS" },
  "1521": { other: "Oracle" },
  "3389": { other: "Remote Desktop" },
  "6379": { other: "Redis" },
  "9004": { other: "ClickHouse’s MySQL interface" },
  "9005": { other: "ClickHouse’s Postgres interface" },
  "9009": { other: "ClickHouse’s replication" },
  "9042": { other: "Cassandra" },
  "9200": { other: "Elasticsearch" },
};

/** Ports that are usual next to the first: poolers, tunnels into the cloud, other interfaces. */
const usual: Readonly<Record<ConnectionSlug, readonly string[]>> = {
  postgres: ["5432", "6432", "6543"],
  mysql: ["3306"],
  sqlite: [],
  mongodb: ["27017", "27018", "27019"],
  clickhouse: ["8443", "9440", "8123", "9000"],
  "microsoft-sql-server": ["1433"],
  snowflake: ["443"],
  "google-bigquery": ["443"],
  "amazon-redshift": ["5439"],
};

/** @returns the port that a database has where nothing else is said; empty for a file */
export const usualPort = (slug: ConnectionSlug): string => usual[slug][0] ?? "";

export const isUsualPort = (slug: ConnectionSlug, port: string): boolean =>
  usual[slug].includes(port);

/** @returns whose a port is; undefined where it is nobody's in particular */
export const ownerOfPort = (port: string) =>
  Object.hasOwn(owners, port) ? owners[port] : undefined;

export const isKnownPort = (port: string): boolean => Object.hasOwn(owners, port);
