/** Names of tables and columns in SQL. */
import { keywords } from "./keywords.ts";

const reserved: ReadonlySet<string> = new Set(keywords);

/** A quoted name, safe for any characters. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** @returns the name as is, if valid in SQLite; otherwise quoted */
export const nameInSql = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/i.test(name) && !reserved.has(name.toLowerCase()) ? name : quoteName(name);
