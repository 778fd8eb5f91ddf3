import { nearest } from "#lib/text/nearest.ts";

/** What the checker knows about a database, from the manuals of its own drivers. Case does not count. */
interface Database {
  /** Without "://". In "postgresql+psycopg2", the first half counts. */
  readonly schemes: readonly string[];
  /** The default first. */
  readonly ports: readonly string[];
  /** Ports of poolers, on which anything else may listen as well. */
  readonly poolers?: readonly string[];
  /** Hosts of its services. */
  readonly host?: RegExp;
  readonly driver: RegExp;
  readonly parameters: readonly string[];
}

const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

const libpq = `host, hostaddr, port, dbname, user, password, passfile, require_auth, channel_binding, connect_timeout,
  client_encoding, options, application_name, fallback_application_name, keepalives, keepalives_idle,
  keepalives_interval, keepalives_count, tcp_user_timeout, replication, gssencmode, sslmode, requiressl,
  sslnegotiation, sslcompression, sslcert, sslkey, sslpassword, sslcertmode, sslrootcert, sslcrl, sslcrldir, sslsni,
  requirepeer, ssl_min_protocol_version, ssl_max_protocol_version, min_protocol_version, max_protocol_version,
  krbsrvname, gsslib, gssdelegation, service, servicefile, target_session_attrs, load_balance_hosts, sslkeylogfile`;

