/** The parameters that each database's own drivers understand, from their manuals. Compared without regard to case. */
import type { ConnectionSlug } from "./slugs.ts";

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

/** @returns the parameters of a database, as its manual writes them */
export const parametersOf = (slug: ConnectionSlug): readonly string[] => known[slug];

const everyName = new Set(
  Object.values(known).flatMap((names) => names.map((name) => name.toLowerCase())),
);

/** Whether any of the databases knows a parameter of this name. */
export const isAnyParameter = (name: string): boolean => everyName.has(name.trim().toLowerCase());
