/** The parts of the tests' broken strings. */
import type { FindingKind } from "./findings.ts";
import type { ConnectionSlug } from "./databases.ts";

/** Kind, page, string, and the suggested replacement, if any. */
export type Row = readonly [FindingKind, ConnectionSlug | null, string, string?];

export const secret = "Zq9w-Kx7";
export const at = (host: string, tail = "/shop?sslmode=require") =>
  `postgres://shop_reader:${secret}@${host}${tail}`;
export const login = (text: string) => `postgres://${text}@db.tea.shop:5432/shop?sslmode=require`;
export const pg = (tail: string) => at("db.tea.shop:5432", tail);
export const mssql = (rest: string, host = "sql.tea.shop,1433") =>
  `Server=${host};Database=shop;User ID=r;Password=${secret};${rest}`;
export const mongo = (rest: string, host = "c.ab.mongodb.net") =>
  `mongodb+srv://r:${secret}@${host}/shop${rest}`;
export const server = "microsoft-sql-server";
export const bigquery = "google-bigquery";
