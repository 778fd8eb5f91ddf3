import { nearest } from "#lib/text/nearest.ts";

/** The databases whose strings the checker knows, by their page addresses (docs/specification.md, 2.10). */
export const connectionSlugs = [
  "postgres",
  "mysql",
  "sqlite",
  "mongodb",
  "clickhouse",
  "microsoft-sql-server",
  "snowflake",
  "google-bigquery",
  "amazon-redshift",
] as const;
export type ConnectionSlug = (typeof connectionSlugs)[number];

/** Whether the checker knows the strings of a connection. */
export const isKnown = (slug: string): slug is ConnectionSlug =>
  (connectionSlugs as readonly string[]).includes(slug);

/** The databases' names in the order of their slugs; empty for one without a page. */
export const namesOf = (
  all: readonly { readonly slug: string; readonly database: string }[],
): readonly string[] =>
  connectionSlugs.map((known) => all.find(({ slug }) => slug === known)?.database ?? "");

/* Which database uses which port. */

/** What listens on a port: one of the databases, or something else by name. */
const portOwners: Readonly<Record<string, ConnectionSlug | { readonly other: string }>> = {
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

/** Other common ports: poolers, tunnels into the cloud, other interfaces. */
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

/** @returns a database's default port; empty for a file */
export const usualPort = (slug: ConnectionSlug): string => usual[slug][0] ?? "";

export const isUsualPort = (slug: ConnectionSlug, port: string): boolean =>
  usual[slug].includes(port);

/** @returns what uses a port; undefined if nothing in particular does */
export const ownerOfPort = (port: string) =>
  Object.hasOwn(portOwners, port) ? portOwners[port] : undefined;

export const isKnownPort = (port: string): boolean => Object.hasOwn(portOwners, port);

/* Which scheme, driver and host belongs to which database. */

/** In "postgresql+psycopg2", the first half counts. */
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
  mailto: "an e-mail address",
};

const plain = (scheme: string): string =>
  scheme === "mongodb+srv" ? scheme : scheme.replace(/\+.*$/, "");

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** @param scheme lowercase, without "://" @returns its database; undefined if there is none */
export const ownerOfScheme = (scheme: string) => own(owners, plain(scheme));

/** @returns what it leads to, if that is not a database here */
export const foreignScheme = (scheme: string) => own(foreign, plain(scheme));

/** @returns the scheme that was probably meant */
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

/** @returns the database whose service a host belongs to; undefined if its name does not show that */
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

/* The parameters that each database's own drivers understand, from their manuals. Case does not count. */

const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

const libpq = `host, hostaddr, port, dbname, user, password, passfile, require_auth, channel_binding, connect_timeout,
  client_encoding, options, application_name, fallback_application_name, keepalives, keepalives_idle,
  keepalives_interval, keepalives_count, tcp_user_timeout, replication, gssencmode, sslmode, requiressl,
  sslnegotiation, sslcompression, sslcert, sslkey, sslpassword, sslcertmode, sslrootcert, sslcrl, sslcrldir, sslsni,
  requirepeer, ssl_min_protocol_version, ssl_max_protocol_version, min_protocol_version, max_protocol_version,
  krbsrvname, gsslib, gssdelegation, service, servicefile, target_session_attrs, load_balance_hosts, sslkeylogfile`;

