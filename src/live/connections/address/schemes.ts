/** Which scheme, driver and host is whose. */
import { nearest } from "#lib/text/nearest.ts";
import type { ConnectionSlug } from "./slugs.ts";

/** Of "postgresql+psycopg2" the first half counts. */
const owners: Readonly<Record<string, ConnectionSlug>> = {
  postgres: "postgres",
  postgresql: "postgres",
  "jdbc:postgresql": "postgres",
  mysql: "mysql",
  mysqlx: "mysql",
  mariadb: "mysql",
  "jdbc:mysql": "mysql",
  "jdbc:mariadb": "mysql",
  sqlite: "sqlite",
  sqlite3: "sqlite",
  file: "sqlite",
  "jdbc:sqlite": "sqlite",
  mongodb: "mongodb",
  "mongodb+srv": "mongodb",
  clickhouse: "clickhouse",
  clickhouses: "clickhouse",
  ch: "clickhouse",
  tcp: "clickhouse",
  "jdbc:clickhouse": "clickhouse",
  "jdbc:ch": "clickhouse",
  sqlserver: "microsoft-sql-server",
  mssql: "microsoft-sql-server",
  "jdbc:sqlserver": "microsoft-sql-server",
  "jdbc:jtds:sqlserver": "microsoft-sql-server",
  snowflake: "snowflake",
  "jdbc:snowflake": "snowflake",
  bigquery: "google-bigquery",
  "jdbc:bigquery": "google-bigquery",
  redshift: "amazon-redshift",
  "jdbc:redshift": "amazon-redshift",
  "jdbc:redshift:iam": "amazon-redshift",
};

/** Of what is no database here. */
const foreign: Readonly<Record<string, string>> = {
  redis: "Redis",
  rediss: "Redis",
  oracle: "Oracle",
  "jdbc:oracle": "Oracle",
  "jdbc:oracle:thin": "Oracle",
  "jdbc:db2": "Db2",
  "jdbc:h2": "H2",
  cassandra: "Cassandra",
  neo4j: "Neo4j",
  bolt: "Neo4j",
  libsql: "libSQL",
  duckdb: "DuckDB",
  databricks: "Databricks",
  trino: "Trino",
  presto: "Presto",
  elasticsearch: "Elasticsearch",
  amqp: "RabbitMQ",
  kafka: "Kafka",
  s3: "Amazon S3",
  gs: "Google Cloud Storage",
  ssh: "SSH",
  ftp: "FTP",
  sftp: "SFTP",
  ldap: "LDAP",
  mailto: "an e-mail address",
};

const plain = (scheme: string): string =>
  scheme === "mongodb+srv" ? scheme : scheme.replace(/\+.*$/, "");

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** @param scheme in small letters, without "://" @returns whose it is; undefined where nobody's */
export const ownerOfScheme = (scheme: string) => own(owners, plain(scheme));

/** @returns what it leads to, where that is no database here */
export const foreignScheme = (scheme: string) => own(foreign, plain(scheme));

/** @returns a scheme that was probably meant */
export const nearestScheme = (scheme: string): string | undefined =>
  nearest(scheme, [...Object.keys(owners), "http", "https"]);

const hosts: readonly (readonly [RegExp, ConnectionSlug])[] = [
  [/\.redshift(?:-serverless)?\.amazonaws\.com(?:\.cn)?$/, "amazon-redshift"],
  [/\.mongodb\.net$/, "mongodb"],
  [/(?:^|\.)snowflakecomputing\.(?:com|cn)$|^app\.snowflake\.com$/, "snowflake"],
  [/\.clickhouse\.cloud$/, "clickhouse"],
  [/\.database\.windows\.net$/, "microsoft-sql-server"],
  [/\.mysql\.database\.azure\.com$|\.psdb\.cloud$|\.connect\.psdb\.cloud$/, "mysql"],
  [/\.postgres\.database\.azure\.com$|\.supabase\.(?:co|com)$|\.neon\.tech$/, "postgres"],
  [
    /^(?:bigquery|console\.cloud|www\.googleapis)\.(?:google|googleapis)\.com$|^www\.googleapis\.com$/,
    "google-bigquery",
  ],
];

/** @returns whose service a host belongs to; undefined where its name does not tell */
export const ownerOfHost = (host: string): ConnectionSlug | undefined =>
  hosts.find(([pattern]) => pattern.test(host.toLowerCase().replace(/\.$/, "")))?.[1];

const drivers: readonly (readonly [RegExp, ConnectionSlug])[] = [
  [/redshift/i, "amazon-redshift"],
  [/postgre|psqlodbc/i, "postgres"],
  [/mysql|mariadb/i, "mysql"],
  [/sqlite/i, "sqlite"],
  [/mongo/i, "mongodb"],
  [/clickhouse/i, "clickhouse"],
  [/snowflake/i, "snowflake"],
  [/bigquery/i, "google-bigquery"],
  [/sql ?server|freetds|sqlncli|msoledb/i, "microsoft-sql-server"],
];

export const ownerOfDriver = (driver: string): ConnectionSlug | undefined =>
  drivers.find(([pattern]) => pattern.test(driver))?.[1];
