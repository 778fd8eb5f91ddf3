/** What the files of the connections are called in the editor. */
export const connectionNames = {
  connections: { name: "Connections", about: "The list of all nine, and what holds for each" },
  connection: { name: "Around every connection", about: "Headings and links of the nine pages" },
  connectionChecker: {
    name: "Checker of connection strings",
    about: "What it says of a string that is wrong",
  },
  "connection-postgres": { name: "Postgres", about: "The connection with data of Shopify" },
  "connection-mysql": { name: "MySQL", about: "The connection with data of Klaviyo" },
  "connection-sqlite": { name: "SQLite", about: "The connection with data of Stripe" },
  "connection-mongodb": { name: "MongoDB", about: "The connection with data of PayPal" },
  "connection-clickhouse": { name: "ClickHouse", about: "The connection with data of Meta" },
  "connection-microsoft-sql-server": {
    name: "Microsoft SQL Server",
    about: "The connection with data of TikTok",
  },
  "connection-snowflake": { name: "Snowflake", about: "The connection with data of Mailchimp" },
  "connection-google-bigquery": {
    name: "Google BigQuery",
    about: "The connection with data of WooCommerce",
  },
  "connection-amazon-redshift": {
    name: "Amazon Redshift",
    about: "The connection with data of Gorgias",
  },
} as const;