const known: Readonly<Record<ConnectionSlug, readonly string[]>> = {
  postgres:
    list(`${libpq}, ssl, schema, currentSchema, ApplicationName, loginTimeout, connectTimeout, socketTimeout,
    sslfactory, tcpKeepAlive, prepareThreshold, readOnly, targetServerType, connection_limit, pool_timeout, pgbouncer,
    pool_mode, search_path, statement_timeout, username, database, pooling, trust server certificate, timeout,
    command timeout, maximum pool size, minimum pool size, ssl mode, search path, driver, encoding`),
  mysql:
    list(`ssl-mode, sslMode, ssl-ca, ssl-cert, ssl-key, tls-version, useSSL, requireSSL, verifyServerCertificate,
    allowPublicKeyRetrieval, serverTimezone, connectionTimeZone, useUnicode, characterEncoding, charset, collation,
    connectTimeout, socketTimeout, connect-timeout, connect_timeout, zeroDateTimeBehavior, autoReconnect,
    useLegacyDatetimeCode, allowMultiQueries, rewriteBatchedStatements, trustCertificateKeyStoreUrl,
    trustCertificateKeyStorePassword, tls, parseTime, loc, timezone, ssl, sslaccept, sslcert, sslidentity, sslpassword,
    ssl_ca, ssl_cert, ssl_key, ssl_mode, ssl_disabled, connection_limit, pool_timeout, compression, get-server-public-key,
    auth-method, schema, user, password, uid, pwd, server, port, database, driver, option, default command timeout,
    allowuservariables, convert zero datetime`),
  sqlite: list(
    "mode, cache, psow, nolock, immutable, vfs, data source, version, read only, password, pooling, foreign keys",
  ),
  mongodb:
    list(`replicaSet, tls, ssl, tlsInsecure, tlsAllowInvalidCertificates, tlsAllowInvalidHostnames, tlsCAFile,
    tlsCertificateKeyFile, tlsCertificateKeyFilePassword, tlsDisableOCSPEndpointCheck,
    tlsDisableCertificateRevocationCheck, connectTimeoutMS, socketTimeoutMS, timeoutMS, compressors,
    zlibCompressionLevel, maxPoolSize, minPoolSize, maxConnecting, maxIdleTimeMS, waitQueueTimeoutMS, w, wtimeoutMS,
    wtimeout, journal, readConcernLevel, readPreference, readPreferenceTags, maxStalenessSeconds, authSource,
    authMechanism, authMechanismProperties, gssapiServiceName, localThresholdMS, serverSelectionTimeoutMS,
    serverSelectionTryOnce, serverMonitoringMode, heartbeatFrequencyMS, appName, retryReads, retryWrites,
    uuidRepresentation, directConnection, loadBalanced, srvServiceName, srvMaxHosts, proxyHost, proxyPort`),
  clickhouse:
    list(`secure, database, user, username, password, compression, compress, max_execution_time,
    connect_timeout, send_receive_timeout, socket_timeout, dial_timeout, read_timeout, readonly, ssl, sslmode,
    sslrootcert, protocol, verify, ca_cert, session_id, skip_verify, alt_hosts, connection_open_strategy,
    max_open_conns, debug, client_name, use_server_time_zone, use_time_zone, query, default_format, driver, server,
    port, url, host`),
  "microsoft-sql-server":
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
  snowflake:
    list(`account, user, username, password, db, database, schema, warehouse, role, authenticator, token,
    private_key_file, private_key_file_pwd, private_key_base64, private_key_pwd, privateKey, application, region,
    host, port, protocol, ssl, loginTimeout, networkTimeout, queryTimeout, client_session_keep_alive, timezone,
    passcode, insecureMode, ocspFailOpen, tracing, cache_column_metadata, numpy, jdbc_query_result_format, driver,
    server, uid, pwd, validate_default_parameters, scheme`),
  "google-bigquery":
    list(`projectId, project, dataset, defaultDataset, location, credentials_path, credentials_info,
    credentials_base64, priority, maximum_bytes_billed, use_query_cache, arraysize, list_tables_page_size, labels,
    OAuthType, OAuthServiceAcctEmail, OAuthPvtKeyPath, OAuthPvtKey, OAuthAccessToken, OAuthRefreshToken,
    OAuthClientId, OAuthClientSecret, additionalProjects, enableHighThroughputAPI, largeResultDataset, queryDialect,
    timeout, logLevel, logPath, catalog, driver, maxBytesBilled, user_supplied_client`),
  "amazon-redshift":
    list(`${libpq}, ssl, uid, pwd, server, database, driver, username, databaseMetadataCurrentDbOnly,
    loginTimeout, socketTimeout, connectTimeout, tcpKeepAlive, tcp_keepalive, readOnly, dbUser, dbGroups, autoCreate,
    clusterID, cluster_identifier, region, iam, iamAuth, accessKeyID, secretAccessKey, sessionToken, profile,
    plugin_name, applicationName, isServerless, workgroup, blockingRowsMode, enableFetchRingBuffer, currentSchema`),
};

/** @returns the parameters of a database, as written in its manual */
export const parametersOf = (slug: ConnectionSlug): readonly string[] => known[slug];

const everyName = new Set(
  Object.values(known).flatMap((names) => names.map((name) => name.toLowerCase())),
);

/** Whether any of the databases knows a parameter with this name. */
export const isAnyParameter = (name: string): boolean => everyName.has(name.trim().toLowerCase());
