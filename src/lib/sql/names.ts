/** Names of tables and columns as SQL takes them. */
import { keywords } from "./keywords.ts";

const reserved: ReadonlySet<string> = new Set(keywords);

/** A name as SQL takes any name, whatever is in it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** @returns the name as it is, where that is a name to SQLite; else in quotes */
export const nameInSql = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/i.test(name) && !reserved.has(name.toLowerCase()) ? name : quoteName(name);
