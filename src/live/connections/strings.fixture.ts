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
