import { distance, nearest } from "#lib/text/nearest.ts";

/** What the checker knows about a database, from the manuals of its own drivers. Case does not count. */
interface Database {
  /**
   * Without "://". In "postgresql+psycopg2", the first half counts. Each scheme belongs to one database: the checker
   * takes a string with it for that one.
   */
  readonly schemes: readonly string[];
  /** The default first. */
  readonly ports: readonly string[];
  /** Ports of poolers, on which anything else may listen as well. */
  readonly poolers?: readonly string[];
  /** Hosts of its services. */
  readonly host?: RegExp;
  readonly driver: RegExp;
}

/** By their page addresses (docs/specification.md, 2.10). */
const databases = {
  "amazon-redshift": {
    schemes: ["redshift", "jdbc:redshift", "jdbc:redshift:iam"],
    ports: ["5439"],
    host: /\.redshift(?:-serverless)?\.amazonaws\.com(?:\.cn)?$/,
    driver: /redshift/i,
  },
  postgres: {
    schemes: ["postgres", "postgresql", "jdbc:postgresql"],
    ports: ["5432"],
    poolers: ["6432", "6543"],
    host: /\.postgres\.database\.azure\.com$|\.supabase\.(?:co|com)$|\.neon\.tech$/,
    driver: /postgre|psqlodbc/i,
  },
  mysql: {
    schemes: ["mysql", "mysqlx", "mariadb", "jdbc:mysql", "jdbc:mariadb"],
    ports: ["3306"],
    host: /\.mysql\.database\.azure\.com$|\.psdb\.cloud$/,
    driver: /mysql|mariadb/i,
  },
  sqlite: {
    schemes: ["sqlite", "sqlite3", "file", "jdbc:sqlite"],
    ports: [],
    driver: /sqlite/i,
  },
  mongodb: {
    schemes: ["mongodb", "mongodb+srv"],
    ports: ["27017", "27018", "27019"],
    host: /\.mongodb\.net$/,
    driver: /mongo/i,
  },
  clickhouse: {
    schemes: ["clickhouse", "clickhouses", "ch", "tcp", "jdbc:clickhouse", "jdbc:ch"],
    ports: ["8443", "9440", "8123", "9000"],
    host: /\.clickhouse\.cloud$/,
    driver: /clickhouse/i,
  },
  snowflake: {
    schemes: ["snowflake", "jdbc:snowflake"],
    ports: ["443"],
    host: /(?:^|\.)snowflakecomputing\.(?:com|cn)$|^app\.snowflake\.com$/,
    driver: /snowflake/i,
  },
  "google-bigquery": {
    schemes: ["bigquery", "jdbc:bigquery"],
    ports: ["443"],
    host: /^(?:bigquery|console\.cloud|www\.googleapis)\.(?:google|googleapis)\.com$/,
    driver: /bigquery/i,
  },
  "microsoft-sql-server": {
    schemes: ["sqlserver", "mssql", "jdbc:sqlserver", "jdbc:jtds:sqlserver"],
    ports: ["1433"],
    host: /\.database\.windows\.net$/,
    driver: /sql ?server|freetds|sqlncli|msoledb/i,
  },
} satisfies Readonly<Record<string, Database>>;
export type ConnectionSlug = keyof typeof databases;
export const connectionSlugs = Object.keys(databases) as ConnectionSlug[];
const databaseOf = (slug: ConnectionSlug): Database => databases[slug];

/** Whether the checker knows the strings of a connection. */
export const isKnown = (slug: string): slug is ConnectionSlug => Object.hasOwn(databases, slug);

/** The names of the databases that have a page. */
export type DatabaseNames = Readonly<Partial<Record<ConnectionSlug, string>>>;

const entries = Object.entries(databases) as [ConnectionSlug, Database][];
const find = (holds: (database: Database) => boolean): ConnectionSlug | undefined =>
  entries.find(([, database]) => holds(database))?.[0];

