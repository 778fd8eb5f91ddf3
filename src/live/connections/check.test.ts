/** Every fault that the checker knows, with strings that have it and strings that do not. */
import { describe, expect, it } from "vitest";
import { checkConnection } from "./check.ts";
import { findingKinds, kinds } from "./findings.ts";
import { rows } from "./rows.fixture.ts";
import { at, login, secret } from "./strings.fixture.ts";
import { type ConnectionSlug, connectionSlugs } from "./databases.ts";

const good: Readonly<Record<ConnectionSlug, readonly string[]>> = {
  postgres: [
    `postgres://shop_reader:${secret}@db.tea.shop:5432/shop?sslmode=require`,
    `postgresql://shop_reader:p%40ss%2F${secret}@db.tea.shop:6543/shop?sslmode=verify-full&connect_timeout=10`,
    `jdbc:postgresql://db.tea.shop:5432/shop?user=shop_reader&password=${secret}&sslmode=verify-full`,
    `host=db.tea.shop port=5432 dbname=shop user=shop_reader password='${secret} x' sslmode=require`,
    `postgresql+psycopg2://shop_reader:${secret}@db.tea.shop:5432/shop?sslmode=require`,
    `postgres://shop_reader:${secret}@[2a01:db8::7]:5432/shop?sslmode=require`,
  ],
  mysql: [
    `mysql://shop_reader:${secret}@db.tea.shop:3306/shop?ssl-mode=VERIFY_IDENTITY`,
    `jdbc:mysql://db.tea.shop:3306/shop?user=shop_reader&password=${secret}&sslMode=REQUIRED`,
    `Server=db.tea.shop;Port=3306;Database=shop;Uid=shop_reader;Pwd=${secret};SslMode=Required`,
    `mariadb://shop_reader:${secret}@db.tea.shop:3306/shop?ssl=true`,
  ],
  sqlite: [
    "/srv/tea/shop.db",
    "C:\\tea\\shop.sqlite",
    "sqlite:////srv/tea/shop.db",
    "sqlite:///C:/tea/shop.db?mode=ro",
    "file:/srv/tea/shop.sqlite3?mode=ro",
    "file:///srv/tea/shop.db?mode=ro&cache=private",
    "jdbc:sqlite:/srv/tea/shop.db",
    "Data Source=/srv/tea/shop.db;Version=3",
  ],
  mongodb: [
    `mongodb+srv://shop_reader:${secret}@cluster0.ab1cd.mongodb.net/shop?retryWrites=false`,
    `mongodb://shop_reader:${secret}@a.tea.shop:27017,b.tea.shop:27017/shop?replicaSet=rs0&tls=true&authSource=admin`,
  ],
  clickhouse: [
    `https://shop_reader:${secret}@ab12.eu-west-1.aws.clickhouse.cloud:8443/?database=shop`,
    `clickhouse://shop_reader:${secret}@ch.tea.shop:9440/shop?secure=true&max_memory_usage=1`,
    `jdbc:clickhouse://ch.tea.shop:8443/shop?user=shop_reader&password=${secret}&ssl=true`,
  ],
  "microsoft-sql-server": [
    `Server=tcp:sql.tea.shop,1433;Database=shop;User ID=shop_reader;Password=${secret};Encrypt=True`,
    `Driver={ODBC Driver 18 for SQL Server};Server=sql.tea.shop,1433;Database=shop;UID=shop_reader;PWD={${secret}};Encrypt=yes`,
    `jdbc:sqlserver://sql.tea.shop:1433;databaseName=shop;user=shop_reader;password=${secret};encrypt=true`,
    `sqlserver://shop_reader:${secret}@sql.tea.shop:1433?database=shop&encrypt=true`,
  ],
  snowflake: [
    "snowflake://shop_reader@teaorg-shop/SHOP/PUBLIC?warehouse=READ_WH&role=SHOP_READER&authenticator=snowflake_jwt",
    "jdbc:snowflake://teaorg-shop.snowflakecomputing.com/?user=shop_reader&db=SHOP&warehouse=READ_WH",
    "account=teaorg-shop;user=shop_reader;db=SHOP;warehouse=READ_WH",
  ],
  "google-bigquery": [
    "tea-shop-123.shop",
    "tea-shop-123:shop",
    "bigquery://tea-shop-123/shop",
    "ProjectId=tea-shop-123;DefaultDataset=shop;OAuthType=3",
  ],
  "amazon-redshift": [
    `redshift://shop_reader:${secret}@tea.abc123.us-east-1.redshift.amazonaws.com:5439/dev?sslmode=require`,
    `postgres://shop_reader:${secret}@tea.abc123.us-east-1.redshift.amazonaws.com:5439/dev?sslmode=require`,
    `postgres://shop_reader:${secret}@dwh.tea.shop:5439/dev?sslmode=verify-full`,
    `jdbc:redshift://tea.123.us-east-1.redshift-serverless.amazonaws.com:5439/dev;UID=shop_reader;PWD=${secret};sslmode=verify-ca`,
    "jdbc:redshift:iam://tea.abc123.us-east-1.redshift.amazonaws.com:5439/dev?DbUser=shop_reader&sslmode=require",
  ],
};