/** By their page addresses (docs/specification.md, 2.10). */
const databases = {
  "amazon-redshift": {
    schemes: ["redshift", "jdbc:redshift", "jdbc:redshift:iam"],
    ports: ["5439"],
    host: /\.redshift(?:-serverless)?\.amazonaws\.com(?:\.cn)?$/,
    driver: /redshift/i,
    parameters:
      list(`${libpq}, ssl, uid, pwd, server, database, driver, username, databaseMetadataCurrentDbOnly,
    loginTimeout, socketTimeout, connectTimeout, tcpKeepAlive, tcp_keepalive, readOnly, dbUser, dbGroups, autoCreate,
    clusterID, cluster_identifier, region, iam, iamAuth, accessKeyID, secretAccessKey, sessionToken, profile,
    plugin_name, applicationName, isServerless, workgroup, blockingRowsMode, enableFetchRingBuffer, currentSchema`),
  },
  postgres: {
    schemes: ["postgres", "postgresql", "jdbc:postgresql"],
    ports: ["5432"],
    poolers: ["6432", "6543"],
    host: /\.postgres\.database\.azure\.com$|\.supabase\.(?:co|com)$|\.neon\.tech$/,
    driver: /postgre|psqlodbc/i,
    parameters:
      list(`${libpq}, ssl, schema, currentSchema, ApplicationName, loginTimeout, connectTimeout, socketTimeout,
    sslfactory, tcpKeepAlive, prepareThreshold, readOnly, targetServerType, connection_limit, pool_timeout, pgbouncer,
    pool_mode, search_path, statement_timeout, username, database, pooling, trust server certificate, timeout,
    command timeout, maximum pool size, minimum pool size, ssl mode, search path, driver, encoding`),
  },
  mysql: {
    schemes: ["mysql", "mysqlx", "mariadb", "jdbc:mysql", "jdbc:mariadb"],
    ports: ["3306"],
    host: /\.mysql\.database\.azure\.com$|\.psdb\.cloud$/,
    driver: /mysql|mariadb/i,
    parameters:
      list(`ssl-mode, sslMode, ssl-ca, ssl-cert, ssl-key, tls-version, useSSL, requireSSL, verifyServerCertificate,
    allowPublicKeyRetrieval, serverTimezone, connectionTimeZone, useUnicode, characterEncoding, charset, collation,
    connectTimeout, socketTimeout, connect-timeout, connect_timeout, zeroDateTimeBehavior, autoReconnect,
    useLegacyDatetimeCode, allowMultiQueries, rewriteBatchedStatements, trustCertificateKeyStoreUrl,
    trustCertificateKeyStorePassword, tls, parseTime, loc, timezone, ssl, sslaccept, sslcert, sslidentity, sslpassword,
    ssl_ca, ssl_cert, ssl_key, ssl_mode, ssl_disabled, connection_limit, pool_timeout, compression, get-server-public-key,
    auth-method, schema, user, password, uid, pwd, server, port, database, driver, option, default command timeout,
    allowuservariables, convert zero datetime`),
  },
  sqlite: {
    schemes: ["sqlite", "sqlite3", "file", "jdbc:sqlite"],
    ports: [],
    driver: /sqlite/i,
    parameters: list(
      "mode, cache, psow, nolock, immutable, vfs, data source, version, read only, password, pooling, foreign keys",
    ),
  },
  mongodb: {
    schemes: ["mongodb", "mongodb+srv"],
    ports: ["27017", "27018", "27019"],
    host: /\.mongodb\.net$/,
    driver: /mongo/i,
    parameters:
      list(`replicaSet, tls, ssl, tlsInsecure, tlsAllowInvalidCertificates, tlsAllowInvalidHostnames, tlsCAFile,
    tlsCertificateKeyFile, tlsCertificateKeyFilePassword, tlsDisableOCSPEndpointCheck,
    tlsDisableCertificateRevocationCheck, connectTimeoutMS, socketTimeoutMS, timeoutMS, compressors,
    zlibCompressionLevel, maxPoolSize, minPoolSize, maxConnecting, maxIdleTimeMS, waitQueueTimeoutMS, w, wtimeoutMS,
    wtimeout, journal, readConcernLevel, readPreference, readPreferenceTags, maxStalenessSeconds, authSource,
    authMechanism, authMechanismProperties, gssapiServiceName, localThresholdMS, serverSelectionTimeoutMS,
    serverSelectionTryOnce, serverMonitoringMode, heartbeatFrequencyMS, appName, retryReads, retryWrites,
    uuidRepresentation, directConnection, loadBalanced, srvServiceName, srvMaxHosts, proxyHost, proxyPort`),
  },
  clickhouse: {
    schemes: ["clickhouse", "clickhouses", "ch", "tcp", "jdbc:clickhouse", "jdbc:ch"],
    ports: ["8443", "9440", "8123", "9000"],
    host: /\.clickhouse\.cloud$/,
    driver: /clickhouse/i,
    parameters:
      list(`secure, database, user, username, password, compression, compress, max_execution_time,
    connect_timeout, send_receive_timeout, socket_timeout, dial_timeout, read_timeout, readonly, ssl, sslmode,
    sslrootcert, protocol, verify, ca_cert, session_id, skip_verify, alt_hosts, connection_open_strategy,
    max_open_conns, debug, client_name, use_server_time_zone, use_time_zone, query, default_format, driver, server,
    port, url, host`),
  },
  snowflake: {
    schemes: ["snowflake", "jdbc:snowflake"],
    ports: ["443"],
    host: /(?:^|\.)snowflakecomputing\.(?:com|cn)$|^app\.snowflake\.com$/,
    driver: /snowflake/i,
    parameters:
      list(`account, user, username, password, db, database, schema, warehouse, role, authenticator, token,
    private_key_file, private_key_file_pwd, private_key_base64, private_key_pwd, privateKey, application, region,
    host, port, protocol, ssl, loginTimeout, networkTimeout, queryTimeout, client_session_keep_alive, timezone,
    passcode, insecureMode, ocspFailOpen, tracing, cache_column_metadata, numpy, jdbc_query_result_format, driver,
    server, uid, pwd, validate_default_parameters, scheme`),
  },
  "google-bigquery": {
    schemes: ["bigquery", "jdbc:bigquery"],
    ports: ["443"],
    host: /^(?:bigquery|console\.cloud|www\.googleapis)\.(?:google|googleapis)\.com$/,
    driver: /bigquery/i,
    parameters:
      list(`projectId, project, dataset, defaultDataset, location, credentials_path, credentials_info,
    credentials_base64, priority, maximum_bytes_billed, use_query_cache, arraysize, list_tables_page_size, labels,
    OAuthType, OAuthServiceAcctEmail, OAuthPvtKeyPath, OAuthPvtKey, OAuthAccessToken, OAuthRefreshToken,
    OAuthClientId, OAuthClientSecret, additionalProjects, enableHighThroughputAPI, largeResultDataset, queryDialect,
    timeout, logLevel, logPath, catalog, driver, maxBytesBilled, user_supplied_client`),
  },
  "microsoft-sql-server": {
    schemes: ["sqlserver", "mssql", "jdbc:sqlserver", "jdbc:jtds:sqlserver"],
    ports: ["1433"],
    host: /\.database\.windows\.net$/,
    driver: /sql ?server|freetds|sqlncli|msoledb/i,
    parameters:
      list(`server, data source, address, addr, network address, database, initial catalog,
    databaseName, user id, uid, user, userName, password, pwd, encrypt, trustServerCertificate,
    trust server certificate, integrated security, integratedSecurity, trusted_connection, application name,
    applicationName, app, connect timeout, connection timeout, timeout, loginTimeout, login timeout, socketTimeout,
    queryTimeout, command timeout, multipleActiveResultSets, multiple active result sets, mars_connection,
    multiSubnetFailover, multi subnet failover, applicationIntent, application intent, persist security info,
    persistSecurityInfo, pooling, min pool size, max pool size, packet size, packetSize, workstation id,
    workstationID, wsid, authentication, column encryption setting, columnEncryptionSetting, failover partner,
    failoverPartner, failover_partner, current language, language, attachDbFilename, user instance,
    hostNameInCertificate, host name in certificate, servercertificate, driver, dsn, instanceName, portNumber, port,
    provider, type system version, network library, net, connectRetryCount, connectRetryInterval, enlist,
    connection lifetime, load balance timeout, replication, asynchronous processing, selectMethod,
    sendStringParametersAsUnicode, lockTimeout, responseBuffering, trustStore, trustStorePassword`),
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

/** Schemes of anything that is not a database here. */
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
  mailto: "an email address",
};

const plain = (scheme: string): string =>
  scheme === "mongodb+srv" ? scheme : scheme.replace(/\+.*$/, "");

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * @param scheme lowercase, without "://"
 * @returns its database; undefined if there is none
 */
export const ownerOfScheme = (scheme: string) =>
  find(({ schemes }) => schemes.includes(plain(scheme)));

/** @returns what it leads to, if that is not a database here */
export const foreignScheme = (scheme: string) => own(foreign, plain(scheme));

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
  const other = own(otherPorts, port);
  return other === undefined ? find(({ ports }) => ports.includes(port)) : { other };
}

export const isKnownPort = (port: string): boolean => ownerOfPort(port) !== undefined;

/** @returns the parameters of a database, as written in its manual */
export const parametersOf = (slug: ConnectionSlug) => databaseOf(slug).parameters;

const everyName = new Set(
  entries.flatMap(([, { parameters }]) => parameters.map((name) => name.toLowerCase())),
);

/** Whether any of the databases knows a parameter with this name. */
export const isAnyParameter = (name: string): boolean => everyName.has(name.trim().toLowerCase());