/** What else listens on a port. */
const otherPorts: Readonly<Record<string, string>> = {
  "22": "SSH",
  "25": "SMTP",
  "80": "HTTP",
  "443": "HTTPS",
  "1434": "SQL Server Browser",
  "1521": "Oracle",
  "3389": "Remote Desktop",
  "6379": "Redis",
  "9004": "ClickHouse’s MySQL interface",
  "9005": "ClickHouse’s Postgres interface",
  "9009": "ClickHouse’s replication",
  "9042": "Cassandra",
  "9200": "Elasticsearch",
  "33060": "MySQL X Protocol",
};

const plain = (scheme: string): string =>
  scheme === "mongodb+srv" ? scheme : scheme.replace(/\+.*$/, "");

/**
 * @param scheme lowercase, without "://"
 * @returns its database; undefined if there is none
 */
export const ownerOfScheme = (scheme: string) =>
  find(({ schemes }) => schemes.includes(plain(scheme)));

/** @returns the scheme that was probably meant */
export const nearestScheme = (scheme: string): string | undefined =>
  nearest(scheme, [...entries.flatMap(([, { schemes }]) => schemes), "http", "https"]);

/** @returns the database whose service a host belongs to; undefined if its name does not show that */
export const ownerOfHost = (name: string) =>
  find(({ host }) => host?.test(name.toLowerCase().replace(/\.$/, "")) === true);

export const ownerOfDriver = (name: string) => find(({ driver }) => driver.test(name));

/** @returns a database's default port; empty for a file */
export const usualPort = (slug: ConnectionSlug): string => databaseOf(slug).ports[0] ?? "";

export const isUsualPort = (slug: ConnectionSlug, port: string): boolean => {
  const { ports, poolers = [] } = databaseOf(slug);
  return ports.includes(port) || poolers.includes(port);
};

/** @returns what uses a port, a database or something else by name; undefined if nothing in particular does */
export function ownerOfPort(port: string): ConnectionSlug | { readonly other: string } | undefined {
  const other = Object.hasOwn(otherPorts, port) ? otherPorts[port] : undefined;
  return other === undefined ? find(({ ports }) => ports.includes(port)) : { other };
}

export const isKnownPort = (port: string): boolean => ownerOfPort(port) !== undefined;

/**
 * The settings that say where the database is, who connects, and how the connection is protected. Drivers know many
 * more, and add some with each version.
 */
const settings =
  `server, data source, address, host, hostaddr, port, database, initial catalog, databaseName, dbname, user, user id,
  userName, uid, password, pwd, driver, ssl, sslmode, ssl mode, ssl-mode, ssl_mode, useSSL, requireSSL, sslcert, sslkey,
  sslrootcert, sslpassword, ssl-ca, ssl_ca, ssl-cert, ssl_cert, ssl-key, ssl_key, verifyServerCertificate, tls,
  tlsInsecure, tlsCAFile, tlsAllowInvalidCertificates, tlsAllowInvalidHostnames, secure, verify, skip_verify, encrypt,
  trustServerCertificate, trust server certificate, integrated security, integratedSecurity, trusted_connection,
  authSource, authMechanism, authenticator, replicaSet, account, warehouse, role, projectId, project, dataset,
  defaultDataset, OAuthType, application name, application_name, ApplicationName, connect timeout, connect_timeout,
  connectTimeout, serverTimezone, allowPublicKeyRetrieval, retryWrites, multipleActiveResultSets`.split(
    /,\s+/,
  );

const isSetting = (name: string, setting: string): boolean =>
  name.trim().toLowerCase() === setting.toLowerCase();

export const isKnownSetting = (name: string): boolean =>
  settings.some((setting) => isSetting(name, setting));

/** @returns the setting that differs from a name by one slip, if any */
export const settingMeant = (name: string): string | undefined =>
  name.length < 5 || isKnownSetting(name)
    ? undefined
    : settings.find((setting) => distance(name.toLowerCase(), setting.toLowerCase()) === 1);