const kindsOf = (text: string, page: ConnectionSlug | null) =>
  checkConnection(text, page).findings.map(({ kind }) => kind);

describe.each(connectionSlugs)("a good string for %s", (slug) => {
  it.each(good[slug])("%s", (text) => {
    const { findings, understood } = checkConnection(text, slug);
    expect(findings.filter(({ kind }) => kind !== "password-login")).toEqual([]);
    expect(understood?.owner).toBe(slug);
    expect(understood?.database).not.toBe("");
  });

  it("is distinguished from the strings of all other databases", () => {
    const [mine = ""] = good[slug];
    // A path means a file, and "project.dataset" a project, on their own pages and if the database is unknown.
    if (slug === "google-bigquery")
      return expect(kindsOf("bigquery://tea-shop-123/shop", null)).toEqual([]);
    expect(checkConnection(mine, null).understood?.owner).toBe(slug);
    for (const other of connectionSlugs.filter((each) => each !== slug)) {
      const { findings } = checkConnection(mine, other);
      const stray = findings.find(({ kind }) => /^other-(?:database|host)$/.test(kind));
      expect(stray?.page, other).toBe(slug);
    }
  });
});

describe("it reports", () => {
  const cases = rows.map(([kind, page, text, instead]) => ({ kind, page, text, instead }));
  it.each(cases)("$kind on $page: $text", ({ kind, page, text, instead }) => {
    const { findings } = checkConnection(text, page);
    const found = findings.find((each) => each.kind === kind);
    expect(findings.map((each) => each.kind)).toContain(kind);
    expect(found?.severity).toBe(kinds[kind][0]);
    if (instead !== undefined) expect(found?.instead).toBe(instead);
  });

  it("every kind that has a sentence", () => {
    expect(findingKinds.filter((kind) => !rows.some(([told]) => told === kind))).toEqual([]);
  });

  it("the page that a port belongs to, or what else listens there", () => {
    const [mysql] = checkConnection(at("db.tea.shop:3306"), "postgres").findings;
    expect(mysql).toMatchObject({ kind: "port-other", page: "mysql", values: { port: "3306" } });
    const [ssh] = checkConnection(at("db.tea.shop:22"), "postgres").findings;
    expect(ssh).toMatchObject({ page: null, values: { other: "SSH" } });
  });

  it("how to encode a password's characters, but not the password", () => {
    const { findings } = checkConnection(login("r:a@b:c/d?e#f"), "postgres");
    expect(findings[0]?.values["signs"]).toBe("@ as %40, / as %2F, ? as %3F, # as %23, : as %3A");
  });
});

describe("the parts it reads", () => {
  it.each([
    [
      `postgres://me:${secret}p@s/s#w?rd@db.tea.shop:5432/shop`,
      { host: "db.tea.shop", database: "shop", user: "me", hasPassword: true },
    ],
    [
      "postgres://m%40e@db.tea.shop/sh%20op",
      { user: "m@e", database: "sh op", hasPassword: false, port: "5432", isUsualPort: true },
    ],
    [
      `Server=tcp:sql.tea.shop,1433;Initial Catalog="my;shop";User ID=me;Password='a;b'`,
      {
        host: "sql.tea.shop",
        port: "1433",
        database: "my;shop",
        user: "me",
        owner: "microsoft-sql-server",
      },
    ],
    [
      `Driver={MySQL ODBC 8.0 Driver};Server=db.tea.shop;Port=3307;Uid=me;Pwd={a}}b};`,
      { port: "3307", user: "me", owner: "mysql" },
    ],
    [
      `jdbc:snowflake://teaorg-shop.snowflakecomputing.com/?db=SHOP&warehouse=W&user=me`,
      { host: "teaorg-shop.snowflakecomputing.com", database: "SHOP", user: "me" },
    ],
    [
      "jdbc:bigquery://https://www.googleapis.com/bigquery/v2:443;ProjectId=tea-shop-123;OAuthType=0;OAuthServiceAcctEmail=r@tea-shop-123.iam.gserviceaccount.com;DefaultDataset=shop;",
      { host: "tea-shop-123", database: "shop", owner: "google-bigquery" },
    ],
  ] as const)("%s", (text, parts) => {
    expect(checkConnection(text, null).understood).toMatchObject(parts);
  });
});
